import type { CmsClient } from '@guildhall/cms-client';
import { expect, it, vi } from 'vitest';
import { createGoneEntries } from './gone-entries.ts';

type Read = Awaited<ReturnType<CmsClient['readEntry']>>;

/** Entries that are all there, but for those that are set otherwise. */
function start() {
  const states = new Map<string, 'gone' | 'draft' | 'unreadable'>();
  const readEntry = vi.fn(async (key: string) => {
    const state = states.get(key);
    if (state === 'unreadable') return { outcome: 'failed', entry: {} } as Read;
    if (state === 'gone') return { outcome: 'empty', entry: {} } as Read;
    return { outcome: 'found', entry: { postStatus: state ?? 'publish' } } as Read;
  });
  const onGone = vi.fn();
  const gone = createGoneEntries({ readEntry, onGone });
  return { ...gone, states, onGone, readEntry, visit: gone.readEntry };
}

it('reads no entry, and takes none for gone, where no event has come', async () => {
  const { states, readEntry, findSince } = start();
  states.set('/a', 'gone');
  expect(await findSince(0, ['/a'])).toEqual(new Set());
  expect(readEntry).not.toHaveBeenCalled();
});

it('reads the entries that an event has named, each once, and finds those that are gone or drafts', async () => {
  const { states, readEntry, onGone, doubt, findSince, knownSince } = start();
  states.set('/a', 'gone').set('/b', 'draft');
  doubt(['/a', '/b', '/c']);
  expect(await findSince(0, ['/a', '/b', '/c', '/d'])).toEqual(new Set(['/a', '/b']));
  expect(await findSince(0, ['/a', '/b', '/c', '/d'])).toEqual(new Set(['/a', '/b']));
  expect(knownSince(0, ['/a', '/c'])).toEqual(new Set(['/a']));
  expect(readEntry.mock.calls.map(([key]) => key)).toEqual(['/a', '/b', '/c']);
  expect(onGone.mock.calls).toEqual([['/a'], ['/b']]);
});

it('knows an entry as gone that a visitor has found so', async () => {
  const { states, visit, knownSince } = start();
  states.set('/a', 'gone');
  await visit('/a');
  expect(knownSince(0, ['/a'])).toEqual(new Set(['/a']));
});

it('believes what was read after the event', async () => {
  const { states, readEntry, doubt, moment, findSince } = start();
  states.set('/a', 'gone');
  doubt();
  expect(await findSince(moment(), ['/a'])).toEqual(new Set());
  expect(readEntry).not.toHaveBeenCalled();
});

it('takes an entry for what it was before, when it cannot be read', async () => {
  const { states, doubt, findSince, knownSince } = start();
  states.set('/a', 'unreadable');
  doubt(['/a']);
  expect(await findSince(0, ['/a'])).toEqual(new Set());
  states.set('/a', 'gone');
  expect(await findSince(0, ['/a'])).toEqual(new Set(['/a']));
  expect(knownSince(0, ['/a'])).toEqual(new Set(['/a']));
});

it('forgets that an entry was gone when it is published again', async () => {
  const { states, doubt, findSince } = start();
  states.set('/a', 'gone');
  doubt(['/a']);
  await findSince(0, ['/a']);
  states.delete('/a');
  doubt(['/a']);
  expect(await findSince(0, ['/a'])).toEqual(new Set());
});

it('does not believe a read that began before the event', async () => {
  const { states, readEntry, visit, doubt, findSince } = start();
  const answer = Promise.withResolvers<Read>();
  readEntry.mockReturnValueOnce(answer.promise);
  const visited = visit('/a');
  states.set('/a', 'gone');
  doubt(['/a']);
  answer.resolve({ outcome: 'found', entry: { postStatus: 'publish' } } as Read);
  await visited;
  expect(await findSince(0, ['/a'])).toEqual(new Set(['/a']));
});

it('reads no more than 48 entries of a long list at a time, and shows the others when they have been read', async () => {
  const { readEntry, doubt, findSince } = start();
  const keys = Array.from({ length: 100 }, (_, index) => `/${index}`);
  doubt();
  const left: number[] = [];
  for (let time = 0; time < 3; time++) left.push((await findSince(0, keys)).size);
  expect(left).toEqual([52, 4, 0]);
  expect(readEntry).toHaveBeenCalledTimes(100);
});
