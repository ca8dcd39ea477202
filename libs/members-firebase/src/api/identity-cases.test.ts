import { testIdentityAdapter, type IdentityWorld } from '@guildhall/adapter-tests/identity';
import { controlSandbox, startSandbox } from '@guildhall/sandbox';
import { vi } from 'vitest';
import * as vitest from 'vitest';
import { connectIdentity } from './firebase-identity.ts';
import { connectRecords } from './records.ts';

const project = 'demo-guildhall';
const password = 'known for years';

/** The vendor's own emulator. */
async function createWorld(): Promise<IdentityWorld> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const sandbox = await startSandbox({ port: 0 });
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
  const callIdentity = async (method: string, body: object) => {
    const url = `${sandbox.origin}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=sandbox-identity-key`;
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { idToken?: string };
  };
  const logIn = async (email: string) => {
    const login = { email, password, returnSecureToken: true };
    return String((await callIdentity('signInWithPassword', login)).idToken);
  };
  return {
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
    async close() {
      await identity.close();
      vi.unstubAllEnvs();
      vi.useRealTimers();
      await sandbox.close();
    },
  };
}

testIdentityAdapter(vitest, 'logins with passwords, against the vendor’s own emulator', createWorld);
