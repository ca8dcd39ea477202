import type { PasswordRequirement } from '@guildhall/browser-suppliers';
import type { MemberCalls, MemberRefusal } from '../calls/member-calls.ts';
import type { Store } from 'jotai';
import type { LazyIdentity } from '../identity/lazy-identity.ts';
import type { LinkIdentity, PasswordIdentity } from '../identity/identity.ts';
import {
  getMissingRequirements,
  refusalToProblem,
  toProblem,
  type MemberProblem,
} from '../identity/problem.ts';
import type { Members, PasswordProblem } from './members.ts';
import { resetCode } from './emailed-codes.ts';
import { sessionStateAtom, userAtom } from './session-atoms.ts';
import type { WithToken } from './with-token.ts';

interface ActionOptions {
  identity: LazyIdentity;
  calls: MemberCalls;
  onLogOut?: (() => void) | undefined;
  endsPortal?: boolean | undefined;
  signal: AbortSignal;
}

/** Maximum wait for a token to end the portal's sessions before a logout leaves the page, ms. */
const maxLogoutWaitMs = 2_000;

export function createSessionActions(
  store: Store,
  { identity, calls, onLogOut, endsPortal = false, signal }: ActionOptions,
): Pick<Members, 'logIn' | 'logOut' | 'getIdToken'> & {
  isLoggingOut: () => boolean;
  waitForLogout: () => Promise<void>;
} {
  let logouts = 0;
  let portalLogout = Promise.resolve();
  async function getIdToken(fresh?: boolean): Promise<string | undefined> {
    return store.get(userAtom) ? (await identity.get()).getIdToken(fresh) : undefined;
  }
  return {
    getIdToken,
    isLoggingOut: () => logouts > 0,
    logIn(email, password, isBrief = false) {
      const isHanging = store.get(sessionStateAtom) === 'late';
      return identity.attempt(async (current) => {
        const service = current as PasswordIdentity;
        // Otherwise the login waits for the pending check.
        if (isHanging) await service.restart();
        await (isBrief ? service.logInBriefly(email, password) : service.logIn(email, password));
      });
    },
    /** Settles when the request to end the portal's sessions has started, or cannot start in time. */
    waitForLogout: () => portalLogout,
    async logOut() {
      logouts += 1;
      // A token may need a request. The session ends without waiting for it. Where the session ends at the api, a token
      // would be refused by the time it is used.
      const token = endsPortal ? Promise.resolve(undefined) : getIdToken().catch(() => undefined);
      void token.then((known) => (known === undefined ? undefined : calls.leavePortal(known)));
      portalLogout = waitAtMost(maxLogoutWaitMs, token, signal);
      await identity.attempt((service) => service.logOut());
      logouts -= 1;
      onLogOut?.();
    },
  };
}

/** Resolves with the work, which must not reject, after `ms`, or when it is aborted. */
function waitAtMost(ms: number, work: Promise<unknown>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, ms);
    void work.then(end);
    signal.addEventListener('abort', end);
  });
}

type ProfileActions = Pick<
  Members,
  | 'callLinks'
  | 'findCodeOwner'
  | 'requestPasswordMail'
  | 'resetPassword'
  | 'changePassword'
  | 'changeName'
  | 'readStatus'
  | 'callProfile'
>;

export function createProfileActions(
  store: Store,
  { identity, calls, withToken }: ActionOptions & { withToken: WithToken },
): ProfileActions {
  async function setPassword(
    work: (service: PasswordIdentity) => Promise<unknown>,
  ): Promise<PasswordProblem | undefined> {
    let missing: readonly PasswordRequirement[] = [];
    const problem = await identity.attempt(async (service) => {
      await work(service as PasswordIdentity).catch((error: unknown) => {
        missing = getMissingRequirements(error);
        throw error;
      });
      // If this fails, the api sees it at the next login.
      void service
        .getIdToken(false)
        .then(calls.notePassword)
        .catch(() => undefined);
    });
    const isRefused = problem === 'weak-password' || problem === 'password-refused';
    return isRefused && missing.length > 0 ? { missing } : problem;
  }
  return {
    async findCodeOwner(code) {
      let email = '';
      const problem = await identity.attempt(async (service) => {
        email = await (service as PasswordIdentity).fetchCodeOwner(code);
      });
      return problem === undefined ? { email } : { problem: toCodeProblem(problem) };
    },
    async requestPasswordMail(email) {
      const result = await calls.sendPasswordMail(email);
      return result.outcome === 'refused' ? refusalToProblem(result.why) : undefined;
    },
    async resetPassword(code, password) {
      const problem = await setPassword(async (service) => {
        const email = await service.resetPassword(code, password);
        resetCode.forget();
        // The password is set even if this fails: the page then links to the login.
        await service.logIn(email, password).catch(() => undefined);
      });
      return typeof problem === 'string' ? toCodeProblem(problem) : problem;
    },
    async changePassword(password, current) {
      const problem = await setPassword((service) => service.changePassword(password, current));
      return problem === 'wrong-login' && current !== undefined ? 'wrong-password' : problem;
    },
    changeName: (name) => changeName(store, { identity, calls, withToken }, name),
    callLinks: (work) => identity.attempt((service) => work(service as LinkIdentity)),
    callProfile: (changes) => callProfile({ calls, withToken }, changes),
    async readStatus() {
      const result = await withToken((token) => calls.readStatus(token)).catch(() => undefined);
      if (result?.outcome !== 'status') return undefined;
      const { status, endsAt, contract } = result;
      return {
        status,
        ...(endsAt !== undefined && { endsAt }),
        ...(contract !== undefined && { contract }),
      };
    },
  };
}

/**
 * A code's owner may learn that the login is disabled or deleted, and has no email field that could be wrong. Unusable
 * codes are forgotten.
 */
function toCodeProblem(problem: MemberProblem): MemberProblem {
  const codeProblem = problem === 'wrong-login' ? 'login-closed' : problem;
  if (codeProblem === 'login-closed' || codeProblem === 'expired-link') resetCode.forget();
  return codeProblem;
}

async function changeName(
  store: Store,
  { identity, calls, withToken }: Pick<ActionOptions, 'identity' | 'calls'> & { withToken: WithToken },
  name: string,
): Promise<MemberProblem | undefined> {
  let why: MemberRefusal | undefined;
  const problem = await identity.attempt(async (service) => {
    // The api makes billing follow; where members log in by links, it keeps the name, too.
    const result =
      'requestLink' in service ? undefined : await withToken((token) => calls.changeName(token, name));
    if (result?.outcome === 'refused') ({ why } = result);
    if (why !== undefined) return;
    const { displayName } = await service.changeName(name);
    store.set(userAtom, (user) => user && { ...user, displayName });
  });
  return problem ?? (why && refusalToProblem(why));
}

async function callProfile(
  { calls, withToken }: { calls: MemberCalls; withToken: WithToken },
  changes: Parameters<Members['callProfile']>[0],
): ReturnType<Members['callProfile']> {
  try {
    const result = await withToken((token) => calls.callProfile(token, changes));
    if (!result) return { problem: 'session-ended' };
    return 'values' in result ? { values: result.values } : { problem: refusalToProblem(result.why) };
  } catch (error) {
    return { problem: toProblem(error) };
  }
}
