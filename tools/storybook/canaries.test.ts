import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plantCanaries } from './canaries.mjs';

let root: string;
let built: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'canaries-'));
  built = join(root, 'storybook-static');
  for (const folder of ['libs/ui', 'apps', '.storybook', 'storybook-static/assets'])
    mkdirSync(join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const asset = (text: string) => writeFileSync(join(built, 'assets/story.js'), text);
const fault = 'assets/story.js contains a secret from a .env file or the environment';

it('finds nothing in files without a secret', () => {
  const canaries = plantCanaries(root);
  asset('export const Plain = {};');
  expect(canaries.findIn(built)).toEqual([]);
});

it('finds a value from the environment', () => {
  const canaries = plantCanaries(root);
  asset(`export const key = "${canaries.environment['STORYBOOK_CANARY']}";`);
  expect(canaries.findIn(built)).toEqual([fault]);
});

it.each(['.env.production.local', 'libs/ui/.env.production.local', '.storybook/.env.production.local'])(
  'finds a value from %s, and removes that file afterwards',
  (file) => {
    const canaries = plantCanaries(root);
    asset(readFileSync(join(root, file), 'utf8'));
    expect(canaries.findIn(built)).toEqual([fault]);
    canaries.remove();
    expect(existsSync(join(root, file))).toBe(false);
  },
);

it('finds a value of a developer’s own .env, without printing it', () => {
  writeFileSync(join(root, 'libs/ui/.env'), 'SHOP_TOKEN="shpat_0123456789"\nPORT=4200\n');
  const canaries = plantCanaries(root);
  asset('fetch("/", { headers: { token: "shpat_0123456789" } }); const port = 4200;');
  expect(canaries.findIn(built)).toEqual([fault]);
});

it('keeps a developer’s own file', () => {
  const own = join(root, '.env.production.local');
  writeFileSync(own, 'MINE=1\n');
  const canaries = plantCanaries(root);
  canaries.remove();
  expect(readFileSync(own, 'utf8')).toBe('MINE=1\n');
});
