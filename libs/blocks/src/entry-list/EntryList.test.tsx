import type { BlockOf } from '@guildhall/cms-client';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { getCardRoutes } from '../blocks/card-routes.ts';
import { computeOutline } from '../blocks/compute-outline.ts';
import { BlockView } from '../blocks/BlockView.tsx';
import type { BlocksContext } from '../blocks/blocks-context.ts';
import { filtersRoute, newsContext, newsFilters, newsList, newsRoute } from '../blocks/context.fixture.ts';
import { newsCards } from '../cards/news/news-cards.fixture.ts';
import { personCards } from '../cards/person/person-cards.fixture.ts';
import { type EntryFiltersProps, entryFiltersTexts } from '../entry-filters/entry-filters-props.ts';
import { getListPages } from './get-list-pages.ts';
import { getFilteredLists } from '../entry-filters/get-filtered-lists.ts';

const render = (block: BlockOf<'entry-list'>, context: BlocksContext = newsContext) =>
  renderToStaticMarkup(<BlockView block={block} context={context} index={1} />);

const withFilters = (entryFilters: (props: EntryFiltersProps) => ReactElement): BlocksContext => ({
  ...newsContext,
  slots: { entryFilters },
});

describe('an entry list', () => {
  it('shows title, description, cards and button [2.4.1]', () => {
    const page = render(newsList);
    expect(page).toMatch(
      /<h2>News<\/h2>.*What happened, and what may\..*<ul role="list".*href="\/news"[^>]*>All news/,
    );
  });

  it('works without title, description and button [2.4.1]', () => {
    const { blockTitle: _, blockDescription: __, buttonLink: ___, ...plain } = newsList;
    const page = render(plain);
    expect(page).not.toContain('<header');
    expect(page).not.toContain('All news');
    expect(page).toContain('<ul role="list"');
  });

  it.each([
    ['blockTitle', '<h2>News</h2>'],
    ['blockDescription', 'What happened, and what may.'],
    ['buttonLink', '>All news'],
  ] as const)('has no %s if its editor wrote none, and the other parts [2.4.1]', (field, part) => {
    const { [field]: _, ...others } = newsList;
    const parts = ['<h2>News</h2>', 'What happened, and what may.', '>All news', '<ul role="list"'];
    const page = render(others as typeof newsList);
    expect(parts.filter((one) => !page.includes(one))).toEqual([part]);
  });

  it('has card headings one level below its title, or at that level without a title', () => {
    const { blockTitle: _, ...untitled } = newsList;
    expect(render(newsList)).toContain('<h3');
    expect(render(untitled)).not.toContain('<h3');
  });

  it('shows the cards of its content type unless its editor chose other ones', () => {
    const people = { ...newsContext, cards: { [newsRoute]: personCards } };
    const block: BlockOf<'entry-list'> = { ...newsList, contentType: 'people' };
    expect(render(block, people)).toContain('<address>');
    expect(render({ ...block, cardType: 'organisation' }, people)).not.toContain('<address>');
  });

  it('shows a message if there are no cards, and one with a retry if they could not be loaded [4.1.3]', () => {
    expect(render(newsList, { ...newsContext, cards: { [newsRoute]: [] } })).toContain(
      'There is nothing here yet.',
    );
    const failed = 'We could not load these entries.';
    expect(render(newsList, { ...newsContext, cards: { [newsRoute]: 'failed' } })).toContain(failed);
    expect(
      render(newsList, { ...newsContext, cards: {}, location: { path: '/news', chosen: {} } }),
    ).toContain(`${failed} <a href="/news">Try again</a>`);
  });
});

describe('a list with pages', () => {
  const last = { ...newsCards[0], id: 99, title: 'Last', following: 3 } as (typeof newsCards)[number];
  const oceans = newsFilters[0]?.route ?? '';
  const show = (chosen: Record<string, string>, cards: Record<string, typeof newsCards>) =>
    render(newsList, { ...newsContext, cards, slots: {}, location: { path: '/news', chosen } });
  const links = (html: string) =>
    [...html.matchAll(/<a href="([^"]*)" rel="(\w+)"/g)].map(([, url, rel]) => [rel, url]);

  it('links to the next page and to the previous one, and keeps the category', () => {
    const first = show({}, { [newsRoute]: [last] });
    expect(links(first)).toEqual([['next', '/news?page=2']]);
    const second = show({ page: '2' }, { [`${newsRoute}?page=2`]: [last] });
    expect(links(second)).toEqual([
      ['prev', '/news'],
      ['next', '/news?page=3'],
    ]);
    const chosen = { cat: 'oceans', page: '2' };
    const ofCategory = show(chosen, { [`${oceans}&page=2`]: newsCards });
    expect(links(ofCategory)).toEqual([['prev', '/news?cat=oceans']]);
  });

  it('has a way back from a page that is no longer there', () => {
    const page = show({ page: '7' }, { [`${newsRoute}?page=7`]: [] });
    expect(page).toContain('There is nothing here yet.');
    expect(links(page)).toEqual([['prev', '/news?page=6']]);
  });

  it('has no links without another page, and is read page by page', () => {
    expect(links(show({}, { [newsRoute]: newsCards }))).toEqual([]);
    const read = (chosen: Record<string, string>) =>
      getCardRoutes([newsList, newsList], { filters: {}, chosen }).cards;
    expect(read({ page: '2' })).toEqual([`${newsRoute}?page=2`, newsRoute]);
    expect(read({ 'page-2': '3' })).toEqual([newsRoute, `${newsRoute}?page=3`]);
    expect(read({ page: '-1', 'page-2': '1' })).toEqual([newsRoute]);
    expect(getListPages([newsList], { [newsRoute]: [last, last] })).toEqual({ page: 3 });
    expect(getListPages([newsList], { [newsRoute]: newsCards })).toEqual({});
  });
});

