import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IndexItem } from '@guildhall/cms-client';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../host/temporary-folder.fixture.ts';
import { createFormerPages } from './former-pages.ts';

/** Pages of a server whose cache has `/cached`, and whose list of entries changes by `list`. */
async function start(options: { file?: string; maxPages?: number } = {}) {
  const errors: unknown[] = [];
  let notify: (items: readonly IndexItem[]) => void = () => undefined;
  const pages = await createFormerPages({
    hasPage: async (key) => key === '/cached',
    subscribe(onItems) {
      notify = onItems;
      return () => undefined;
    },
    onError: (error) => errors.push(error),
    ...options,
  });
  const list = (...permalinks: string[]) =>
    notify(permalinks.map((permalink) => ({ permalink, title: 'A page' }) as unknown as IndexItem));
  const listWithIds = (items: Record<string, number>) =>
    notify(
      Object.entries(items).map(([permalink, id]) => ({ id, permalink, title: 'A' }) as unknown as IndexItem),
    );
  const checkRemoved = async (key: string) => (await pages.find(key)) === 'removed';
  return { ...pages, checkRemoved, list, listWithIds, errors };
}

it('knows no page that never existed, however often it is requested [2.1.17]', async () => {
  const { checkRemoved, list } = await start();
  list('/a');
  for (let time = 0; time < 3; time++) expect(await checkRemoved('/never')).toBe(false);
});

it('knows a page that was shown, and one that has left the list of entries [2.1.17]', async () => {
  const { checkRemoved, list } = await start();
  expect(await checkRemoved('/cached')).toBe(true);
  list('/a', '/caf%C3%A9');
  expect(await checkRemoved('/a')).toBe(false);
  list('/b');
  expect(await checkRemoved('/a')).toBe(true);
  expect(await checkRemoved('/café')).toBe(true);
});

it('forgets a page that is found or listed again [2.1.17]', async () => {
  const { checkRemoved, markFound, list } = await start();
  list('/a', '/b');
  list();
  markFound('/a');
  list('/b');
  expect([await checkRemoved('/a'), await checkRemoved('/b')]).toEqual([false, false]);
});

it('knows removed pages after a restart, if there is a file [2.1.17]', async () => {
  const file = join(await temporaryFolder(), 'new', 'former.json');
  const first = await start({ file });
  first.list('/a', '/b');
  first.list();
  first.markFound('/b');
  await first.finish();
  const second = await start({ file });
  expect([await second.checkRemoved('/a'), await second.checkRemoved('/b')]).toEqual([true, false]);
  const third = await start();
  expect(await third.checkRemoved('/a')).toBe(false);
});

it('does not take a page for removed whose entry has another path now, also after a restart [2.1.17]', async () => {
  const file = join(await temporaryFolder(), 'former.json');
  const first = await start({ file });
  first.listWithIds({ '/2024/05/tomatoes': 8, '/archives/9': 9, '/other': 10, '/cached': 11 });
  first.listWithIds({ '/tomatoes': 8, '/bread': 9, '/new': 11 });
  first.listWithIds({ '/food/tomatoes': 8, '/bread': 9, '/new': 11 });
  await first.finish();
  for (const { find } of [first, await start({ file })]) {
    expect(await find('/2024/05/tomatoes')).toEqual({ outcome: 'moved', to: '/food/tomatoes' });
    expect(await find('/tomatoes')).toEqual({ outcome: 'moved', to: '/food/tomatoes' });
    expect(await find('/archives/9')).toEqual({ outcome: 'moved', to: '/bread' });
    expect(await find('/cached')).toEqual({ outcome: 'moved', to: '/new' });
    expect(await find('/other')).toBe('removed');
    expect(await find('/never')).toBeUndefined();
  }
  first.listWithIds({ '/2024/05/tomatoes': 8 });
  expect(await first.find('/2024/05/tomatoes')).toBeUndefined();
  expect(await first.find('/tomatoes')).toEqual({ outcome: 'moved', to: '/2024/05/tomatoes' });
});

it('keeps what other processes have written, and a limited number', async () => {
  const file = join(await temporaryFolder(), 'former.json');
  const first = await start({ file });
  const second = await start({ file, maxPages: 2 });
  first.list('/a');
  first.list();
  await first.finish();
  second.list('/b', '/c');
  second.list();
  await second.finish();
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(['/b', '/c']);
  first.list('/d');
  first.list();
  await first.finish();
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(['/b', '/c', '/d']);
  expect(await first.checkRemoved('/b')).toBe(true);
});

it('ignores a broken file, and reports one that cannot be written', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'broken.json'), '{');
  const broken = await start({ file: join(folder, 'broken.json') });
  expect(await broken.checkRemoved('/a')).toBe(false);
  const unwritable = await start({ file: join(folder, 'broken.json', 'former.json') });
  unwritable.list('/a');
  unwritable.list();
  await unwritable.finish();
  expect(unwritable.errors).toHaveLength(1);
  expect(await unwritable.checkRemoved('/a')).toBe(true);
});
