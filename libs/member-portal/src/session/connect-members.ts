import type { Store } from 'jotai';
import { showInfoMessage } from '@guildhall/ui';
import type { Identity, IdentityUser } from '../identity/identity.ts';
import { codeOf, problemOf, type Problem } from '../identity/problem.ts';
import { createPortal } from '../portal/create-portal.ts';
import { memberTexts } from '../texts/member-texts.ts';
import { createAuthChange } from './auth-change.ts';
import { createWithToken } from './with-token.ts';
import { browserPage } from './member-page.ts';
import type { Members } from './members.ts';
import type { MembersOptions } from './members-options.ts';
import { membersAtom, sessionStateAtom, userAtom } from './session-atoms.ts';
import { startBehaviours } from './start-behaviours.ts';

const defaultLateMs = 5_000;

/**
 * Connects a store to the members' area: from now on `userAtom` says who is logged in, and `membersAtom` holds what can be
 * done. Without a remembered session nobody is logged in at once, and nothing is fetched. Call it once per page.
 */
export function connectMembers(store: Store, options: MembersOptions): Members {
  const { calls, isRemembered, page = browserPage, texts = memberTexts, lateMs = defaultLateMs } = options;
  let loading: Promise<Identity> | undefined;
  let late: ReturnType<typeof setTimeout> | undefined;
  const change = createAuthChange(store, { ...options, page, idToken: () => members.idToken() });

  /** The identity service, observed from the first time it is needed. */
  function identity(): Promise<Identity> {
    loading ??= options.loadIdentity().then(
      (loaded) => {
        loaded.observe(passOn);
        return loaded;
      },
      (error: unknown) => {
        loading = undefined;
        throw Object.assign(new Error('The identity service’s script could not be fetched'), {
          code: 'network-request-failed',
          cause: error,
        });
      },
    );
    return loading;
  }
  function passOn(user: IdentityUser | null): void {
    clearTimeout(late);
    void change(user).then(() => user && store.get(userAtom) && portal.openIfAsked());
  }
  async function attempt(work: (identity: Identity) => Promise<unknown>): Promise<Problem | undefined> {
    try {
      await work(await identity());
      return undefined;
    } catch (error) {
      const problem = problemOf(error);
      if (problem === 'technical') options.onTechnicalError?.(codeOf(error));
      return problem;
    }
  }
  function lookUp(): void {
    clearTimeout(late);
    if (!isRemembered()) return void change(null);
    store.set(sessionStateAtom, 'checking');
    late = setTimeout(() => store.set(sessionStateAtom, 'late'), lateMs);
    // What cannot be fetched is late at once: waiting does not help.
    identity().catch(() => {
      clearTimeout(late);
      store.set(sessionStateAtom, 'late');
    });
  }
  const withToken = createWithToken((fresh) => members.idToken(fresh), endSession);
  async function endSession(): Promise<void> {
    await members.logOut();
    showInfoMessage(store, {
      status: 'error',
      title: texts.sessionEndedTitle,
      description: texts.problems['session-ended'],
    });
  }
  const portal = createPortal(store, { ...options, page, texts, withToken });

  const members: Members = {
    ...portal,
    async logIn(email, password) {
      const isHanging = store.get(sessionStateAtom) === 'late';
      return attempt(async (service) => {
        if (isHanging) await service.startAnew();
        await service.logIn(email, password);
      });
    },
    async logOut() {
      const token = await members.idToken().catch(() => undefined);
      if (token !== undefined) void calls.endPortalSessions(token);
      await attempt((service) => service.logOut());
      options.onLogOut?.();
    },
    retry: lookUp,
    async askForMail(email) {
      const { outcome } = await calls.askForMail(email);
      return outcome === 'done' ? undefined : problemOfCall(outcome);
    },
    resetPassword: (code, password) =>
      attempt(async (service) => {
        const email = await service.resetPassword(code, password);
        // The password is set, whatever comes of this: the login is offered then.
        await service.logIn(email, password).catch(() => undefined);
      }),
    async changePassword(password, current) {
      const problem = await attempt((service) => service.changePassword(password, current));
      return problem === 'wrong-login' && current !== undefined ? 'wrong-password' : problem;
    },
    changeName: (name) =>
      attempt(async (service) => {
        const { displayName } = await service.changeName(name);
        store.set(userAtom, (user) => user && { ...user, displayName });
      }),
    async readStatus() {
      const answer = await withToken((token) => calls.status(token));
      return answer?.outcome === 'done' ? answer.value : undefined;
    },
    async idToken(fresh) {
      return store.get(userAtom) ? (await identity()).idToken(fresh) : undefined;
    },
  };
  store.set(membersAtom, members);
  startBehaviours(store, { ...options, page });
  followOtherTabs(store, isRemembered, lookUp);
  lookUp();
  return members;
}

const problemsOfCalls: Readonly<Record<string, Problem>> = { 'too-many': 'too-many', offline: 'offline' };

function problemOfCall(outcome: string): Problem {
  return problemsOfCalls[outcome] ?? 'technical';
}

/** Another tab may log in before this one has asked for anything, and a page may come back from a time before a logout. */
function followOtherTabs(store: Store, isRemembered: () => boolean, lookUp: () => void): void {
  const look = (): void => {
    const isIn = store.get(sessionStateAtom) === 'in';
    if (isRemembered() !== isIn && store.get(sessionStateAtom) !== 'checking') lookUp();
  };
  addEventListener('storage', look);
  addEventListener('pageshow', (event) => event.persisted && look());
}
