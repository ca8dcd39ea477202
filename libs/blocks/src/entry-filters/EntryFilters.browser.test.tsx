import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newsFilters } from '../blocks/context.fixture.ts';
import { mount, unmountAll } from '../blocks/mount.fixture.tsx';
import { html } from '../cards/card.fixture.ts';
import { EntryFilters } from './EntryFilters.tsx';
import { type EntryFiltersProps, entryFiltersTexts, type LoadedCards } from './entry-filters-props.ts';
import { createTestUrl, filterBar, readParameter } from './filter-bar.fixture.ts';
import { createDeferredCards } from './deferred-cards.fixture.ts';

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

const cities: LoadedCards = { html: html('<ul><li>A city</li><li>Another city</li></ul>'), count: 2 };

const choices = [
  { slug: '', name: '' },
  ...newsFilters.map(({ name }) => ({ slug: name.toLowerCase(), name })),
];

const bar = (load: EntryFiltersProps['load'] & object, more: Partial<EntryFiltersProps> = {}) => (
  <EntryFilters
    choices={choices}
    chosen=""
    parameter="cat"
    path="/news"
    allUrl="/news"
    label="News: categories"
    panelId="news-cards"
    texts={entryFiltersTexts}
    load={load}
    {...more}
  />
);

/** The panel as the server sent it: plain HTML beside the bar that React does not know. */
function addPanel(place: HTMLElement): void {
  place.insertAdjacentHTML(
    'beforeend',
    '<div id="news-cards"><ul class="news"><li>One</li><li>Two</li><li>Three</li></ul></div>',
  );
}

async function open(more: Partial<EntryFiltersProps> = {}) {
  const cards = createDeferredCards<LoadedCards>();
  const place = await mount(bar(cards.load, more));
  addPanel(place);
  const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));
  const answer = (index: number, result: LoadedCards) =>
    act(async () => cards.requests[index]?.respond(result));
  const fail = (index: number) => act(async () => cards.requests[index]?.fail());
  return { ...filterBar(place), requests: cards.requests, pass, answer, fail };
}

describe('the filter bar', () => {
  it('shows "All" first, active, above the cards the page came with', async () => {
    const { names, active, panel, announced } = await open();
    expect(names()).toEqual(['All', 'Oceans', 'Cities', 'Energy']);
    expect(active()).toEqual(['All']);
    expect(panel().querySelectorAll('li')).toHaveLength(3);
    expect(announced()).toBe('');
  });

  it('marks the chosen filter active and all others inactive', async () => {
    const { choose, active } = await open();
    await choose('Cities');
    expect(active()).toEqual(['Cities']);
  });

  it('empties the cards at once and fetches those of the filter', async () => {
    const { choose, panel, requests } = await open();
    await choose('Cities');
    expect(panel().childElementCount).toBe(0);
    expect(requests.map(({ slug }) => slug)).toEqual(['cities']);
  });

  it('shows the new cards and says how many there are', async () => {
    const { choose, answer, panel, announced } = await open();
    await choose('Cities');
    await answer(0, cities);
    expect([...panel().querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'A city',
      'Another city',
    ]);
    expect(announced()).toBe('2 entries shown');
  });

  it('goes back to all cards by the first filter', async () => {
    const { choose, answer, requests, announced } = await open();
    await choose('Cities');
    await answer(0, cities);
    await choose('All');
    await answer(1, { html: html('<ul><li>One</li></ul>'), count: 1 });
    expect(requests[1]?.slug).toBe('');
    expect(announced()).toBe('1 entry shown');
  });

  it('leaves everything as it is when the active filter is chosen again', async () => {
    const { choose, requests, panel } = await open();
    await choose('All');
    expect(requests).toHaveLength(0);
    expect(panel().querySelectorAll('li')).toHaveLength(3);
  });

  it('is reached by a real pointer', async () => {
    vi.useRealTimers();
    const { link, active } = await open();
    await act(async () => userEvent.click(link('Oceans')));
    expect(active()).toEqual(['Oceans']);
  });
});

