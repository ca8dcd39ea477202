import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { createDiskCopies } from './disk-copies.ts';
import { createStoredPage } from './stored-page.ts';
import { temporaryFolder } from '../../host/temporary-folder.fixture.ts';

const HOUR = 3_600_000;
const KILOBYTE = 1024;
let folder: string;

beforeEach(async () => {
  folder = await temporaryFolder();
});

const open = (maxBytes: number) =>
  createDiskCopies(folder, { maxAgeMs: 24 * HOUR, maxBytes, now: () => Date.now() });
const page = (letters: number) =>
  createStoredPage({
    status: 200,
    html: 'x'.repeat(letters),
    headers: {},
    fullyRead: true,
    renderedAt: Date.now(),
  });
/** Less than 12 kB on disk: eight fit into 100 kB. */
const small = page(11 * KILOBYTE);
const bytesOnDisk = async () => {
  const sizes = (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};
const stored = async (copies: ReturnType<typeof open>, keys: readonly string[]) => {
  const read = await Promise.all(keys.map(async (key) => ((await copies.read(key)) ? [key] : [])));
  return read.flat();
};

it('stays within its disk limit while running, removing the oldest copies first [8.2.8]', async () => {
  const copies = open(100 * KILOBYTE);
  const keys = Array.from({ length: 200 }, (_, index) => `/page-${index}`);
  for (const key of keys) await copies.write(key, small);
  expect(await bytesOnDisk()).toBeLessThanOrEqual(100 * KILOBYTE);
  expect(await stored(copies, keys)).toEqual(keys.slice(-8));
});

it('stays within its limit while thousands of URLs are requested [8.2.8]', async () => {
  const copies = open(100 * KILOBYTE);
  const tiny = page(100);
  const keys = Array.from({ length: 3_000 }, (_, index) => `/guess-${index}`);
  for (let first = 0; first < keys.length; first += 100) {
    await Promise.all(keys.slice(first, first + 100).map((key) => copies.write(key, tiny)));
    // Even small files take a disk block.
    expect((await readdir(folder)).length).toBeLessThanOrEqual(100 / 4);
  }
  expect(await stored(copies, keys.slice(0, 2_900))).toEqual([]);
});

it('stays within its limit during simultaneous writes', async () => {
  const copies = open(100 * KILOBYTE);
  const keys = Array.from({ length: 200 }, (_, index) => `/page-${index}`);
  await Promise.all([...keys, ...keys].map((key) => copies.write(key, small)));
  expect(await bytesOnDisk()).toBeLessThanOrEqual(100 * KILOBYTE);
  expect(await stored(copies, keys)).toHaveLength(8);
});

it('keeps the copy of a page that is written repeatedly', async () => {
  const copies = open(100 * KILOBYTE);
  for (let index = 0; index < 50; index++) {
    await copies.write('/busy', small);
    await copies.write(`/once-${index}`, small);
  }
  expect(await stored(copies, ['/busy', '/once-0'])).toEqual(['/busy']);
});

it('counts files of an earlier process, and removes the oldest first', async () => {
  const before = open(1_000 * KILOBYTE);
  const keys = ['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/h', '/i', '/j'];
  for (const key of keys) await before.write(key, small);
  const names = await readdir(folder);
  const seen = Date.now() / 1_000;
  for (const name of names) await utimes(join(folder, name), seen - 60, seen - 60);
  const after = open(100 * KILOBYTE);
  await after.write('/new', small);
  expect(await bytesOnDisk()).toBeLessThanOrEqual(100 * KILOBYTE);
  expect(await stored(after, ['/new'])).toEqual(['/new']);
  expect(await stored(after, keys)).toHaveLength(7);
});

it('reuses the space of a removed page', async () => {
  const copies = open(100 * KILOBYTE);
  const keys = ['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/h'];
  for (const key of keys) await copies.write(key, small);
  await copies.remove('/h');
  await copies.write('/i', small);
  expect(await stored(copies, [...keys, '/i'])).toEqual(['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/i']);
});

it('keeps no copy of a page larger than the total limit, not even an earlier one', async () => {
  const copies = open(100 * KILOBYTE);
  await copies.write('/grows', small);
  await copies.write('/other', small);
  await copies.write('/grows', page(200 * KILOBYTE));
  expect(await stored(copies, ['/grows', '/other'])).toEqual(['/other']);
});

it('removes partial files of a killed process once they are too old', async () => {
  await writeFile(join(folder, 'abc.page.4711'), 'half');
  await utimes(join(folder, 'abc.page.4711'), 0, 0);
  await open(100 * KILOBYTE).write('/a', small);
  expect(await readdir(folder)).toHaveLength(1);
});

it('finishes with the copies that are being written, and writes none later: the folder may be removed', async () => {
  const copies = open(100 * KILOBYTE);
  const early = copies.write('/early', small);
  await copies.finish();
  expect(await stored(open(100 * KILOBYTE), ['/early'])).toEqual(['/early']);
  await rm(folder, { recursive: true });
  await Promise.all([early, copies.write('/late', small)]);
  await expect(stat(folder)).rejects.toThrow('ENOENT');
});
