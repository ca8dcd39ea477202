import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runMigrate } from './run-migrate.ts';

let folder: string;
let lines: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migrate-'));
  lines = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const manifest = { name: 'garden', dependencies: { '@guildhall/cart': '^0.0.0', '@guildhall/ui': '^0.0.0' } };
const theme = ':root {\n  --brand: red;\n}\n';

function writeSite(dependencies: object = manifest.dependencies) {
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ ...manifest, dependencies }, null, 2)}\n`);
  writeFileSync(join(folder, 'theme.css'), theme);
}

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const run = (...args: string[]) =>
  runMigrate({ args, folder, version: '0.1.0', print: (line) => lines.push(line) });
const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, stdio: 'ignore' });

it('raises all packages of the kit together, and says of each file what has changed it', () => {
  writeSite();
  expect(run()).toBe(0);
  expect(read('package.json')).toContain('"@guildhall/cart": "^0.1.0",\n    "@guildhall/ui": "^0.1.0"');
  expect(read('theme.css')).toContain('--gh-brand: red;');
  expect(lines).toEqual([
    '0.0.0 → 0.1.0',
    '  package.json: packages 0.1.0',
    '  theme.css: css-properties',
    expect.stringMatching(/^css-properties: The properties of the kit are named --gh-/),
    'Now run npm install, check the types and build.',
  ]);
});

it('writes nothing in a dry run', () => {
  writeSite();
  expect(run('--dry-run')).toBe(0);
  expect(lines).toContain('  theme.css: css-properties');
  expect(read('theme.css')).toBe(theme);
});

it('does nothing at a site that is on the version already', () => {
  writeSite();
  run();
  lines = [];
  expect(run()).toBe(0);
  expect(lines).toEqual(['This site is on 0.1.0 already: there is nothing to do.']);
});

it('changes nothing if a change is not committed, unless it is told to', () => {
  writeSite();
  git('init', '--quiet');
  expect(run()).toBe(1);
  expect(lines).toEqual([expect.stringContaining('changes that are not committed')]);
  expect(read('theme.css')).toBe(theme);
  expect(run('--dirty')).toBe(0);
  expect(read('theme.css')).not.toBe(theme);
});

it('adds a package that a name has moved to', () => {
  writeSite({ '@guildhall/member-portal': '0.0.0' });
  writeFileSync(
    join(folder, 'identity.ts'),
    "import type { Identity } from '@guildhall/member-portal';\n\nexport type Mine = Identity;\n",
  );
  run();
  expect(read('identity.ts')).toContain("from '@guildhall/browser-suppliers'");
  expect(JSON.parse(read('package.json'))).toHaveProperty('dependencies', {
    '@guildhall/browser-suppliers': '0.1.0',
    '@guildhall/member-portal': '0.1.0',
  });
});

it('needs the version that the site is written for', () => {
  writeSite({ '@guildhall/ui': 'file:../ui.tgz' });
  expect(run()).toBe(1);
  expect(lines).toEqual([expect.stringContaining('--from 0.0.0')]);
  expect(run('--from', '0.0.0')).toBe(0);
  expect(read('theme.css')).toContain('--gh-brand');
});

it('says where to run it if there is no package.json', () => {
  expect(run()).toBe(1);
  expect(lines).toEqual(['There is no package.json here: run this in the folder of your site.']);
});

it('goes on with a stylesheet that cannot be read, and names it', () => {
  writeSite();
  writeFileSync(join(folder, 'broken.css'), ':root { --brand: red;');
  expect(run()).toBe(0);
  expect(lines.join('\n')).toMatch(/broken\.css:1 .*Unclosed/);
  expect(read('theme.css')).toContain('--gh-brand');
});

it('knows no version after its own', () => {
  writeSite();
  expect(run('--to', '0.9.0')).toBe(1);
  expect(lines).toEqual([expect.stringContaining('npx @guildhall/migrate@0.9.0')]);
});

it('lists each change with the version that needs it', () => {
  expect(run('--list')).toBe(0);
  expect(lines).toContainEqual(expect.stringMatching(/^0\.1\.0 {2}contract-doors: /));
});

it('explains its options if it gets an unknown one', () => {
  expect(run('--force')).toBe(1);
  expect(lines.join('\n')).toContain('--dry-run');
});
