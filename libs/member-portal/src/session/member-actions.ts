import type { MemberCalls } from '@guildhall/api-contract';
import type { Store } from 'jotai';
import type { LazyIdentity } from '../identity/lazy-identity.ts';
import type { Identity } from '../identity/identity.ts';
import { parseMissingRequirements, type PasswordRequirement } from '../identity/password-requirements.ts';
import { problemOfRefusal, type Problem } from '../identity/problem.ts';
import type { Members, PasswordProblem } from './members.ts';
import { forgetResetCode } from './reset-code.ts';
import { sessionStateAtom, userAtom } from './session-atoms.ts';
import type { WithToken } from './with-token.ts';

interface ActionParts {
  identity: LazyIdentity;
  calls: MemberCalls;
  onLogOut?: (() => void) | undefined;
}

/** The time for which a page that a logout leaves waits for a token with which to end the portal's sessions, ms. */
const maxFarewellMs = 2_000;

/** Logging in and out, and the token of the member who is logged in. */
export function createSessionActions(
  store: Store,
  { identity, calls, onLogOut }: ActionParts,
): Pick<Members, 'logIn' | 'logOut' | 'idToken'> & {
  isLeaving: () => boolean;
  farewell: () => Promise<void>;
} {
  let leaving = 0;
  let farewell = Promise.resolve();
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
    /** Settles when the api has been asked to end the portal's sessions, or when there is no token for that in time. */
    farewell: () => farewell,
    async logOut() {
      leaving += 1;
      // It may need a request of its own. The session ends here without waiting for either.
      const token = idToken().catch(() => undefined);
      void token.then((known) => (known === undefined ? undefined : calls.leavePortal(known)));
      farewell = within(maxFarewellMs, token);
      await identity.attempt((service) => service.logOut());
      leaving -= 1;
      onLogOut?.();
    },
  };
}

/** Resolves with the work, which does not reject, or after so many ms. */
function within(ms: number, work: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    void work.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

type ProfileActions = Pick<
  Members,
  'ownerOf' | 'askForMail' | 'resetPassword' | 'changePassword' | 'changeName' | 'readStatus'
>;

/** Passwords, the name, and the state of the membership. */
export function createProfileActions(
  store: Store,
  { identity, calls, withToken }: ActionParts & { withToken: WithToken },
): ProfileActions {
  async function setPassword(
    work: (service: Identity) => Promise<unknown>,
  ): Promise<PasswordProblem | undefined> {
    let missing: PasswordRequirement[] = [];
    const problem = await identity.attempt((service) =>
      work(service).catch((error: unknown) => {
        missing = parseMissingRequirements(error);
        throw error;
      }),
    );
    const isRefused = problem === 'weak-password' || problem === 'password-refused';
    return isRefused && missing.length > 0 ? { missing } : problem;
  }
  return {
    async ownerOf(code) {
      let email = '';
      const problem = await identity.attempt(async (service) => {
        email = await service.ownerOf(code);
      });
      return problem === undefined ? { email } : { problem: ofCode(problem) };
    },
    async askForMail(email) {
      const answer = await calls.sendPasswordMail(email);
      return answer.outcome === 'refused' ? problemOfRefusal(answer.why) : undefined;
    },
    async resetPassword(code, password) {
      const problem = await setPassword(async (service) => {
        const email = await service.resetPassword(code, password);
        forgetResetCode();
        // The password is set, whatever comes of this: the login is offered then.
        await service.logIn(email, password).catch(() => undefined);
      });
      return typeof problem === 'string' ? ofCode(problem) : problem;
    },
    async changePassword(password, current) {
      const problem = await setPassword((service) => service.changePassword(password, current));
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

/**
 * Who has the code of a mail reads its mailbox, and may know that its login is disabled or gone. There is no email field
 * then that could be wrong. A code that cannot be used any more is forgotten.
 */
function ofCode(problem: Problem): Problem {
  const ofOwner = problem === 'wrong-login' ? 'login-closed' : problem;
  if (ofOwner === 'login-closed' || ofOwner === 'expired-link') forgetResetCode();
  return ofOwner;
}
