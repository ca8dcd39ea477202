import type { CmsClient } from '@guildhall/cms-client';
import { expect, it, vi } from 'vitest';
import { createGoneEntries } from './gone-entries.ts';

type Read = Awaited<ReturnType<CmsClient['readEntry']>>;

/** Entries, published unless set otherwise. */
function start() {
  const states = new Map<string, 'gone' | 'draft' | 'unreadable'>();
  const readEntry = vi.fn(async (key: string) => {
    const state = states.get(key);
    if (state === 'unreadable') return { outcome: 'failed', reason: '' } as Read;
    if (state === 'gone') return { outcome: 'missing' } as Read;
    return { outcome: 'found', entry: { postStatus: state ?? 'publish' } } as Read;
  });
  const onGone = vi.fn();
  const gone = createGoneEntries({ readEntry, onGone });
  return { ...gone, states, onGone, readEntry, visit: gone.readEntry };
}

it('reads no entry and treats none as gone before the first event', async () => {
  const { states, readEntry, findGone } = start();
  states.set('/a', 'gone');
  expect(await findGone(0, ['/a'])).toEqual(new Set());
  expect(readEntry).not.toHaveBeenCalled();
});

it('reads the entries of an event once each, and finds those that are gone or drafts', async () => {
  const { states, readEntry, onGone, markUncertain, findGone, getKnownGone } = start();
  states.set('/a', 'gone').set('/b', 'draft');
  markUncertain(['/a', '/b', '/c']);
  expect(await findGone(0, ['/a', '/b', '/c', '/d'])).toEqual(new Set(['/a', '/b']));
  expect(await findGone(0, ['/a', '/b', '/c', '/d'])).toEqual(new Set(['/a', '/b']));
  expect(getKnownGone(0, ['/a', '/c'])).toEqual(new Set(['/a']));
  expect(readEntry.mock.calls.map(([key]) => key)).toEqual(['/a', '/b', '/c']);
  expect(onGone.mock.calls).toEqual([['/a'], ['/b']]);
});

it('remembers an entry that a visitor’s read found gone', async () => {
  const { states, visit, getKnownGone } = start();
  states.set('/a', 'gone');
  await visit('/a');
  expect(getKnownGone(0, ['/a'])).toEqual(new Set(['/a']));
});

it('trusts reads after the event', async () => {
  const { states, readEntry, markUncertain, getRevision, findGone } = start();
  states.set('/a', 'gone');
  markUncertain();
  expect(await findGone(getRevision(), ['/a'])).toEqual(new Set());
  expect(readEntry).not.toHaveBeenCalled();
});

it('keeps the last state of an entry that cannot be read', async () => {
  const { states, markUncertain, findGone, getKnownGone } = start();
  states.set('/a', 'unreadable');
  markUncertain(['/a']);
  expect(await findGone(0, ['/a'])).toEqual(new Set());
  states.set('/a', 'gone');
  expect(await findGone(0, ['/a'])).toEqual(new Set(['/a']));
  expect(getKnownGone(0, ['/a'])).toEqual(new Set(['/a']));
});

it('treats an entry as present when it is published again', async () => {
  const { states, markUncertain, findGone } = start();
  states.set('/a', 'gone');
  markUncertain(['/a']);
  await findGone(0, ['/a']);
  states.delete('/a');
  markUncertain(['/a']);
  expect(await findGone(0, ['/a'])).toEqual(new Set());
});

it('ignores a read that began before the event', async () => {
  const { states, readEntry, visit, markUncertain, findGone } = start();
  const pendingRead = Promise.withResolvers<Read>();
  readEntry.mockReturnValueOnce(pendingRead.promise);
  const visited = visit('/a');
  states.set('/a', 'gone');
  markUncertain(['/a']);
  pendingRead.resolve({ outcome: 'found', entry: { postStatus: 'publish' } } as Read);
  await visited;
  expect(await findGone(0, ['/a'])).toEqual(new Set(['/a']));
});

it('reads at most 48 entries of a long list at a time, and shows the others once they are read', async () => {
  const { readEntry, markUncertain, findGone } = start();
  const keys = Array.from({ length: 100 }, (_, index) => `/${index}`);
  markUncertain();
  const goneCounts: number[] = [];
  for (let time = 0; time < 3; time++) goneCounts.push((await findGone(0, keys)).size);
  expect(goneCounts).toEqual([52, 4, 0]);
  expect(readEntry).toHaveBeenCalledTimes(100);
});
