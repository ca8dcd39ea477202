import type { CallOutcome } from '../calls/member-calls.ts';

/** Makes a call of whoever is logged in; `undefined` when nobody is. */
export type WithToken = <Value>(
  call: (token: string) => Promise<CallOutcome<Value>>,
) => Promise<CallOutcome<Value> | undefined>;

/** A token that is refused is asked for anew, once. When that one is refused too, the session has ended. */
export function createWithToken(
  idToken: (fresh?: boolean) => Promise<string | undefined>,
  endSession: () => Promise<void>,
): WithToken {
  const tokenOf = (fresh: boolean): Promise<string | undefined> => idToken(fresh).catch(() => undefined);
  return async (call) => {
    const token = await tokenOf(false);
    if (token === undefined) return undefined;
    const answer = await call(token);
    if (answer.outcome !== 'unauthorized') return answer;
    const fresh = await tokenOf(true);
    const again = fresh === undefined ? answer : await call(fresh);
    if (again.outcome === 'unauthorized') await endSession();
    return again;
  };
}
