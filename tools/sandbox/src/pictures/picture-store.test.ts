import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { pictureEdition } from './edition.ts';
import { createPictureStore, type PictureRequest } from './picture-store.ts';

const order: PictureRequest = { name: 'a', width: 640, encoding: 'avif' };

async function createStoreUnderTest(finishedNames: string[] = []) {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-pictures-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const rendered: PictureRequest[] = [];
  const options = {
    folder,
    finished: async ({ name }: PictureRequest) =>
      finishedNames.includes(name) ? Buffer.from('finished bytes') : undefined,
    render: async (request: PictureRequest) => {
      rendered.push(request);
      return Buffer.from('bytes');
    },
  };
  return { folder, rendered, options, store: createPictureStore(options) };
}

it('renders a picture once, however many requests arrive at once', async () => {
  const { store, rendered } = await createStoreUnderTest();
  const pictures = await Promise.all([store.fetch(order), store.fetch(order), store.fetch(order)]);
  expect(pictures.map(String)).toEqual(['bytes', 'bytes', 'bytes']);
  expect(rendered).toEqual([order]);
});

it('stores pictures for the next start, without partial files', async () => {
  const { store, options, rendered, folder } = await createStoreUnderTest();
  await store.fetch(order);
  expect(String(await createPictureStore(options).fetch(order))).toBe('bytes');
  expect(rendered).toHaveLength(1);
  const files = await readdir(folder, { recursive: true });
  expect(files.filter((file) => file.endsWith('.part'))).toEqual([]);
});

it('neither renders nor stores finished pictures', async () => {
  const { store, rendered, folder } = await createStoreUnderTest(['a']);
  expect(String(await store.fetch(order))).toBe('finished bytes');
  expect(rendered).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
});

it('retries after a picture could not be rendered', async () => {
  const { options } = await createStoreUnderTest();
  let failing = true;
  const store = createPictureStore({
    ...options,
    render: async () => {
      if (failing) throw new Error('out of ink');
      return Buffer.from('bytes');
    },
  });
  await expect(store.fetch(order)).rejects.toThrow('out of ink');
  failing = false;
  expect(String(await store.fetch(order))).toBe('bytes');
});

it('deletes pictures drawn by earlier versions, and nothing else', async () => {
  const { store, folder } = await createStoreUnderTest();
  await store.fetch(order);
  for (const name of ['0badcafe', 'holiday-photos']) await mkdir(join(folder, name));
  await store.forgetOldEditions();
  expect((await readdir(folder)).sort()).toEqual([pictureEdition, 'holiday-photos'].sort());
});
