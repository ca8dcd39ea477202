import { toProblem } from '../identity/problem.ts';

type ApiOutcome = { outcome: string } | { outcome: 'refused'; why: string };

/**
 * Calls the api with the member's token; `undefined` without a session. Rejects with the identity service's error if it
 * has no token.
 */
export type WithToken = <Outcome extends ApiOutcome>(
  call: (token: string) => Promise<Outcome>,
) => Promise<Outcome | undefined>;

/** Renews a rejected token once. If the new one is rejected, too, the session has ended. */
export function createWithToken(
  idToken: (fresh?: boolean) => Promise<string | undefined>,
  endSession: () => Promise<void>,
): WithToken {
  return async (call) => {
    const token = await idToken(false);
    if (token === undefined) return undefined;
    const answer = await call(token);
    if (!isSessionOver(answer)) return answer;
    const fresh = await idToken(true).catch((error: unknown) => {
      // The session may still be valid.
      if (toProblem(error) === 'offline') throw error;
    });
    const again = fresh === undefined ? answer : await call(fresh);
    if (isSessionOver(again)) await endSession();
    return again;
  };
}

function isSessionOver(answer: ApiOutcome): boolean {
  return 'why' in answer && answer.why === 'session';
}
