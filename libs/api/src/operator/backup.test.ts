import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres, type PostgresServer } from '@guildhall/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  becomeMember,
  countMemberships,
  createFolder,
  createMembers,
  operate,
  signUp,
} from './operator.fixture.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

type Engine = 'SQLite' | 'PostgreSQL';

/** The environment of an empty place. */
async function createPlace(engine: Engine): Promise<Record<string, string>> {
  return engine === 'SQLite'
    ? { DATA_DIR: join(await createFolder(), 'data') }
    : { DATABASE_URL: (await server.createDatabase()).href };
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
    memberships: number;
    files: { name: string }[];
  };

describe.each<[Engine, Engine]>([
  ['SQLite', 'SQLite'],
  ['PostgreSQL', 'PostgreSQL'],
  ['SQLite', 'PostgreSQL'],
  ['PostgreSQL', 'SQLite'],
])('from %s to %s', (from, to) => {
  it('a backup that is made while people join is restored with all of its memberships, and later ones are found again [8.6.18]', async () => {
    const url = (await server.createDatabase()).href;
    const { stage, env, api, browsers } = await createMembers(3, (folder) =>
      from === 'SQLite' ? { DATA_DIR: folder } : { DATABASE_URL: url },
    );
    const folder = join(await createFolder(), 'today');
    const unpaid = await signUp(stage, api, 'later@members.example');
    const joining = ['a', 'b'].map((name) => becomeMember(stage, api, `${name}@members.example`));
    const backup = await operate(env, 'backup', folder);
    expect(backup).toEqual({ code: 0, text: expect.stringContaining(`The backup is in ${folder}`) });
    await Promise.all(joining);
    await unpaid.pay();
    const { memberships } = readManifest(folder);
    expect([3, 4, 5]).toContain(memberships);
    await stage.end(api);

    const place = await createPlace(to);
    const restored = await operate(place, 'restore', folder);
    expect(restored).toEqual({
      code: 0,
      text: expect.stringContaining(`is restored: ${memberships} of ${memberships} memberships.`),
    });
    if (place['DATA_DIR'] !== undefined)
      expect(readdirSync(place['DATA_DIR']).filter((name) => /-wal|-shm|^\./.test(name))).toEqual([]);
    const again = await stage.start(place);
    await again.catchUp();
    // The billing vendor still knows who paid after the backup.
    expect(await countMemberships(again)).toBe(6);
    const [browser] = browsers;
    const { cookie } = browser ?? {};
    const response = await again.app.inject({
      ...{ method: 'POST', url: '/api/v1/join-status', payload: {} },
      headers: { origin: 'https://site.test', cookie: cookie ?? '' },
    });
    expect(response.json()).toMatchObject({ status: 'member' });
  });
});

it.each<Engine>(['SQLite', 'PostgreSQL'])(
  'only its owner can read a backup of %s, and it has the files of every supplier [8.6.18]',
  async (engine) => {
    const url = (await server.createDatabase()).href;
    const { env, stage, api } = await createMembers(1, (folder) =>
      engine === 'SQLite' ? { DATA_DIR: folder } : { DATABASE_URL: url },
    );
    await stage.end(api);
    const folder = join(await createFolder(), 'today');
    await operate(env, 'backup', folder);
    expect(readManifest(folder).files.map(({ name }) => name)).toEqual(['join.key', 'join.sqlite']);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(folder))
      expect([name, statSync(join(folder, name)).mode & 0o777]).toEqual([name, 0o600]);
  },
);

it.each<[string, (folder: string) => void, string]>([
  ['was not finished', (folder) => rmSync(join(folder, 'manifest.json')), 'is no complete backup'],
  [
    'was cut off',
    (folder) => writeFileSync(join(folder, 'join.sqlite'), ''),
    'join.sqlite is not what was backed up',
  ],
  [
    'was changed',
    (folder) => appendFileSync(join(folder, 'join.key'), 'x'),
    'join.key is not what was backed up',
  ],
  ['lacks a file', (folder) => rmSync(join(folder, 'join.key')), 'join.key of the backup is missing'],
  [
    'has another file',
    (folder) => writeFileSync(join(folder, 'more.sqlite'), ''),
    'not part of the backup: more.sqlite',
  ],
  ['has a damaged manifest', (folder) => writeFileSync(join(folder, 'manifest.json'), '{}'), 'is damaged'],
])('a backup that %s is refused, and nothing is restored [8.6.18]', async (_name, change, text) => {
  const { env, stage, api } = await createMembers(1, (folder) => ({ DATA_DIR: folder }));
  await stage.end(api);
  const folder = join(await createFolder(), 'today');
  await operate(env, 'backup', folder);
  change(folder);
  const place = await createPlace('SQLite');
  expect(await operate(place, 'restore', folder)).toEqual({ code: 1, text: expect.stringContaining(text) });
  expect(() => readdirSync(place['DATA_DIR'] ?? '')).toThrow('ENOENT');
});

it.each<Engine>(['SQLite', 'PostgreSQL'])(
  'a place in use is refused, and one that is not empty unless it is to be replaced: %s [8.6.18]',
  async (engine) => {
    const url = (await server.createDatabase()).href;
    const { env, stage, api } = await createMembers(2, (folder) =>
      engine === 'SQLite' ? { DATA_DIR: folder } : { DATABASE_URL: url },
    );
    const folder = join(await createFolder(), 'today');
    await operate(env, 'backup', folder);
    const used = await operate(env, 'restore', folder, '--replace');
    expect(used).toEqual({
      code: 1,
      text: expect.stringMatching(/is in use.*: stop (?:the|every) api first/),
    });
    await becomeMember(stage, api, 'later@members.example');
    await stage.end(api);
    expect(await operate(env, 'restore', folder)).toEqual({
      code: 1,
      text: expect.stringContaining('is not empty'),
    });
    const { code, text } = await operate(env, 'restore', folder, '--replace');
    expect([code, text]).toEqual([0, expect.stringContaining('2 of 2 memberships')]);
    const before = /The files from before are in (.+)\./.exec(text)?.[1];
    if (engine === 'SQLite') expect(readdirSync(before ?? '')).toContain('join.sqlite');
  },
);

it('a command without a folder, and a folder that is not empty, are refused with what to do', async () => {
  const { env, stage, api } = await createMembers(1, (folder) => ({ DATA_DIR: folder }));
  await stage.end(api);
  expect((await operate(env, 'backup')).text).toContain('npm run backup -- /var/backups/guildhall/today');
  expect((await operate(env, 'restore')).text).toContain('npm run restore -- /var/backups/guildhall/today');
  const full = await createFolder();
  cpSync(join(stage.folder, 'join.key'), join(full, 'a'));
  expect((await operate(env, 'backup', full)).text).toContain('is not empty');
  const empty = { DATA_DIR: await createFolder() };
  expect((await operate(empty, 'backup', join(full, 'b'))).text).toContain('Nothing is stored there yet');
});