describe('the filters of an entry list', () => {
  it('are passed to their slot, beside a panel with the cards', () => {
    let received: EntryFiltersProps | undefined;
    const page = render(
      newsList,
      withFilters((props) => {
        received = props;
        return <nav />;
      }),
    );
    expect(page).toMatch(/<nav><\/nav><div id="news-cards"><ul role="list"/);
    expect(received).toMatchObject({
      choices: [
        { slug: '', name: '' },
        { slug: 'oceans', name: 'Oceans' },
        { slug: 'cities', name: 'Cities' },
        { slug: 'energy', name: 'Energy' },
      ],
      chosen: '',
      parameter: 'cat',
      label: 'News: categories',
      panelId: 'news-cards',
    });
    expect(JSON.parse(JSON.stringify(received))).toEqual(received);
  });

  it('are shown only if the editor chose them [2.4.2]', () => {
    const bar = withFilters(() => <nav />);
    expect(render({ ...newsList, displayByCat: false }, bar)).not.toContain('<nav>');
    const { cats: _, ...uncategorised } = newsList;
    expect(render(uncategorised, bar)).not.toContain('<nav>');
  });

  it('are left out if there are none or they failed, while the cards are shown', () => {
    const bar = withFilters(() => <nav />);
    for (const filters of [{}, { [filtersRoute]: 'failed' as const }, { [filtersRoute]: [] }]) {
      const page = render(newsList, { ...bar, filters });
      expect(page).not.toContain('<nav>');
      expect(page).toContain('<ul role="list"');
    }
  });

  it('are left out if no slot can load their cards', () => {
    expect(render(newsList)).not.toContain('<nav');
  });

  it('are above the cards in an app that is all React, “All” first [2.4.2]', () => {
    const page = render(newsList, { ...newsContext, slots: { loadCards: () => Promise.resolve([]) } });
    expect(page).toMatch(/<nav.*>All<.*>Oceans<.*id="news-cards".*<ul role="list"/);
  });
});

describe('the URL of the page', () => {
  const cities = newsFilters[1]?.route ?? '';
  const cards = { ...newsContext.cards, [cities]: newsCards.slice(0, 2) };
  const loadCards = () => Promise.resolve([]);
  const at = (chosen: Record<string, string>, more: Partial<BlocksContext> = {}) =>
    render(newsList, {
      ...newsContext,
      cards,
      location: { path: '/news', chosen },
      slots: { loadCards },
      ...more,
    });
  const shown = (page: string) => page.match(/<h3/g)?.length;

  it('chooses the category whose cards are shown, and marks it active [4.1.4]', () => {
    const page = at({ cat: 'cities' });
    expect(page).toContain('href="/news?cat=cities" aria-current="page">Cities</a>');
    expect(page.match(/aria-current/g)).toHaveLength(1);
    expect(shown(page)).toBe(2);
  });

  it('shows all entries if it contains no category of the list [4.1.4]', () => {
    for (const slug of ['', 'nonsense', '__proto__', 'constructor', '12'])
      expect(at({ cat: slug })).toBe(at({}));
    expect(at({})).toContain('href="/news" aria-current="page">All</a>');
  });

  it('keeps the choices in other lists of the page', () => {
    const page = at({ cat: 'cities', 'cat-2': 'walks' });
    expect(page).toContain('href="/news?cat-2=walks">All</a>');
    expect(page).toContain('href="/news?cat-2=walks&amp;cat=oceans">Oceans</a>');
  });

  it('numbers the parameters of several filtered lists', () => {
    const blocks = [newsList, { ...newsList, displayByCat: false }, newsList];
    expect(getFilteredLists(blocks, newsContext.filters).map(({ parameter }) => parameter)).toEqual([
      ...['cat', 'cat-2'],
    ]);
    const outline = computeOutline(blocks);
    const second = renderToStaticMarkup(
      <BlockView
        block={newsList}
        index={2}
        context={{
          ...newsContext,
          cards,
          outline,
          location: { path: '/', chosen: { cat: 'cities' } },
          slots: { loadCards },
        }}
      />,
    );
    expect(second).toContain('href="/?cat=cities&amp;cat-2=oceans"');
    expect(shown(second)).toBe(newsContext.cards[newsRoute]?.length);
  });

  it('leads to a message if its category is empty, and to a retry if it could not be loaded [4.1.3]', () => {
    expect(at({ cat: 'cities' }, { cards: { [cities]: [] } })).toContain(entryFiltersTexts.none);
    expect(at({ cat: 'cities' }, { cards: {} })).toContain('aria-current="page">Cities</a>');
    expect(at({ cat: 'cities' }, { cards: {}, slots: { entryFilters: () => <nav /> } })).toMatch(
      /could not load these entries\. <a href="\/news\?cat=cities">Try again<\/a>/,
    );
  });

  it('leads to messages in the given texts', () => {
    const entryList = { none: 'Intet her.', unavailable: 'Kan ikke hentes.', retry: 'Prøv igen' };
    expect(at({ cat: 'cities' }, { cards: { [cities]: [] }, texts: { entryList } })).toContain('Intet her.');
    const slots = { entryFilters: () => <nav /> };
    expect(at({ cat: 'cities' }, { cards: {}, slots, texts: { entryList } })).toMatch(
      /Kan ikke hentes\. <a [^>]*>Prøv igen<\/a>/,
    );
  });
});
