import { deleteApp, initializeApp } from '@firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, type Auth } from '@firebase/auth';
import { onTestFinished } from 'vitest';
import { projectId } from './id-token.ts';
import { identityApiKey } from './identity.ts';

let apps = 0;

/** The vendor's browser library, as in a new browser. */
export function createBrowserAuth(origin: string, apiKey = identityApiKey): Auth {
  apps += 1;
  const app = initializeApp({ apiKey, projectId }, `browser-${apps}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, origin, { disableWarnings: true });
  onTestFinished(() => deleteApp(app));
  return auth;
}

/** The library's error code; `done` if nothing was refused. */
export async function readErrorCode(what: Promise<unknown>): Promise<string> {
  return what.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );
}

/** The message of the service's refusal; `done` if there is none. */
export async function readErrorMessage(
  origin: string,
  operation: string,
  body: object,
  key = identityApiKey,
) {
  const response = await fetch(
    `${origin}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=${key}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  const { error } = (await response.json()) as { error?: { message: string } };
  return error?.message ?? 'done';
}
