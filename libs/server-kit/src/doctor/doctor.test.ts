import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it, onTestFinished } from 'vitest';
import { port } from '../configuration/fields.ts';
import { readEnvironment } from '../configuration/read-environment.ts';
import { checkFolder } from './check-folder.ts';
import { collectFindings } from './collect-findings.ts';
import { ok } from './finding.ts';

const variables = v.object({ PORT: port, NAME: v.string() });
const examined = (env: Record<string, string>) =>
  collectFindings(
    'inn',
    () => readEnvironment('inn', variables, env),
    async ({ NAME }) => [ok('name', `it is ${NAME}`)],
  );

it('what a right configuration names is checked', async () => {
  expect(await examined({ PORT: '80', NAME: 'The Ship' })).toEqual([ok('name', 'it is The Ship')]);
});

it('each wrong variable of a configuration is a finding of its own, without its value', async () => {
  expect(await examined({ PORT: 'hunter2' })).toEqual([
    {
      check: 'inn configuration',
      status: 'fix',
      text: 'PORT is not a port (until this is corrected, the inn does not start)',
    },
    {
      check: 'inn configuration',
      status: 'fix',
      text: 'NAME is missing (until this is corrected, the inn does not start)',
    },
  ]);
});

it('a folder that cannot be used is named with its variable', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-doctor-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'file'), '');
  expect(await checkFolder('data', 'DATA_DIR', join(folder, 'new'))).toMatchObject({ status: 'ok' });
  expect(await checkFolder('data', 'DATA_DIR', join(folder, 'file/new'))).toEqual({
    check: 'data',
    status: 'fix',
    text: `${folder}/file/new is below a file: name a folder in DATA_DIR that the server may write to`,
  });
});