describe('an answer that takes its time', () => {
  it('is waited for without a word for 300 ms [4.1.2]', async () => {
    const { choose, pass, waiting, announced } = await open();
    await choose('Cities');
    await pass(299);
    expect(waiting()).toBeNull();
    expect(announced()).toBe('');
  });

  it('is then waited for in the shape of the cards that were there [4.1.2]', async () => {
    const { choose, pass, waiting, announced } = await open();
    await choose('Cities');
    await pass(300);
    expect(waiting()?.className).toBe('news');
    expect(waiting()?.children).toHaveLength(3);
    expect(announced()).toBe(entryFiltersTexts.loading);
  });

  it('takes the place of what was waiting', async () => {
    const { choose, pass, answer, waiting, panel } = await open();
    await choose('Cities');
    await pass(1000);
    await answer(0, cities);
    expect(waiting()).toBeNull();
    expect(panel().querySelectorAll('li')).toHaveLength(2);
  });

  it('keeps the page beneath in its place meanwhile', async () => {
    const { choose, answer, panel } = await open();
    const before = panel().offsetHeight;
    await choose('Cities');
    expect(panel().offsetHeight).toBe(before);
    await answer(0, cities);
    expect(panel().style.minBlockSize).toBe('');
  });

  it('is given up and ignored when another filter is chosen', async () => {
    const { choose, answer, requests, panel, active } = await open();
    await choose('Oceans');
    await choose('Cities');
    expect(requests[0]?.signal.aborted).toBe(true);
    await answer(1, cities);
    await answer(0, { html: html('<ul><li>An ocean</li></ul>'), count: 1 });
    expect(active()).toEqual(['Cities']);
    expect(panel().textContent).toBe('A cityAnother city');
  });

  it('is ignored, too, when it fails after another was chosen', async () => {
    const { choose, answer, fail, panel } = await open();
    await choose('Oceans');
    await choose('Cities');
    await answer(1, cities);
    await fail(0);
    expect(panel().textContent).toBe('A cityAnother city');
  });

  it('no longer counts once the page is left', async () => {
    const { choose, requests } = await open();
    await choose('Oceans');
    await unmountAll();
    expect(requests[0]?.signal.aborted).toBe(true);
  });
});

describe('an answer that fails', () => {
  it('is said in words, and the chosen filter is kept', async () => {
    const { choose, fail, panel, active, announced } = await open();
    await choose('Energy');
    await fail(0);
    expect(panel().textContent).toContain(entryFiltersTexts.failed);
    expect(announced()).toBe(entryFiltersTexts.failed);
    expect(active()).toEqual(['Energy']);
  });

  it('can be fetched again by a button, which gives the focus to the filter', async () => {
    const { choose, fail, answer, retryButton, requests, panel, link } = await open();
    await choose('Energy');
    await fail(0);
    retryButton()?.focus();
    await act(async () => retryButton()?.click());
    expect(document.activeElement).toBe(link('Energy'));
    expect(requests[1]?.slug).toBe(requests[0]?.slug);
    await answer(1, cities);
    expect(panel().textContent).toBe('A cityAnother city');
  });

  it('can be fetched again by the filter itself', async () => {
    const { choose, fail, requests } = await open();
    await choose('Energy');
    await fail(0);
    await choose('Energy');
    expect(requests).toHaveLength(2);
  });

  it('does not keep the next filter from working', async () => {
    const { choose, fail, answer, panel } = await open();
    await choose('Energy');
    await fail(0);
    await choose('Cities');
    await answer(1, cities);
    expect(panel().textContent).toBe('A cityAnother city');
  });
});

it('says so when a category is empty', async () => {
  const { choose, answer, panel, announced } = await open();
  await choose('Cities');
  await answer(0, { html: html(''), count: 0 });
  expect(panel().textContent).toBe(entryFiltersTexts.none);
  expect(announced()).toBe(entryFiltersTexts.none);
});

