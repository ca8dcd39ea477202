import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
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

/** Adds the server's panel: plain HTML beside the bar, outside React. */
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
  const respond = (index: number, result: LoadedCards) =>
    act(async () => cards.requests[index]?.respond(result));
  const fail = (index: number) => act(async () => cards.requests[index]?.fail());
  return { ...filterBar(place), requests: cards.requests, pass, respond, fail };
}

describe('the filter bar', () => {
  it('shows "All" first and active, above the page’s cards [2.4.2]', async () => {
    const { names, active, panel, announced } = await open();
    expect(names()).toEqual(['All', 'Oceans', 'Cities', 'Energy']);
    expect(active()).toEqual(['All']);
    expect(panel().querySelectorAll('li')).toHaveLength(3);
    expect(announced()).toBe('');
  });

  it('underlines the active filter alone with forced colours, which remove backgrounds [2.3.11]', async () => {
    onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { features: [] })));
    const { names, link } = await open();
    const features = [{ name: 'forced-colors', value: 'active' }];
    await cdp().send('Emulation.setEmulatedMedia', { features });
    expect(names().map((name) => getComputedStyle(link(name)).textDecorationLine)).toEqual([
      'underline',
      'none',
      'none',
      'none',
    ]);
  });

  it('prints the chosen filter alone, and nothing while all entries are shown [2.3.10]', async () => {
    onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })));
    const { names, link, choose } = await open();
    const listPrinted = () => names().filter((name) => link(name).checkVisibility());
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    expect(listPrinted()).toEqual([]);
    expect(getComputedStyle(link('All').closest('ul') as Element).maskImage).toBe('none');
    await choose('Oceans');
    expect(listPrinted()).toEqual(['Oceans']);
  });

  it('marks only the chosen filter as active [4.1.1]', async () => {
    const { choose, active } = await open();
    await choose('Cities');
    expect(active()).toEqual(['Cities']);
  });

  it('removes the cards at once and requests those of the filter [4.1.1]', async () => {
    const { choose, panel, requests } = await open();
    await choose('Cities');
    expect(panel().childElementCount).toBe(0);
    expect(requests.map(({ slug }) => slug)).toEqual(['cities']);
  });

  it('shows the new cards and announces how many there are', async () => {
    const { choose, respond, panel, announced } = await open();
    await choose('Cities');
    await respond(0, cities);
    expect([...panel().querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'A city',
      'Another city',
    ]);
    expect(announced()).toBe('2 entries shown');
  });

  it('shows all cards again with the first filter', async () => {
    const { choose, respond, requests, announced } = await open();
    await choose('Cities');
    await respond(0, cities);
    await choose('All');
    await respond(1, { html: html('<ul><li>One</li></ul>'), count: 1 });
    expect(requests[1]?.slug).toBe('');
    expect(announced()).toBe('1 entry shown');
  });

  it('changes nothing when the active filter is chosen again', async () => {
    const { choose, requests, panel } = await open();
    await choose('All');
    expect(requests).toHaveLength(0);
    expect(panel().querySelectorAll('li')).toHaveLength(3);
  });

  it('responds to a real pointer', async () => {
    vi.useRealTimers();
    const { link, active } = await open();
    await act(async () => userEvent.click(link('Oceans')));
    expect(active()).toEqual(['Oceans']);
  });
});

describe('a slow response', () => {
  it('shows nothing for 300 ms [4.1.2]', async () => {
    const { choose, pass, waiting, announced } = await open();
    await choose('Cities');
    await pass(299);
    expect(waiting()).toBeNull();
    expect(announced()).toBe('');
  });

  it('then shows placeholders in the shape of the earlier cards [4.1.2]', async () => {
    const { choose, pass, waiting, announced } = await open();
    await choose('Cities');
    await pass(300);
    expect(waiting()?.className).toBe('news');
    expect(waiting()?.children).toHaveLength(3);
    expect(announced()).toBe(entryFiltersTexts.loading);
  });

  it('replaces the placeholders', async () => {
    const { choose, pass, respond, waiting, panel } = await open();
    await choose('Cities');
    await pass(1000);
    await respond(0, cities);
    expect(waiting()).toBeNull();
    expect(panel().querySelectorAll('li')).toHaveLength(2);
  });

  it('does not move the page below while loading', async () => {
    const { choose, respond, panel } = await open();
    const before = panel().offsetHeight;
    await choose('Cities');
    expect(panel().offsetHeight).toBe(before);
    await respond(0, cities);
    expect(panel().style.minBlockSize).toBe('');
  });

  it('is aborted and ignored when another filter is chosen', async () => {
    const { choose, respond, requests, panel, active } = await open();
    await choose('Oceans');
    await choose('Cities');
    expect(requests[0]?.signal.aborted).toBe(true);
    await respond(1, cities);
    await respond(0, { html: html('<ul><li>An ocean</li></ul>'), count: 1 });
    expect(active()).toEqual(['Cities']);
    expect(panel().textContent).toBe('A cityAnother city');
  });

  it('is also ignored if it fails after another filter was chosen', async () => {
    const { choose, respond, fail, panel } = await open();
    await choose('Oceans');
    await choose('Cities');
    await respond(1, cities);
    await fail(0);
    expect(panel().textContent).toBe('A cityAnother city');
  });

  it('is aborted when the visitor leaves the page', async () => {
    const { choose, requests } = await open();
    await choose('Oceans');
    await unmountAll();
    expect(requests[0]?.signal.aborted).toBe(true);
  });
});

