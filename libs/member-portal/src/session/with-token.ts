/** An answer of the api to whoever is logged in. */
type Answer = { outcome: string } | { outcome: 'refused'; why: string };

/** Makes a call of whoever is logged in; `undefined` when nobody is. */
export type WithToken = <Answered extends Answer>(
  call: (token: string) => Promise<Answered>,
) => Promise<Answered | undefined>;

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
    if (!isSessionOver(answer)) return answer;
    const fresh = await tokenOf(true);
    const again = fresh === undefined ? answer : await call(fresh);
    if (isSessionOver(again)) await endSession();
    return again;
  };
}

function isSessionOver(answer: Answer): boolean {
  return 'why' in answer && answer.why === 'session';
}
