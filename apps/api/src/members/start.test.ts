import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createInProcessIdentity } from './identity.fixture.ts';
import { createMembersEnv } from './members.fixture.ts';

const right = {
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
};

/** An api in production, with these settings of its project. */
async function startWith(settings: object, status = 200, isSilent = false) {
  const { app, log } = await open(async () => Response.json(settings, { status }), isSilent);
  await app.close();
  return log;
}

async function open(answer: () => Promise<Response>, isSilent = false) {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-members-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const log: Record<string, unknown>[] = [];
  const account = { project_id: 'guildhall-live', client_email: 'a@guildhall.example', private_key: 'a-key' };
  const app = await createApp(
    readConfig({
      ...createMembersEnv(folder),
      IDENTITY_PROJECT: 'guildhall-live',
      FIREBASE_AUTH_EMULATOR_HOST: '',
      IDENTITY_SERVICE_ACCOUNT: JSON.stringify(account),
      MEMBER_RETRY_MS: '20',
    }),
    {
      logDestination: { write: (line) => log.push(JSON.parse(line) as Record<string, unknown>) },
      members: {
        identity: {
          ...createInProcessIdentity(Date.now).identity,
          ...(isSilent && { fetchAccessToken: () => new Promise<never>(() => undefined) }),
        },
        ...(isSilent && { maxProjectCheckMs: 10 }),
        fetch: answer,
      },
    },
  );
  return { app, log };
}

it('an api of production starts with a project that is set up as it must be', async () => {
  expect(await startWith(right)).toEqual([]);
});

it('it does not start when the project tells who is a member, or lets anybody sign up, or lets members delete their login [7.8.10]', async () => {
  await expect(startWith({})).rejects.toThrow(/enumeration protection on\n.*sign-up off\n.*deletion off/);
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

it('it asks again in the background until the project can be read, and reports what is wrong then [7.8.10]', async () => {
  let answers = 0;
  const { app, log } = await open(async () => {
    answers += 1;
    return answers < 4 ? Response.json({}, { status: 503 }) : Response.json({ ...right, client: {} });
  });
  onTestFinished(() => app.close());
  await app.ready();
  const problems = [expect.stringMatching(/sign-up off/), expect.stringMatching(/deletion off/)];
  await vi.waitFor(() =>
    expect(log).toContainEqual(expect.objectContaining({ level: 50, members: { project: problems } })),
  );
});