describe('the address of the page', () => {
  it('names the choice, and the browser’s back button takes it back [4.1.4]', async () => {
    const { choose, active, requests, answer } = await open();
    await choose('Cities');
    expect(readParameter('cat')).toBe('cities');
    await answer(0, cities);
    await choose('Oceans');
    await address.back();
    expect([readParameter('cat'), active()]).toEqual(['cities', ['Cities']]);
    await address.back();
    expect([readParameter('cat'), active()]).toEqual([null, ['All']]);
    expect(requests.map(({ slug }) => slug)).toEqual(['cities', 'oceans', 'cities', '']);
  });

  it('keeps whatever else it says, and gets no step for what is chosen already', async () => {
    address.goTo('?testsite=1&cat-2=walks');
    const { choose } = await open();
    const push = vi.spyOn(history, 'pushState');
    await choose('Cities');
    await choose('Cities');
    expect(push).toHaveBeenCalledOnce();
    push.mockRestore();
    expect(location.search).toBe('?testsite=1&cat-2=walks&cat=cities');
    await choose('All');
    expect(location.search).toBe('?testsite=1&cat-2=walks');
  });

  it('leads to each choice by a link, without script and in a new tab', async () => {
    const { link, requests } = await open({ allUrl: '/news?cat-2=walks' });
    expect(['All', 'Cities'].map((name) => link(name).getAttribute('href'))).toEqual([
      '/news?cat-2=walks',
      '/news?cat-2=walks&cat=cities',
    ]);
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    link('Cities').addEventListener('click', (event) => event.preventDefault());
    await act(async () => link('Cities').dispatchEvent(press));
    expect(requests).toEqual([]);
  });

  it('is followed when it has moved on before the bar woke', async () => {
    address.goTo('?cat=energy');
    const { active, requests } = await open();
    expect(active()).toEqual(['Energy']);
    expect(requests.map(({ slug }) => slug)).toEqual(['energy']);
  });

  it.each(['?cat=constructor', '?cat=', '?cat=%00', '?cat=oceans-2'])(
    'says nothing to the list when it names no category of it: %s',
    async (search) => {
      address.goTo(search);
      const { active, requests } = await open();
      expect([active(), requests]).toEqual([['All'], []]);
    },
  );

  it('is what the page was made for: the choice is made, and nothing is fetched', async () => {
    address.goTo('?cat=oceans');
    const { active, requests, choose } = await open({ chosen: 'oceans' });
    expect([active(), requests]).toEqual([['Oceans'], []]);
    await choose('All');
    expect(requests.map(({ slug }) => slug)).toEqual(['']);
  });
});

it('a list whose cards could not be read at first can be fetched by the filter itself [4.1.3]', async () => {
  const { choose, requests, answer, panel } = await open({ failed: true });
  await choose('All');
  expect(requests.map(({ slug }) => slug)).toEqual(['']);
  await answer(0, cities);
  expect(panel().textContent).toBe('A cityAnother city');
});

it('each filter is a stop of the Tab key, and Enter chooses', async () => {
  const { link, press, active } = await open();
  await act(async () => link('All').focus());
  await press('{Tab}');
  expect(document.activeElement).toBe(link('Oceans'));
  await press('{Enter}');
  expect(active()).toEqual(['Oceans']);
});

it('hydrates what the server rendered without a word', async () => {
  const complaint = vi.spyOn(console, 'error');
  const { load } = createDeferredCards<LoadedCards>();
  const place = await mount(bar(load), renderToString(bar(load)));
  addPanel(place);
  await filterBar(place).choose('Cities');
  expect(filterBar(place).active()).toEqual(['Cities']);
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
});

it.each([320, 1280])('scrolls sideways rather than widening a window of %i px', async (width) => {
  await page.viewport(width, 800);
  await open();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
