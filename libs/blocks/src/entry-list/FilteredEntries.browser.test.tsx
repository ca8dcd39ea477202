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
import { createTestUrl, filterBar } from '../entry-filters/filter-bar.fixture.ts';
import { createDeferredCards } from '../entry-filters/deferred-cards.fixture.ts';

const address = createTestUrl();

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
  const { requests, load } = createDeferredCards<Card[]>();
  const app = (
    <Blocks blocks={[newsList]} context={{ ...newsContext, ...more, slots: { loadCards: load } }} />
  );
  const bar = filterBar(await mount(app, serverRendered ? renderToString(app) : undefined));
  const titles = () => [...bar.panel().querySelectorAll('h3')].map(({ textContent }) => textContent);
  return { ...bar, requests, titles };
}

it('shows the page’s cards until a filter is chosen', async () => {
  const { titles, active } = await open();
  expect(titles()).toEqual(newsCards.map(({ title }) => title));
  expect(active()).toEqual(['All']);
});

it('replaces them with those of the filter', async () => {
  const { choose, requests, titles, announced } = await open();
  await choose('Oceans');
  expect(titles()).toEqual([]);
  expect(requests[0]?.slug).toBe(newsFilters[0]?.route);
  await act(async () => requests[0]?.respond(newsCards.slice(3, 5)));
  expect(titles()).toEqual(newsCards.slice(3, 5).map(({ title }) => title));
  expect(announced()).toBe('2 entries shown');
});

it('shows placeholders in the shape of the list after 300 ms', async () => {
  const { choose, waiting } = await open();
  await choose('Oceans');
  expect(waiting()).toBeNull();
  await act(async () => vi.advanceTimersByTime(300));
  expect(waiting()?.hasAttribute('data-enlarged')).toBe(true);
  expect(waiting()?.children).toHaveLength(8);
});

it('offers to try again after a failure, and keeps the filter', async () => {
  const { choose, requests, retryButton, titles, active, link } = await open();
  await choose('Energy');
  await act(async () => requests[0]?.fail());
  expect(retryButton()?.textContent).toBe(entryFiltersTexts.retry);
  await act(async () => retryButton()?.click());
  expect(document.activeElement).toBe(link('Energy'));
  await act(async () => requests[1]?.respond(newsCards.slice(0, 1)));
  expect(titles()).toHaveLength(1);
  expect(active()).toEqual(['Energy']);
});

it('shows a message if a category is empty', async () => {
  const { choose, requests, panel } = await open();
  await choose('Cities');
  await act(async () => requests[0]?.respond([]));
  expect(panel().textContent).toBe(entryFiltersTexts.none);
});

it('shows the category in the URL without requesting it again [4.1.4]', async () => {
  address.goTo('?cat=cities');
  const route = newsFilters[1]?.route ?? '';
  const { active, titles, requests } = await open(true, {
    cards: { [route]: newsCards.slice(0, 2) },
    location: { path: '/news', chosen: { cat: 'cities' } },
  });
  expect([active(), titles().length, requests]).toEqual([['Cities'], 2, []]);
});

it('offers to try again if the page’s cards could not be loaded [4.1.3]', async () => {
  const { retryButton, requests, titles } = await open(true, { cards: { [newsRoute]: 'failed' } });
  await act(async () => retryButton()?.click());
  expect(requests.map(({ slug }) => slug)).toEqual([newsRoute]);
  await act(async () => requests[0]?.respond(newsCards.slice(0, 3)));
  expect(titles()).toHaveLength(3);
});

it('hydrates the server’s HTML without errors', async () => {
  const consoleError = vi.spyOn(console, 'error');
  const { choose, requests, titles } = await open(true);
  await choose('Oceans');
  await act(async () => requests[0]?.respond(newsCards.slice(0, 2)));
  expect(titles()).toHaveLength(2);
  expect(consoleError).not.toHaveBeenCalled();
  consoleError.mockRestore();
});
