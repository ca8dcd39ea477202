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
import { appName, rememberedKey } from '../remembered/index.ts';
import type { Identity, IdentityUser } from './identity.ts';

/** Where the identity service is. */
export interface FirebaseIdentityOptions {
  /** The project's web API key. It is public. */
  apiKey: string;
  projectId: string;
  /** The origin of a stand-in, such as the page's own; the vendor's hosts when not given. */
  emulatorOrigin?: string;
}

/**
 * The identity service by Firebase's SDK. Only what logging in needs: no pop-ups, no redirects, hence no resolver. The
 * session is stored in `localStorage`, which all tabs share.
 */
export function createFirebaseIdentity(options: FirebaseIdentityOptions): Identity {
  let { app, auth } = open(options);
  let changed: (user: IdentityUser | null) => void = () => {};
  const watch = () => onAuthStateChanged(auth, (user) => changed(user && identityUser(user)));
  let unwatch: (() => void) | undefined;

  function current(): User {
    if (!auth.currentUser) throw Object.assign(new Error('Nobody is logged in'), { code: 'auth/null-user' });
    return auth.currentUser;
  }

  return {
    observe(listener) {
      changed = listener;
      unwatch ??= watch();
    },
    async logIn(email, password) {
      if (!canStore()) throw Object.assign(new Error('Storage is denied'), { code: storageDenied });
      await signInWithEmailAndPassword(auth, email, password);
    },
    logOut: () => signOut(auth),
    async startAnew() {
      unwatch?.();
      localStorage.removeItem(rememberedKey(options.apiKey));
      await deleteApp(app);
      ({ app, auth } = open(options));
      unwatch = watch();
    },
    async idToken(fresh) {
      return current().getIdToken(fresh);
    },
    ownerOf: (code) => verifyPasswordResetCode(auth, code),
    async resetPassword(code, password) {
      const email = await verifyPasswordResetCode(auth, code);
      await confirmPasswordReset(auth, code, password);
      return email;
    },
    async changePassword(password, currentPassword) {
      const user = current();
      if (currentPassword !== undefined)
        await reauthenticateWithCredential(
          user,
          EmailAuthProvider.credential(user.email ?? '', currentPassword),
        );
      await updatePassword(user, password);
    },
    async changeName(displayName) {
      await updateProfile(current(), { displayName });
      return identityUser(current());
    },
  };
}

/** The SDK's own code for it. */
const storageDenied = 'auth/web-storage-unsupported';

/** True when a session can be stored. If not, the SDK keeps it in memory, and the next page knows nothing of it. */
function canStore(): boolean {
  const key = 'guildhall-stores';
  try {
    localStorage.setItem(key, '');
    localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

function open({ apiKey, projectId, emulatorOrigin }: FirebaseIdentityOptions): {
  app: FirebaseApp;
  auth: Auth;
} {
  const app = initializeApp({ apiKey, projectId }, appName);
  const auth = initializeAuth(app, { persistence: browserLocalPersistence });
  if (emulatorOrigin) connectAuthEmulator(auth, emulatorOrigin, { disableWarnings: true });
  return { app, auth };
}

function identityUser({ uid, email, displayName }: User): IdentityUser {
  return { id: uid, email: email ?? '', displayName: displayName ?? '' };
}
