import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { describePresent, planInstall, planWorkspaceInstall } from './install-plan.mjs';

const a = { version: '1.0.0', integrity: 'sha512-a' };
const runner = { version: '2.0.0', integrity: 'sha512-nx', dev: true };
const tool = { version: '3.0.0', integrity: 'sha512-tool', dev: true };
const link = { resolved: 'libs/ui', link: true };

/** A workspace with installed packages; `gone` are folders that somebody has deleted since. */
function workspace(locked: object, installed?: object, gone: readonly string[] = []): string {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-install-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...locked } }));
  if (installed)
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  for (const place of Object.keys(installed ?? {}).filter((name) => !gone.includes(name))) {
    mkdirSync(join(folder, place), { recursive: true });
    writeFileSync(join(folder, place, 'package.json'), '{}');
  }
  return folder;
}
const planWords = (root: string, extent: 'start' | 'everything', isInterrupted = false) =>
  planInstall(root, extent, isInterrupted)?.words;

const clean = ['ci', '--include=dev'];
const cleanStart = ['ci', '--omit=dev'];
const locked = { 'node_modules/a': a, 'node_modules/nx': runner, 'node_modules/tool': tool };

describe('all packages are installed', () => {
  it('when there are none, or a first install was interrupted', () => {
    expect(planWords(workspace(locked), 'everything')).toEqual(clean);
  });

  it('again when an install was interrupted while packages were added', () => {
    expect(planWords(workspace(locked, locked), 'everything', true)).toEqual(clean);
  });

  it('again when the lockfile has another version, or no longer has a package', () => {
    const installed = { ...locked, 'node_modules/a': { ...a, version: '0.9.0' } };
    expect(planWords(workspace(locked, installed), 'everything')).toEqual(clean);
    expect(planWords(workspace({}, locked), 'everything')).toEqual(clean);
  });

  it('again when the content of a version differs', () => {
    const installed = { ...locked, 'node_modules/a': { ...a, integrity: 'sha512-b' } };
    expect(planWords(workspace(locked, installed), 'everything')).toEqual(clean);
  });

  it('beside those of npm start, which may be running', () => {
    const plan = planInstall(workspace(locked, { 'node_modules/a': a }), 'everything');
    expect(plan).toEqual({
      isClean: false,
      words: ['install', '--no-save', '--include=dev'],
      places: ['node_modules/nx', 'node_modules/tool'],
    });
  });

  it('but not when they match the lockfile', () => {
    const packages = { ...locked, 'node_modules/@guildhall/ui': link };
    expect(planInstall(workspace(packages, packages), 'everything')).toBeUndefined();
    expect(planInstall(workspace(packages, packages), 'start')).toBeUndefined();
  });

  it('but not because a release has changed the version of a library', () => {
    const library = (version: string) => ({ 'libs/ui': { version }, 'node_modules/@guildhall/ui': link });
    const root = workspace({ ...locked, ...library('0.2.0') }, { ...locked, ...library('0.1.0') });
    expect(planInstall(root, 'everything')).toBeUndefined();
  });

  it("but not because another system's binaries are missing", () => {
    const more = { ...locked, 'node_modules/a-darwin': { ...a, optional: true } };
    expect(planInstall(workspace(more, locked), 'everything')).toBeUndefined();
  });
});

describe('a package whose folder was deleted is installed again', () => {
  const packages = { ...locked, 'node_modules/@guildhall/ui': link };

  it.each([
    ['a package', 'node_modules/a', ['node_modules/a']],
    ['a link to a library', 'node_modules/@guildhall/ui', []],
    ['an optional one, which this system had', 'node_modules/own-node', ['node_modules/own-node']],
  ])('%s', (_name, place, places) => {
    const all = { ...packages, 'node_modules/own-node': { ...a, optional: true } };
    expect(planInstall(workspace(all, all, [place]), 'start')).toEqual({
      isClean: false,
      words: ['install', '--no-save', '--include=dev'],
      places,
    });
  });

  it('one that a workspace needs', () => {
    const more = { ...locked, 'tools/emulator': { devDependencies: { tool: '3.0.0' } } };
    const root = workspace(more, more, ['node_modules/tool']);
    expect(planWorkspaceInstall(root, 'tools/emulator')?.places).toEqual(['node_modules/tool']);
  });
});

describe('npm start installs', () => {
  it('only what it runs', () => {
    const plan = planInstall(workspace(locked), 'start');
    expect(plan).toEqual({ isClean: true, words: cleanStart, places: ['node_modules/a'] });
    expect(planInstall(workspace(locked, { 'node_modules/a': a }), 'start')).toBeUndefined();
  });

  it('a package that was added to the lockfile beside the others', () => {
    const root = workspace({ ...locked, 'node_modules/@guildhall/ui': link }, { 'node_modules/a': a });
    expect(planWords(root, 'start')).toEqual(['install', '--no-save', '--omit=dev']);
  });

  it('all packages when the lockfile has changed since all were installed', () => {
    const installed = { ...locked, 'node_modules/a': { ...a, version: '0.9.0' } };
    expect(planWords(workspace(locked, installed), 'start')).toEqual(clean);
  });
});

describe('a workspace', () => {
  const emulator = { devDependencies: { tool: '3.0.0' } };
  const more = { ...locked, 'tools/emulator': emulator };

  it('gets what it needs beside what is installed', () => {
    expect(planWorkspaceInstall(workspace(more, { 'node_modules/a': a }), 'tools/emulator')).toEqual({
      isClean: false,
      words: ['install', '--no-save', '--include=dev', '--workspace', 'tools/emulator'],
      places: ['node_modules/tool'],
    });
  });

  it('gets what its packages need, except for other systems', () => {
    const needy = {
      ...tool,
      dependencies: { a: '1.0.0', part: '1.0.0' },
      optionalDependencies: { other: '1.0.0' },
    };
    const all = {
      ...more,
      'node_modules/tool': needy,
      'node_modules/tool/node_modules/part': { ...tool, dependencies: { tool: '3.0.0' } },
      'node_modules/other': { ...tool, os: ['none'] },
    };
    expect(planWorkspaceInstall(workspace(all, { 'node_modules/a': a }), 'tools/emulator')?.places).toEqual([
      'node_modules/tool',
      'node_modules/tool/node_modules/part',
    ]);
  });

  it('is not installed again', () => {
    expect(planWorkspaceInstall(workspace(more, more), 'tools/emulator')).toBeUndefined();
  });

  it('is found below its own folder if another version is needed there', () => {
    const place = 'tools/emulator/node_modules/tool';
    const own = { ...more, [place]: { ...tool, version: '4.0.0' } };
    expect(planWorkspaceInstall(workspace(own, locked), 'tools/emulator')?.places).toEqual([place]);
  });
});

it('counts the packages that npm has written, from the first one on', () => {
  const root = workspace(locked);
  expect(describePresent(root, Object.keys(locked))).toBe('npm is downloading packages');
  mkdirSync(join(root, 'node_modules/a'));
  writeFileSync(join(root, 'node_modules/a/package.json'), '{}');
  expect(describePresent(root, Object.keys(locked))).toBe(`1 of ${Object.keys(locked).length} packages`);
});