describe('a failed response', () => {
  it('shows a message and keeps the chosen filter', async () => {
    const { choose, fail, panel, active, announced } = await open();
    await choose('Energy');
    await fail(0);
    expect(panel().textContent).toContain(entryFiltersTexts.failed);
    expect(announced()).toBe(entryFiltersTexts.failed);
    expect(active()).toEqual(['Energy']);
  });

  it('can be repeated with a button, which moves the focus to the filter', async () => {
    const { choose, fail, respond, retryButton, requests, panel, link } = await open();
    await choose('Energy');
    await fail(0);
    retryButton()?.focus();
    await act(async () => retryButton()?.click());
    expect(document.activeElement).toBe(link('Energy'));
    expect(requests[1]?.slug).toBe(requests[0]?.slug);
    await respond(1, cities);
    expect(panel().textContent).toBe('A cityAnother city');
  });

  it('can be repeated with the filter itself', async () => {
    const { choose, fail, requests } = await open();
    await choose('Energy');
    await fail(0);
    await choose('Energy');
    expect(requests).toHaveLength(2);
  });

  it('does not affect the next filter', async () => {
    const { choose, fail, respond, panel } = await open();
    await choose('Energy');
    await fail(0);
    await choose('Cities');
    await respond(1, cities);
    expect(panel().textContent).toBe('A cityAnother city');
  });
});

it('shows a message if a category is empty', async () => {
  const { choose, respond, panel, announced } = await open();
  await choose('Cities');
  await respond(0, { html: html(''), count: 0 });
  expect(panel().textContent).toBe(entryFiltersTexts.none);
  expect(announced()).toBe(entryFiltersTexts.none);
});

describe('the URL of the page', () => {
  it('contains the choice, and the browser’s back button reverts it [4.1.4]', async () => {
    const { choose, active, requests, respond } = await open();
    await choose('Cities');
    expect(readParameter('cat')).toBe('cities');
    await respond(0, cities);
    await choose('Oceans');
    await address.back();
    expect([readParameter('cat'), active()]).toEqual(['cities', ['Cities']]);
    await address.back();
    expect([readParameter('cat'), active()]).toEqual([null, ['All']]);
    expect(requests.map(({ slug }) => slug)).toEqual(['cities', 'oceans', 'cities', '']);
  });

  it('keeps other parameters, and gets no history entry for the active choice', async () => {
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

  it('is the link of each choice, without script and in a new tab', async () => {
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

  it('is followed if it has changed before hydration', async () => {
    address.goTo('?cat=energy');
    const { active, requests } = await open();
    expect(active()).toEqual(['Energy']);
    expect(requests.map(({ slug }) => slug)).toEqual(['energy']);
  });

  it.each(['?cat=constructor', '?cat=', '?cat=%00', '?cat=oceans-2'])(
    'is ignored if it contains no category of the list: %s',
    async (search) => {
      address.goTo(search);
      const { active, requests } = await open();
      expect([active(), requests]).toEqual([['All'], []]);
    },
  );

  it('is followed by the browser from a later page of a list, whose categories begin at their first pages', async () => {
    address.goTo('?page=2');
    const { choose, requests } = await open();
    let isLeft = false;
    const leave = (event: Event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', leave);
    await choose('All');
    removeEventListener('click', leave);
    expect([isLeft, requests.length]).toEqual([true, 0]);
  });

  it('causes no request if the page was rendered for its choice', async () => {
    address.goTo('?cat=oceans');
    const { active, requests, choose } = await open({ chosen: 'oceans' });
    expect([active(), requests]).toEqual([['Oceans'], []]);
    await choose('All');
    expect(requests.map(({ slug }) => slug)).toEqual(['']);
  });
});

it('retries a list that failed on the server when its filter is chosen [4.1.3]', async () => {
  const { choose, requests, respond, panel } = await open({ failed: true });
  await choose('All');
  expect(requests.map(({ slug }) => slug)).toEqual(['']);
  await respond(0, cities);
  expect(panel().textContent).toBe('A cityAnother city');
});

it('makes each filter a tab stop, and Enter chooses it', async () => {
  const { link, press, active } = await open();
  await act(async () => link('All').focus());
  await press('{Tab}');
  expect(document.activeElement).toBe(link('Oceans'));
  await press('{Enter}');
  expect(active()).toEqual(['Oceans']);
});

it('hydrates the server’s HTML without errors', async () => {
  const consoleError = vi.spyOn(console, 'error');
  const { load } = createDeferredCards<LoadedCards>();
  const place = await mount(bar(load), renderToString(bar(load)));
  addPanel(place);
  await filterBar(place).choose('Cities');
  expect(filterBar(place).active()).toEqual(['Cities']);
  expect(consoleError).not.toHaveBeenCalled();
  consoleError.mockRestore();
});

it.each([320, 1280])('scrolls horizontally in a window of %i px instead of widening it', async (width) => {
  await page.viewport(width, 800);
  await open();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
