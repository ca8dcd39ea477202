import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderPicture } from '@guildhall/drawings';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { catalogue, findDrawing } from './catalogue.ts';
import {
  createFinishedPictures,
  describeSources,
  toFileName,
  finishedFolder,
  finishedPictures,
  type DrawingSources,
} from './finished-pictures.ts';

const [order = { name: '', width: 0, encoding: 'avif' as const }] = finishedPictures;
const hint = 'npm run pictures -w @guildhall/sandbox';

it('has a file for each finished picture, and no other', async () => {
  const files = (await readdir(finishedFolder)).filter((file) => file !== 'drawn-from.json');
  expect(files.sort(), hint).toEqual(finishedPictures.map(toFileName).sort());
});

it('has finished pictures of the current drawings, by the current code', async () => {
  const text = await readFile(join(finishedFolder, 'drawn-from.json'), 'utf8');
  expect(JSON.parse(text), hint).toEqual(describeSources());
});

it.each(['home-hero', 'person-amara-osei-lund', 'list-news'])(
  'has the finished picture of %s that the drawing code draws',
  async (name) => {
    const request = { name, width: 640, encoding: 'avif' } as const;
    const drawing = findDrawing(name);
    if (drawing === undefined) throw new Error(`No picture is called "${name}"`);
    const drawn = await renderPicture(drawing, request.width, request.encoding);
    const finished = await readFile(join(finishedFolder, toFileName(request)));
    expect(await measureDifference(drawn, finished), hint).toBeLessThan(1);
  },
);

/** The mean difference of all pixels of two pictures, 0 to 255. Processors encode slightly differently. */
async function measureDifference(...pictures: [Buffer, Buffer]): Promise<number> {
  const [one, other] = await Promise.all(pictures.map((picture) => sharp(picture).raw().toBuffer()));
  if (one === undefined || one.length !== other?.length) return 255;
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}

it('has every picture in its smallest size', () => {
  const smallest = finishedPictures.filter(({ width }) => width === 640).map(({ name }) => name);
  expect(smallest).toEqual(catalogue.map(({ name }) => name));
});

it('stays within five megabytes', async () => {
  const sizes = await Promise.all(
    finishedPictures.map(async (one) => (await readFile(join(finishedFolder, toFileName(one)))).length),
  );
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThan(5_000_000);
});

async function createFolder(change: (from: DrawingSources) => DrawingSources) {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-finished-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, toFileName(order)), 'a picture');
  await writeFile(join(folder, 'drawn-from.json'), JSON.stringify(change(describeSources())));
  return createFinishedPictures(folder);
}

it('reads a finished picture', async () => {
  const finished = await createFolder((from) => from);
  expect(String(await finished(order))).toBe('a picture');
});

it.each<[string, (from: DrawingSources) => DrawingSources]>([
  [
    'its drawing was changed',
    (from) => ({ ...from, drawings: { ...from.drawings, [order.name]: '0badcafe' } }),
  ],
  ['the drawing code was changed', (from) => ({ ...from, engine: '0badcafe' })],
])('has no finished picture once %s', async (_what, change) => {
  const finished = await createFolder(change);
  expect(await finished(order)).toBeUndefined();
});

it.each([
  ['a size that is not finished', { ...order, width: 1 }],
  ['another encoding', { ...order, encoding: 'jpeg' as const }],
  ['a picture that does not exist', { ...order, name: 'nobody' }],
])('has no finished picture of %s', async (_what, other) => {
  expect(await createFinishedPictures()(other)).toBeUndefined();
});
