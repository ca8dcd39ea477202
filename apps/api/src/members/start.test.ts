import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { inProcessIdentity } from './identity.fixture.ts';
import { membersEnv } from './members.fixture.ts';

const right = {
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  client: { permissions: { disabledUserSignup: true } },
};

/** An api in production, with these settings of its project. */
async function startWith(settings: object, status = 200, isSilent = false) {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-members-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const log: Record<string, unknown>[] = [];
  const account = { project_id: 'guildhall-live', client_email: 'a@guildhall.example', private_key: 'a-key' };
  const app = await createApp(
    readConfig({
      ...membersEnv(folder),
      IDENTITY_PROJECT: 'guildhall-live',
      FIREBASE_AUTH_EMULATOR_HOST: '',
      IDENTITY_SERVICE_ACCOUNT: JSON.stringify(account),
    }),
    {
      logDestination: { write: (line) => log.push(JSON.parse(line) as Record<string, unknown>) },
      members: {
        identity: {
          ...inProcessIdentity(Date.now).identity,
          ...(isSilent && { accessToken: () => new Promise<never>(() => undefined) }),
        },
        ...(isSilent && { maxProjectCheckMs: 10 }),
        fetch: async () => Response.json(settings, { status }),
      },
    },
  );
  await app.close();
  return log;
}

it('an api of production starts with a project that is set up as it must be', async () => {
  expect(await startWith(right)).toEqual([]);
});

it('it does not start when the project tells who is a member, or lets anybody sign up [7.8.10]', async () => {
  await expect(startWith({})).rejects.toThrow(/enumeration protection on\n.*sign-up off/);
});

it('it starts, and says so, when the project cannot be read', async () => {
  expect(await startWith({}, 503)).toContainEqual(
    expect.objectContaining({ members: { code: 'UPSTREAM_STATUS', status: 503 } }),
  );
});

it('it does not wait for a service that never answers', async () => {
  expect(await startWith(right, 200, true)).toContainEqual(
    expect.objectContaining({ members: { code: 'deadline' } }),
  );
});
