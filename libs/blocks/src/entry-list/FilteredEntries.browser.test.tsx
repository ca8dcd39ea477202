import type { Card } from '@guildhall/cms-client';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Blocks } from '../blocks/Blocks.tsx';
import type { BlocksContext } from '../blocks/blocks-context.ts';
import { newsContext, newsFilters, newsList, newsRoute } from '../blocks/context.fixture.ts';
import { mount, unmountAll } from '../blocks/mount.fixture.tsx';
import { newsCards } from '../cards/news/news-cards.fixture.ts';
import { entryFiltersTexts } from '../entry-filters/entry-filters-props.ts';
import { addressOfThisTest, filterBar } from '../entry-filters/filter-bar.fixture.ts';
import { lateCards } from '../entry-filters/late-cards.fixture.ts';

const address = addressOfThisTest();

beforeEach(() => {
  address.goTo('?');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  await unmountAll();
  vi.useRealTimers();
  address.restore();
});

async function open(serverRendered = false, more: Partial<BlocksContext> = {}) {
  const { asked, load } = lateCards<Card[]>();
  const app = (
    <Blocks blocks={[newsList]} context={{ ...newsContext, ...more, slots: { loadCards: load } }} />
  );
  const bar = filterBar(await mount(app, serverRendered ? renderToString(app) : undefined));
  const titles = () => [...bar.panel().querySelectorAll('h3')].map(({ textContent }) => textContent);
  return { ...bar, asked, titles };
}

it('shows the cards it was given until a filter is chosen', async () => {
  const { titles, active } = await open();
  expect(titles()).toEqual(newsCards.map(({ title }) => title));
  expect(active()).toEqual(['All']);
});

it('replaces them by those of the filter', async () => {
  const { choose, asked, titles, announced } = await open();
  await choose('Oceans');
  expect(titles()).toEqual([]);
  expect(asked[0]?.slug).toBe(newsFilters[0]?.route);
  await act(async () => asked[0]?.answer(newsCards.slice(3, 5)));
  expect(titles()).toEqual(newsCards.slice(3, 5).map(({ title }) => title));
  expect(announced()).toBe('2 entries shown');
});

it('waits in the shape of the list after 300 ms', async () => {
  const { choose, waiting } = await open();
  await choose('Oceans');
  expect(waiting()).toBeNull();
  await act(async () => vi.advanceTimersByTime(300));
  expect(waiting()?.hasAttribute('data-enlarged')).toBe(true);
  expect(waiting()?.children).toHaveLength(8);
});

it('offers to try again after a failure, and keeps the filter', async () => {
  const { choose, asked, retryButton, titles, active, link } = await open();
  await choose('Energy');
  await act(async () => asked[0]?.fail());
  expect(retryButton()?.textContent).toBe(entryFiltersTexts.retry);
  await act(async () => retryButton()?.click());
  expect(document.activeElement).toBe(link('Energy'));
  await act(async () => asked[1]?.answer(newsCards.slice(0, 1)));
  expect(titles()).toHaveLength(1);
  expect(active()).toEqual(['Energy']);
});

it('says so when a category is empty', async () => {
  const { choose, asked, panel } = await open();
  await choose('Cities');
  await act(async () => asked[0]?.answer([]));
  expect(panel().textContent).toBe(entryFiltersTexts.none);
});

it('shows the category that the address names, without asking for it again [4.1.4]', async () => {
  address.goTo('?cat=cities');
  const route = newsFilters[1]?.route ?? '';
  const { active, titles, asked } = await open(true, {
    cards: { [route]: newsCards.slice(0, 2) },
    address: { path: '/news', chosen: { cat: 'cities' } },
  });
  expect([active(), titles().length, asked]).toEqual([['Cities'], 2, []]);
});

it('offers to try again when the cards of the page could not be read [4.1.3]', async () => {
  const { retryButton, asked, titles } = await open(true, { cards: { [newsRoute]: 'failed' } });
  await act(async () => retryButton()?.click());
  expect(asked.map(({ slug }) => slug)).toEqual([newsRoute]);
  await act(async () => asked[0]?.answer(newsCards.slice(0, 3)));
  expect(titles()).toHaveLength(3);
});

it('hydrates what a server rendered without a word', async () => {
  const complaint = vi.spyOn(console, 'error');
  const { choose, asked, titles } = await open(true);
  await choose('Oceans');
  await act(async () => asked[0]?.answer(newsCards.slice(0, 2)));
  expect(titles()).toHaveLength(2);
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
});
