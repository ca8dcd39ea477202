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
const fault = 'A secret of a .env file or of the environment is in assets/story.js';

it('finds nothing in files without a secret', () => {
  const canaries = plantCanaries(root);
  asset('export const Plain = {};');
  expect(canaries.foundIn(built)).toEqual([]);
});

it('finds what a story took from the environment', () => {
  const canaries = plantCanaries(root);
  asset(`export const key = "${canaries.environment['STORYBOOK_CANARY']}";`);
  expect(canaries.foundIn(built)).toEqual([fault]);
});

it.each(['.env.production.local', 'libs/ui/.env.production.local', '.storybook/.env.production.local'])(
  'finds what a story took from %s, and takes that file away afterwards',
  (file) => {
    const canaries = plantCanaries(root);
    asset(readFileSync(join(root, file), 'utf8'));
    expect(canaries.foundIn(built)).toEqual([fault]);
    canaries.remove();
    expect(existsSync(join(root, file))).toBe(false);
  },
);

it('finds a value of a developer’s own .env, without saying it', () => {
  writeFileSync(join(root, 'libs/ui/.env'), 'SHOP_TOKEN="shpat_0123456789"\nPORT=4200\n');
  const canaries = plantCanaries(root);
  asset('fetch("/", { headers: { token: "shpat_0123456789" } }); const port = 4200;');
  expect(canaries.foundIn(built)).toEqual([fault]);
});

it('leaves a file alone that a developer has made', () => {
  const own = join(root, '.env.production.local');
  writeFileSync(own, 'MINE=1\n');
  const canaries = plantCanaries(root);
  canaries.remove();
  expect(readFileSync(own, 'utf8')).toBe('MINE=1\n');
});
