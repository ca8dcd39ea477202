import { identityCases, type IdentityWorld } from '@guildhall/api/testing';
import { controlSandbox, startSandbox } from '@guildhall/sandbox';
import type { HostSettings } from '@guildhall/suppliers';
import { afterAll, beforeAll, describe, it, vi } from 'vitest';
import { firebase } from './firebase.ts';

const password = 'known for years';
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let world: IdentityWorld;

async function callIdentity(method: string, body: object): Promise<{ idToken?: string }> {
  const url = `${sandbox.origin}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=sandbox-identity-key`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { idToken?: string };
}

async function logIn(email: string): Promise<string> {
  const { idToken } = await callIdentity('signInWithPassword', { email, password, returnSecureToken: true });
  return String(idToken);
}

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  const { identity: controls } = controlSandbox(sandbox.origin);
  await controls.start();
  const emulator = new URL(sandbox.origin).host;
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', emulator);
  const settings = {
    IDENTITY_PROJECT: 'demo-guildhall',
    FIREBASE_AUTH_EMULATOR_HOST: emulator,
    RECORDS_ORIGIN: sandbox.origin,
  };
  const connection = firebase().connectIdentity?.(settings as unknown as HostSettings);
  if (!connection) throw new Error('there are no identities');
  const identity = await connection.connect(5_000);
  world = {
    identity,
    records: connection.connectRecords(identity, { deadlineMs: 5_000, onEvent: () => undefined }),
    async register(email, { isConfirmed }) {
      const uid = await controls.addMember({ email, password, emailVerified: isConfirmed });
      return { uid, token: await logIn(email) };
    },
    async logIn(email, oobCode) {
      await callIdentity('resetPassword', { oobCode, newPassword: password });
      return logIn(email);
    },
    disable: async (uid) => void (await controls.changeMember(uid, { disabled: true })),
  };
}, 60_000);
afterAll(async () => {
  await world.identity.close();
  vi.unstubAllEnvs();
  await sandbox.close();
});

describe('against the vendor’s own emulator', () => {
  it.each(identityCases)('$title', ({ prove }) => prove(world));
});
