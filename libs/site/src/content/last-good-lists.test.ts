import type { Card, CmsClient } from '@guildhall/cms-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { createLists } from './last-good-lists.ts';

const readCards = vi.fn<CmsClient['readCards']>();
const cms = { readCards, readFilters: async () => ({ outcome: 'failed' as const, reason: '' }) };
const shop = { readCollection: async () => ({ outcome: 'failed' as const, reason: '' }) };
const cards = (...titles: string[]) => titles.map((title) => ({ title }) as Card);
const respondWith = (...titles: string[]) =>
  readCards.mockResolvedValueOnce({ outcome: 'found', cards: cards(...titles) });
let now = 0;
const lists = (maxItems = 100) =>
  createLists({ cms, shop, staleIfFailedMs: 1_000, now: () => now, maxItems });

beforeEach(() => {
  now = 0;
  readCards.mockReset().mockResolvedValue({ outcome: 'failed', reason: '' });
});

it('replaces a failed list with its last good response, for as long as pages are used', async () => {
  respondWith('One');
  const { cards: read } = lists();
  expect(await read('/news')).toEqual({ from: 'now', items: cards('One') });
  now = 999;
  expect(await read('/news')).toEqual({ from: 'last good', items: cards('One') });
  now = 1_000;
  expect(await read('/news')).toEqual({ from: 'none' });
});

it('accepts a list that has become empty', async () => {
  respondWith('One');
  respondWith();
  const { cards: read } = lists();
  await read('/news');
  await read('/news');
  expect(await read('/news')).toEqual({ from: 'last good', items: [] });
});

it('stays within its limit by removing lists read longest ago', async () => {
  const { cards: read } = lists(4);
  respondWith('One', 'Two');
  await read('/a');
  respondWith('Three', 'Four');
  await read('/b');
  expect(await read('/a')).toEqual({ from: 'none' });
  expect(await read('/b')).toEqual({ from: 'last good', items: cards('Three', 'Four') });
});

it('counts a large item several times, so that memory is limited in bytes', async () => {
  const { cards: read } = lists(4);
  respondWith('One');
  await read('/a');
  respondWith('T'.repeat(6_000));
  await read('/b');
  expect(await read('/a')).toEqual({ from: 'none' });
  expect(await read('/b')).toMatchObject({ from: 'last good' });
  respondWith('T'.repeat(10_000));
  await read('/too-large');
  expect(await read('/too-large')).toEqual({ from: 'none' });
});

it('keeps lists of different kinds and lengths apart', async () => {
  respondWith('One');
  const { cards: read, filters, collection } = lists();
  await read('/news');
  expect(await filters('/news')).toEqual({ from: 'none' });
  expect(await collection('/news', 3)).toEqual({ from: 'none' });
});
