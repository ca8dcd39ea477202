import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IndexItem, IndexPageResult } from '@guildhall/cms-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../host/temporary-folder.fixture.ts';
import { createContentIndex, indexTimes, type ContentIndex } from './content-index.ts';

const item = (path: string, title = path) =>
  ({ permalink: path, title, postType: 'page' }) as unknown as IndexItem;
const page = (items: IndexItem[], pages = 1): IndexPageResult => ({ outcome: 'found', items, pages });
const failed: IndexPageResult = { outcome: 'failed', reason: '' };
const missing: IndexPageResult = { outcome: 'missing' };

let index: ContentIndex | undefined;
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  index?.stop();
  vi.useRealTimers();
});

function open(readIndexPage: (page: number) => Promise<IndexPageResult>, copy?: string): ContentIndex {
  index?.stop();
  return (index = createContentIndex({ cms: { readIndexPage }, ...(copy && { copy }) }));
}

it('has the entries of all pages, each path once', async () => {
  const pages = [page([item('/a'), item('/b')], 2), page([item('/b', 'moved down'), item('/c')], 2)];
  const read = vi.fn(async (number: number) => pages[number - 1] ?? failed);
  expect(await open(read).read()).toEqual([item('/a'), item('/b'), item('/c')]);
  await index?.read();
  expect(read.mock.calls).toEqual([[1], [2]]);
});

it('asks for nothing until something needs it', async () => {
  const read = vi.fn(async () => page([item('/a')]));
  open(read).renew();
  await vi.advanceTimersByTimeAsync(2 * indexTimes.renewMs);
  expect(read).not.toHaveBeenCalled();
});

it('is missing if the content service says so, which is reported once, until it has one', async () => {
  const read = vi
    .fn(async () => page([item('/a')]))
    .mockResolvedValueOnce(failed)
    .mockResolvedValueOnce(missing)
    .mockResolvedValueOnce(missing);
  const onMissing = vi.fn();
  index = createContentIndex({ cms: { readIndexPage: read }, onMissing });
  await index.read();
  expect([index.isMissing(), onMissing.mock.calls.length]).toEqual([false, 0]);
  await vi.advanceTimersByTimeAsync(indexTimes.retryMs);
  expect([index.isMissing(), onMissing.mock.calls.length]).toEqual([true, 1]);
  await vi.advanceTimersByTimeAsync(indexTimes.renewMs);
  expect([index.isMissing(), onMissing.mock.calls.length]).toEqual([true, 1]);
  await vi.advanceTimersByTimeAsync(indexTimes.renewMs);
  expect(index.isMissing()).toBe(false);
});

it('is renewed every hour, and says so only if something has changed', async () => {
  const read = vi
    .fn(async () => page([item('/b')]))
    .mockResolvedValueOnce(page([item('/a')]))
    .mockResolvedValueOnce(page([item('/a')]));
  const heard = vi.fn();
  open(read).subscribe(heard);
  index?.start();
  await vi.advanceTimersByTimeAsync(indexTimes.renewMs);
  expect([read.mock.calls.length, heard.mock.calls]).toEqual([2, [[[item('/a')]]]]);
  await vi.advanceTimersByTimeAsync(indexTimes.renewMs);
  expect(heard).toHaveBeenLastCalledWith([item('/b')]);
  const later = vi.fn();
  const end = index?.subscribe(later);
  expect(later).toHaveBeenCalledWith([item('/b')]);
  end?.();
});

it('is renewed soon after an event, once for many', async () => {
  const read = vi.fn(async () => page([item('/a')]));
  await open(read).read();
  for (let event = 0; event < 20; event++) index?.renew();
  await vi.advanceTimersByTimeAsync(indexTimes.eventMs);
  expect(read).toHaveBeenCalledTimes(2);
});

it('is renewed again for an event during its reading', async () => {
  let respond: (result: IndexPageResult) => void = () => undefined;
  const read = vi.fn(async () => page([item('/new')]));
  read.mockImplementationOnce(() => new Promise((resolve) => (respond = resolve)));
  const first = open(read).read();
  await vi.advanceTimersByTimeAsync(0);
  index?.renew();
  respond(page([item('/old')]));
  expect(await first).toEqual([item('/old')]);
  await vi.advanceTimersByTimeAsync(indexTimes.eventMs);
  expect(await index?.read()).toEqual([item('/new')]);
});

it('keeps its entries while the content service fails, and tries again after a minute', async () => {
  const read = vi.fn(async () => page([item('/b')]));
  read.mockResolvedValueOnce(page([item('/a')]));
  await open(read).read();
  // The second page has failed.
  read.mockResolvedValueOnce(page([item('/half')], 2)).mockResolvedValueOnce(failed);
  await vi.advanceTimersByTimeAsync(indexTimes.renewMs);
  expect(await index?.read()).toEqual([item('/a')]);
  await vi.advanceTimersByTimeAsync(indexTimes.retryMs);
  expect(await index?.read()).toEqual([item('/b')]);
});

it('is unknown for a content service without an index, which is asked again after an hour', async () => {
  const read = vi.fn(async () => missing);
  expect(await open(read).read()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(indexTimes.renewMs - 1);
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(read).toHaveBeenCalledTimes(2);
});

it('has its last good copy after a restart, without waiting for the content service', async () => {
  const copy = join(await temporaryFolder(), 'site', 'index.json');
  await open(async () => page([item('/a')]), copy).read();
  await expect.poll(() => readFile(copy, 'utf8').catch(() => '')).toContain('/a');
  expect(await open(() => new Promise(() => undefined), copy).read()).toEqual([item('/a')]);
});

it('finishes with the copy that is being written', async () => {
  const copy = join(await temporaryFolder(), 'site', 'index.json');
  const listed = Promise.withResolvers<unknown>();
  const opened = open(async () => page([item('/a')]), copy);
  opened.subscribe(listed.resolve);
  opened.start();
  await listed.promise;
  opened.stop();
  await opened.finish();
  expect(await readFile(copy, 'utf8')).toContain('/a');
});
