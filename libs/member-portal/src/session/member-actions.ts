import type { MemberCalls } from '@guildhall/api-contract';
import type { Store } from 'jotai';
import type { LazyIdentity } from '../identity/lazy-identity.ts';
import { problemOfRefusal } from '../identity/problem.ts';
import type { Members } from './members.ts';
import { sessionStateAtom, userAtom } from './session-atoms.ts';
import type { WithToken } from './with-token.ts';

interface ActionParts {
  identity: LazyIdentity;
  calls: MemberCalls;
  onLogOut?: (() => void) | undefined;
}

/** Logging in and out, and the token of the member who is logged in. */
export function createSessionActions(
  store: Store,
  { identity, calls, onLogOut }: ActionParts,
): Pick<Members, 'logIn' | 'logOut' | 'idToken'> & { isLeaving: () => boolean } {
  let leaving = 0;
  async function idToken(fresh?: boolean): Promise<string | undefined> {
    return store.get(userAtom) ? (await identity.get()).idToken(fresh) : undefined;
  }
  return {
    idToken,
    /** Whether a logout is under way, so that the end of the session is no surprise. */
    isLeaving: () => leaving > 0,
    logIn(email, password) {
      const isHanging = store.get(sessionStateAtom) === 'late';
      return identity.attempt(async (service) => {
        // A login would wait until the look-up gives up.
        if (isHanging) await service.startAnew();
        await service.logIn(email, password);
      });
    },
    async logOut() {
      leaving += 1;
      const token = await idToken().catch(() => undefined);
      if (token !== undefined) void calls.leavePortal(token);
      await identity.attempt((service) => service.logOut());
      leaving -= 1;
      onLogOut?.();
    },
  };
}

type ProfileActions = Pick<
  Members,
  'askForMail' | 'resetPassword' | 'changePassword' | 'changeName' | 'readStatus'
>;

/** Passwords, the name, and the state of the membership. */
export function createProfileActions(
  store: Store,
  { identity, calls, withToken }: ActionParts & { withToken: WithToken },
): ProfileActions {
  return {
    async askForMail(email) {
      const answer = await calls.sendPasswordMail(email);
      return answer.outcome === 'refused' ? problemOfRefusal(answer.why) : undefined;
    },
    resetPassword: (code, password) =>
      identity.attempt(async (service) => {
        const email = await service.resetPassword(code, password);
        // The password is set, whatever comes of this: the login is offered then.
        await service.logIn(email, password).catch(() => undefined);
      }),
    async changePassword(password, current) {
      const problem = await identity.attempt((service) => service.changePassword(password, current));
      return problem === 'wrong-login' && current !== undefined ? 'wrong-password' : problem;
    },
    changeName: (name) =>
      identity.attempt(async (service) => {
        const { displayName } = await service.changeName(name);
        store.set(userAtom, (user) => user && { ...user, displayName });
      }),
    async readStatus() {
      const answer = await withToken((token) => calls.statusOf(token)).catch(() => undefined);
      if (answer?.outcome !== 'status') return undefined;
      const { status, endsAt } = answer;
      return { status, ...(endsAt !== undefined && { endsAt }) };
    },
  };
}
