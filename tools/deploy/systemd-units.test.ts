import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findProgram, findVariables, readDeployFile } from './deploy-files.fixture.ts';

const program = findProgram(process.env['SYSTEMD_CHECK_PATH'], '/usr/bin/systemd-analyze');
/** 0 is the best; systemd calls up to 2 "ok". */
const maxExposure = 2;

const readLines = (name: string) => readDeployFile(`systemd/${name}`).split('\n');

/** Has systemd verify a unit, and measure how far its program is confined. */
function requireAccepted(name: string, text: string, isService = true): void {
  if (program === undefined) throw new Error('systemd-analyze is missing: install systemd');
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const unit = join(folder, name);
  writeFileSync(unit, text);
  const run = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8' });
    return { status, stdout, stderr };
  };
  // It says what it does not know, and ends with 0 all the same.
  const { status, stderr } = run('verify', '--man=no', unit);
  const own = stderr.split('\n').filter((line) => line.includes('guildhall'));
  expect([status, own]).toEqual([0, []]);
  if (!isService) return;
  const security = run('security', '--offline=true', `--threshold=${maxExposure * 10}`, '--no-pager', unit);
  expect(security.status, security.stdout).toBe(0);
}

/** The text of a unit, with a program and a user of any machine: its own exist only on the server. */
const toLocalUnit = (lines: readonly string[]) =>
  lines
    .join('\n')
    .replace(/^(ExecStart|ExecStartPost)=\S+/gm, '$1=/bin/true')
    .replace(/^(User|Group)=.*/gm, '$1=daemon');

describe.each(['site', 'api'] as const)('the unit of the %s', (server) => {
  const lines = readLines(`guildhall-${server}.service`);

  it('runs its server in production, as a user of its own, and ends later than the server needs', () => {
    expect(lines).toContain('User=guildhall');
    expect(lines).toContain('EnvironmentFile=/srv/guildhall/current/release.env');
    expect(lines.find((line) => line.startsWith('ExecStart='))).toMatch(new RegExp(` ${server}\\.mjs$`));
    const seconds = lines.find((line) => line.startsWith('TimeoutStopSec='))?.split('=')[1];
    expect(Number(seconds)).toBeGreaterThan(10);
  });

  it('is accepted and hardened by systemd’s own measure', () =>
    requireAccepted(`guildhall-${server}.service`, toLocalUnit(lines)));
});

describe('the units of the daily backup', () => {
  const lines = readLines('guildhall-backup.service');

  it('run the command of the current release with the environment of the api, in a new folder', () => {
    expect(lines).toContain('User=guildhall');
    const findEnvironment = (unit: readonly string[]) =>
      unit.filter((line) => /^Environment(?:File)?=/.test(line));
    expect(findEnvironment(lines)).toEqual(findEnvironment(readLines('guildhall-api.service')));
    expect(lines.find((line) => line.startsWith('ExecStart='))).toContain(
      'node_modules/@guildhall/cli/src/main.mjs backup /var/backups/guildhall/$(date +%%F)',
    );
  });

  it('are accepted and hardened by systemd’s own measure', () => {
    requireAccepted('guildhall-backup.service', toLocalUnit(lines));
    requireAccepted('guildhall-backup.timer', readDeployFile('systemd/guildhall-backup.timer'), false);
  });
});

it('the example environments name variables that the servers know', () => {
  const known = findVariables();
  const files = [
    'systemd/site.env.example',
    'systemd/api.env.example',
    'compose/site.env.example',
    'compose/api.env.example',
  ];
  const names = files.flatMap((file) =>
    [...readDeployFile(file).matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name ?? ''),
  );
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});
