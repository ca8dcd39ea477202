import { deleteApp, initializeApp, type FirebaseApp } from '@firebase/app';
import {
  browserLocalPersistence,
  browserSessionPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  EmailAuthProvider,
  initializeAuth,
  onAuthStateChanged,
  reauthenticateWithCredential,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  verifyPasswordResetCode,
  type Auth,
  type User,
} from '@firebase/auth';
import type { IdentityUser, PasswordIdentity } from '@guildhall/browser-suppliers';
import { appName, toSessionKey } from '../login-data/login-data.ts';
import { createLoginError, toLoginError } from './login-problems.ts';

export interface FirebaseIdentityOptions {
  /** The project's web API key, which is public. */
  apiKey: string;
  projectId: string;
  /** Origin of an emulator, such as the page's own. @default the vendor's hosts */
  emulatorOrigin?: string;
}

/**
 * Identity service backed by Firebase's SDK, without pop-ups, redirects and resolver. The session is in `localStorage`,
 * which all tabs share; a brief one is in the tab's `sessionStorage`.
 */
export function createFirebaseIdentity(options: FirebaseIdentityOptions): PasswordIdentity {
  let { app, auth } = openAuth(options);
  let observer: ((user: IdentityUser | null) => void) | undefined;
  let stopWatching: (() => void) | undefined;
  const startWatching = (): void => {
    stopWatching?.();
    stopWatching = onAuthStateChanged(auth, (user) => observer?.(user && toIdentityUser(user)));
  };

  function getCurrentUser(): User {
    if (!auth.currentUser) throw Object.assign(new Error('Nobody is logged in'), { code: 'auth/null-user' });
    return auth.currentUser;
  }

  return {
    observe(changed) {
      observer = changed;
      startWatching();
      return () => {
        if (observer !== changed) return;
        observer = undefined;
        stopWatching?.();
      };
    },
    logIn: (email, password) => logIn(auth, { email, password }, 'localStorage'),
    logInBriefly: (email, password) => logIn(auth, { email, password }, 'sessionStorage'),
    logOut: () => callSdk(() => signOut(auth)),
    async restart() {
      stopWatching?.();
      for (const storage of [localStorage, sessionStorage]) storage.removeItem(toSessionKey(options.apiKey));
      await callSdk(() => deleteApp(app));
      ({ app, auth } = openAuth(options));
      if (observer) startWatching();
    },
    getIdToken: (fresh) => callSdk(() => getCurrentUser().getIdToken(fresh)),
    fetchCodeOwner: (code) => callSdk(() => verifyPasswordResetCode(auth, code)),
    resetPassword: (code, password) =>
      callSdk(async () => {
        const email = await verifyPasswordResetCode(auth, code);
        await confirmPasswordReset(auth, code, password);
        return email;
      }),
    changePassword: (password, currentPassword) =>
      callSdk(async () => {
        const user = getCurrentUser();
        if (currentPassword !== undefined)
          await reauthenticateWithCredential(
            user,
            EmailAuthProvider.credential(user.email ?? '', currentPassword),
          );
        await updatePassword(user, password);
      }),
    changeName: (displayName) =>
      callSdk(async () => {
        await updateProfile(getCurrentUser(), { displayName });
        return toIdentityUser(getCurrentUser());
      }),
  };
}

async function logIn(
  auth: Auth,
  { email, password }: { email: string; password: string },
  storage: 'localStorage' | 'sessionStorage',
): Promise<void> {
  if (!canStoreSession(storage)) throw createLoginError({ problem: 'not-stored' });
  await callSdk(async () => {
    const isBrief = storage === 'sessionStorage';
    await setPersistence(auth, isBrief ? browserSessionPersistence : browserLocalPersistence);
    await signInWithEmailAndPassword(auth, email, password);
  });
}

/** @throws LoginError for every error of the SDK */
async function callSdk<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw toLoginError(error);
  }
}

/** Returns false where storage is blocked: the SDK would keep the session in memory and lose it on the next page. */
function canStoreSession(storage: 'localStorage' | 'sessionStorage'): boolean {
  const key = 'guildhall-stores';
  try {
    globalThis[storage].setItem(key, '');
    globalThis[storage].removeItem(key);
    return true;
  } catch {
    return false;
  }
}

function openAuth({ apiKey, projectId, emulatorOrigin }: FirebaseIdentityOptions): {
  app: FirebaseApp;
  auth: Auth;
} {
  const app = initializeApp({ apiKey, projectId }, appName);
  // The SDK uses the first that has a session: a tab keeps its brief one after a login in another tab.
  const auth = initializeAuth(app, { persistence: [browserSessionPersistence, browserLocalPersistence] });
  if (emulatorOrigin) connectAuthEmulator(auth, emulatorOrigin, { disableWarnings: true });
  return { app, auth };
}

function toIdentityUser({ uid, email, displayName }: User): IdentityUser {
  return { id: uid, email: email ?? '', displayName: displayName ?? '' };
}
