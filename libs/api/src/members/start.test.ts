import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { composed } from '../app.fixture.ts';
import { createApp } from '../app.ts';
import { readTestConfig } from '../config/config.fixture.ts';
import { createInProcessIdentity } from './identity.fixture.ts';
import { createMembersEnv } from './members.fixture.ts';

const right = {
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
};

async function startWith(settings: object, status = 200, isSilent = false) {
  const { app, log } = await open(async () => Response.json(settings, { status }), isSilent);
  await app.close();
  return log;
}

async function open(respond: () => Promise<Response>, isSilent = false) {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-members-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const log: Record<string, unknown>[] = [];
  const account = { project_id: 'guildhall-live', client_email: 'a@guildhall.example', private_key: 'a-key' };
  const app = await createApp(
    readTestConfig({
      ...createMembersEnv(folder),
      IDENTITY_PROJECT: 'guildhall-live',
      FIREBASE_AUTH_EMULATOR_HOST: '',
      IDENTITY_SERVICE_ACCOUNT: JSON.stringify(account),
    }),
    {
      ...composed,
      logDestination: { write: (line) => log.push(JSON.parse(line) as Record<string, unknown>) },
      members: {
        identity: {
          ...createInProcessIdentity(Date.now).identity,
          ...(isSilent && { fetchAccessToken: () => new Promise<never>(() => undefined) }),
        },
        ...(isSilent && { maxProjectCheckMs: 10 }),
        ...{ fetch: respond, retryMs: 20 },
      },
    },
  );
  return { app, log };
}

it('starts in production with a safe project', async () => {
  expect(await startWith(right)).toEqual([]);
});

it('does not start if the project reveals who is a member, lets anyone sign up, or lets members delete their login [7.8.10]', async () => {
  await expect(startWith({})).rejects.toThrow(
    /enumeration protection\n.*disable end-user sign-up\n.*disable end-user deletion/,
  );
});

it('starts with a warning if the project cannot be read', async () => {
  expect(await startWith({}, 503)).toContainEqual(
    expect.objectContaining({ members: { code: 'UPSTREAM_STATUS', status: 503 } }),
  );
});

it('does not wait for a service that never responds', async () => {
  expect(await startWith(right, 200, true)).toContainEqual(
    expect.objectContaining({ members: { code: 'deadline' } }),
  );
});

it('checks again in the background until the project can be read, and reports its problems [7.8.10]', async () => {
  let responses = 0;
  const { app, log } = await open(async () => {
    responses += 1;
    return responses < 4 ? Response.json({}, { status: 503 }) : Response.json({ ...right, client: {} });
  });
  onTestFinished(() => app.close());
  await app.ready();
  const problems = [
    expect.stringMatching(/disable end-user sign-up/),
    expect.stringMatching(/disable end-user deletion/),
  ];
  await expect
    .poll(() => log)
    .toContainEqual(expect.objectContaining({ level: 'error', members: { project: problems } }));
});
