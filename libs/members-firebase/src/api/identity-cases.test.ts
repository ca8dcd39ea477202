import { identityCases, type IdentityWorld } from '@guildhall/api/testing';
import { controlSandbox, startSandbox } from '@guildhall/sandbox';
import { afterAll, beforeAll, describe, it, vi } from 'vitest';
import { connectIdentity } from './firebase-identity.ts';
import { connectRecords } from './records.ts';

const project = 'demo-guildhall';
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
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  sandbox = await startSandbox({ port: 0 });
  const { identity: controls } = controlSandbox(sandbox.origin);
  await controls.start();
  const emulator = new URL(sandbox.origin).host;
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', emulator);
  const identity = await connectIdentity(
    { IDENTITY_PROJECT: project, FIREBASE_AUTH_EMULATOR_HOST: emulator, deadlineMs: 5_000 },
    // The emulator runs in this process, so its clock is moved too.
    { wait: async (ms) => void vi.setSystemTime(Date.now() + ms) },
  );
  const { fetchAccessToken } = identity;
  world = {
    identity,
    records: connectRecords({
      ...{ origin: sandbox.origin, project, fetchAccessToken, deadlineMs: 5_000 },
      onEvent: () => undefined,
    }),
    async register(email, { isConfirmed }) {
      const uid = await controls.addMember({ email, password, emailVerified: isConfirmed });
      return { uid, token: await logIn(email) };
    },
    async logIn(email, oobCode) {
      await callIdentity('resetPassword', { oobCode, newPassword: password });
      return logIn(email);
    },
    async readName(uid) {
      const response = await fetch(
        `${sandbox.origin}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:lookup`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
          body: JSON.stringify({ localId: [uid] }),
        },
      );
      const { users } = (await response.json()) as { users?: { displayName?: string }[] };
      return users?.[0]?.displayName ?? '';
    },
    disable: async (uid) => void (await controls.changeMember(uid, { disabled: true })),
  };
}, 60_000);
afterAll(async () => {
  await world.identity.close();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  await sandbox.close();
});

describe('against the vendor’s own emulator', () => {
  it.each(identityCases)('$title', ({ prove }) => prove(world));
});
