import type { CmsClient, Entry, EntryResult } from '@guildhall/cms-client';
import { expect, it, vi } from 'vitest';
import { resolveCanonicalPath } from './resolve-canonical-path.ts';

const at = (permalink: string): EntryResult =>
  ({ outcome: 'found', entry: { permalink } as unknown as Entry }) as EntryResult;
const movedTo = (to: string) => ({ outcome: 'moved', to }) as unknown as EntryResult;
const missing: EntryResult = { outcome: 'missing' };
const failed: EntryResult = { outcome: 'failed', reason: '' };

function from(pages: Record<string, EntryResult>) {
  const readEntry = vi.fn<CmsClient['readEntry']>(async (path) => pages[path] ?? missing);
  return {
    lookFor: (path: string) => resolveCanonicalPath({ readEntry }, path, pages[path] ?? missing),
    readEntry,
  };
}

it.each([
  ['a page at its own address', { '/a': at('/a') }, '/a'],
  ['a page with letters beyond ASCII', { '/café': at('/caf%C3%A9') }, '/café'],
  ['the front page, whatever it is called', { '/': at('/home'), '/home': at('/home') }, '/'],
  ['a page with its address on another host', { '/a': at('https://elsewhere.test/a') }, '/a'],
  ['a missing page', {}, '/a'],
  ['a page that cannot be read', { '/a': failed }, '/a'],
])('reads nothing more for %s [2.1.12]', async (_, pages, path) => {
  const { lookFor, readEntry } = from(pages as Record<string, EntryResult>);
  expect(await lookFor(path)).toBeUndefined();
  expect(readEntry).not.toHaveBeenCalled();
});

it.each([
  ['in another spelling', { '/ABOUT': at('/about'), '/about': at('/about') }, '/ABOUT', '/about'],
  ['by its name of before', { '/old': movedTo('/new'), '/new': at('/new') }, '/old', '/new'],
  ['renamed twice', { '/a': movedTo('/b'), '/b': movedTo('/c#x'), '/c': at('/c') }, '/a', '/c#x'],
  ['renamed to a page of the shop', { '/prints': movedTo('/p/prints') }, '/prints', '/p/prints'],
  ['renamed while the new page cannot be read', { '/old': movedTo('/new'), '/new': failed }, '/old', '/new'],
  ['that is the front page', { '/home': at('/'), '/': at('/') }, '/home', '/'],
])('redirects to the canonical path of a page %s [2.1.12]', async (_, pages, path, to) => {
  expect(await from(pages as Record<string, EntryResult>).lookFor(path)).toBe(to);
});

it.each([
  ['itself', { '/a': movedTo('/a') }],
  ['itself in another spelling', { '/a': movedTo('/a/?x=1') }],
  ['two pages that lead to each other', { '/a': movedTo('/b'), '/b': movedTo('/a') }],
  ['two permalinks that name each other', { '/a': at('/b'), '/b': at('/a') }],
  [
    'a chain without end',
    Object.fromEntries(Array.from({ length: 20 }, (_, n) => [n ? `/a${n}` : '/a', movedTo(`/a${n + 1}`)])),
  ],
])('does not redirect in a circle of %s [2.1.12]', async (_, pages) => {
  const { lookFor, readEntry } = from(pages as Record<string, EntryResult>);
  expect(await lookFor('/a')).toBeUndefined();
  expect(readEntry.mock.calls.length).toBeLessThanOrEqual(5);
});

it.each([
  ['is missing', missing],
  ['cannot be read', failed],
])('shows a page at the requested URL if the one at its permalink %s', async (_, other) => {
  expect(await from({ '/a': at('/blog/a'), '/blog/a': other }).lookFor('/a')).toBeUndefined();
});
