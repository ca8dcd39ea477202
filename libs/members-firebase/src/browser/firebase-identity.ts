import { deleteApp, initializeApp, type FirebaseApp } from '@firebase/app';
import {
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  EmailAuthProvider,
  initializeAuth,
  onAuthStateChanged,
  reauthenticateWithCredential,
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

export interface FirebaseIdentityOptions {
  /** The project's web API key, which is public. */
  apiKey: string;
  projectId: string;
  /** Origin of an emulator, such as the page's own. @default the vendor's hosts */
  emulatorOrigin?: string;
}

/**
 * Identity service backed by Firebase's SDK, without pop-ups, redirects and resolver. The session is in `localStorage`,
 * which all tabs share.
 */
export function createFirebaseIdentity(options: FirebaseIdentityOptions): PasswordIdentity {
  let { app, auth } = openAuth(options);
  let onChange: (user: IdentityUser | null) => void = () => {};
  const startWatching = () => onAuthStateChanged(auth, (user) => onChange(user && toIdentityUser(user)));
  let stopWatching: (() => void) | undefined;

  function getCurrentUser(): User {
    if (!auth.currentUser) throw Object.assign(new Error('Nobody is logged in'), { code: 'auth/null-user' });
    return auth.currentUser;
  }

  return {
    observe(listener) {
      onChange = listener;
      stopWatching ??= startWatching();
    },
    async logIn(email, password) {
      if (!canStoreSession())
        throw Object.assign(new Error('Storage is denied'), { code: storageDeniedCode });
      await signInWithEmailAndPassword(auth, email, password);
    },
    logOut: () => signOut(auth),
    async restart() {
      stopWatching?.();
      localStorage.removeItem(toSessionKey(options.apiKey));
      await deleteApp(app);
      ({ app, auth } = openAuth(options));
      stopWatching = startWatching();
    },
    async getIdToken(fresh) {
      return getCurrentUser().getIdToken(fresh);
    },
    fetchCodeOwner: (code) => verifyPasswordResetCode(auth, code),
    async resetPassword(code, password) {
      const email = await verifyPasswordResetCode(auth, code);
      await confirmPasswordReset(auth, code, password);
      return email;
    },
    async changePassword(password, currentPassword) {
      const user = getCurrentUser();
      if (currentPassword !== undefined)
        await reauthenticateWithCredential(
          user,
          EmailAuthProvider.credential(user.email ?? '', currentPassword),
        );
      await updatePassword(user, password);
    },
    async changeName(displayName) {
      await updateProfile(getCurrentUser(), { displayName });
      return toIdentityUser(getCurrentUser());
    },
  };
}

const storageDeniedCode = 'auth/web-storage-unsupported';

/** Returns false where storage is blocked: the SDK would keep the session in memory and lose it on the next page. */
function canStoreSession(): boolean {
  const key = 'guildhall-stores';
  try {
    localStorage.setItem(key, '');
    localStorage.removeItem(key);
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
  const auth = initializeAuth(app, { persistence: browserLocalPersistence });
  if (emulatorOrigin) connectAuthEmulator(auth, emulatorOrigin, { disableWarnings: true });
  return { app, auth };
}

function toIdentityUser({ uid, email, displayName }: User): IdentityUser {
  return { id: uid, email: email ?? '', displayName: displayName ?? '' };
}
