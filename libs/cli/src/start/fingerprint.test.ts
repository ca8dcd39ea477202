import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fingerprintBuild, fingerprintSources } from './fingerprint.mjs';

const files = {
  'package-lock.json': '{}',
  'config/vite.ts': '',
  'apps/site/src/main.ts': 'main',
  'apps/site/dist/server/entry.js': 'built',
  'libs/ui/src/index.ts': 'ui',
};

function write(folder: string, all: Record<string, string>) {
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

function workspace(): string {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-fingerprint-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  write(folder, files);
  return folder;
}

it.each([
  ['a file of the site', { 'apps/site/src/main.ts': 'changed' }],
  ['a new file', { 'apps/site/src/new.ts': '' }],
  ['a library', { 'libs/ui/src/index.ts': 'changed' }],
  ['the lockfile', { 'package-lock.json': '{ }' }],
  ['the shared configuration', { 'config/vite.ts': 'changed' }],
])('a site’s sources change with %s', (_what, change) => {
  const root = workspace();
  const before = fingerprintSources(root);
  write(root, change);
  expect(fingerprintSources(root)).not.toBe(before);
});

it.each([
  ['what no site contains', { 'docs/architecture.md': '', 'tools/start.mjs': '' }],
  [
    'tests, stories and READMEs',
    { 'libs/ui/src/a.test.ts': '', 'libs/ui/src/a.stories.tsx': '', 'libs/ui/README.md': '' },
  ],
  ['its own build', { 'apps/site/dist/server/entry.js': 'changed' }],
  ['the time of a file', { 'apps/site/src/main.ts': files['apps/site/src/main.ts'] }],
])('a site’s sources do not change with %s', (_what, change) => {
  const root = workspace();
  const before = fingerprintSources(root);
  write(root, change);
  for (const file of Object.keys(change)) utimesSync(join(root, file), 1, 1);
  expect(fingerprintSources(root)).toBe(before);
});

it('a build differs after another build, and without a file', () => {
  const root = workspace();
  const before = fingerprintBuild(root, 'apps/site');
  expect(fingerprintBuild(root, 'apps/site')).toBe(before);
  utimesSync(join(root, 'apps/site/dist/server/entry.js'), 1, 1);
  const later = fingerprintBuild(root, 'apps/site');
  expect(later).not.toBe(before);
  rmSync(join(root, 'apps/site/dist/server/entry.js'));
  expect(fingerprintBuild(root, 'apps/site')).not.toBe(later);
});
