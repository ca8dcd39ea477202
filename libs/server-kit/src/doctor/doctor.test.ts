import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it, onTestFinished } from 'vitest';
import { countField, portField } from '../configuration/fields.ts';
import { readEnvironment } from '../configuration/read-environment.ts';
import { checkFolder } from './check-folder.ts';
import { collectFindings } from './collect-findings.ts';
import { ok } from './finding.ts';

const variables = v.object({ PORT: portField, NAME: v.string() });
const collect = (env: Record<string, string>) =>
  collectFindings(
    'inn',
    () => readEnvironment('inn', variables, env),
    async ({ NAME }) => [ok('name', `it is ${NAME}`)],
  );

it('runs the checks with a valid configuration', async () => {
  expect(await collect({ PORT: '80', NAME: 'The Ship' })).toEqual([ok('name', 'it is The Ship')]);
});

it('gives checks 20 s for what is slow, or more if the configuration does', async () => {
  const timed = v.object({ DEADLINE_MS: countField(60_000) });
  const read = (DEADLINE_MS: string) => () => readEnvironment('inn', timed, { DEADLINE_MS });
  const check = async ({ DEADLINE_MS }: { DEADLINE_MS: number }) => [ok('deadline', `${DEADLINE_MS} ms`)];
  expect(await collectFindings('inn', read('4000'), check)).toEqual([ok('deadline', '20000 ms')]);
  expect(await collectFindings('inn', read('30000'), check)).toEqual([ok('deadline', '30000 ms')]);
});

it('reports each invalid variable as one finding, without its value', async () => {
  expect(await collect({ PORT: 'hunter2' })).toEqual([
    {
      check: 'inn configuration',
      status: 'fix',
      text: 'PORT must be a port (0 to 65535); the inn does not start until this is fixed',
    },
    {
      check: 'inn configuration',
      status: 'fix',
      text: 'NAME is missing; the inn does not start until this is fixed',
    },
  ]);
});

it('names the variable of an unusable folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-doctor-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'file'), '');
  expect(await checkFolder('data', 'DATA_DIR', join(folder, 'new'))).toMatchObject({ status: 'ok' });
  expect(await checkFolder('data', 'DATA_DIR', join(folder, 'file/new'))).toEqual({
    check: 'data',
    status: 'fix',
    text: `${folder}/file/new is below a file: set DATA_DIR to a folder that the server can write to`,
  });
});
