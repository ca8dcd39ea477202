import { toProblem } from '../identity/problem.ts';

type ApiOutcome = { outcome: string } | { outcome: 'refused'; why: string };

/**
 * Calls the api with the member's token; `undefined` without a session. Rejects with the identity service's `LoginError`
 * if it has no token.
 */
export type WithToken = <Outcome extends ApiOutcome>(
  call: (token: string) => Promise<Outcome>,
) => Promise<Outcome | undefined>;

/** Renews a rejected token once. If the new one is rejected, too, the session has ended. */
export function createWithToken(
  getIdToken: (fresh?: boolean) => Promise<string | undefined>,
  endSession: () => Promise<void>,
): WithToken {
  return async (call) => {
    const token = await getIdToken(false);
    if (token === undefined) return undefined;
    const outcome = await call(token);
    if (!isSessionOver(outcome)) return outcome;
    const fresh = await getIdToken(true).catch((error: unknown) => {
      // The session may still be valid.
      if (toProblem(error) === 'offline') throw error;
    });
    const retried = fresh === undefined ? outcome : await call(fresh);
    if (isSessionOver(retried)) await endSession();
    return retried;
  };
}

function isSessionOver(outcome: ApiOutcome): boolean {
  return 'why' in outcome && outcome.why === 'session';
}
