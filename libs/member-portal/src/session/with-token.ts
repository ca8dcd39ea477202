import { toProblem } from '../identity/problem.ts';

/** An answer of the api to the member who is logged in. */
type ApiOutcome = { outcome: string } | { outcome: 'refused'; why: string };

/**
 * Makes a member's call with their token; `undefined` without a session. Rejects as the identity service does when
 * that has no token to give.
 */
export type WithToken = <Outcome extends ApiOutcome>(
  call: (token: string) => Promise<Outcome>,
) => Promise<Outcome | undefined>;

/**
 * A refused token is renewed, once. When there is none, or that is refused too, the session has ended.
 */
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
      // Not known to be over.
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
