import type { EntryListBlock } from '@guildhall/cms-client';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BlockView } from '../blocks/BlockView.tsx';
import type { BlocksContext } from '../blocks/blocks-context.ts';
import { filtersRoute, newsContext, newsFilters, newsList, newsRoute } from '../blocks/context.fixture.ts';
import { personCards } from '../cards/person/person-cards.fixture.ts';
import type { EntryFiltersProps } from '../entry-filters/entry-filters-props.ts';

const render = (block: EntryListBlock, context: BlocksContext = newsContext) =>
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

  it('does without title, description and button [2.4.1]', () => {
    const { blockTitle: _, blockDescription: __, buttonLink: ___, ...plain } = newsList;
    const page = render(plain);
    expect(page).not.toContain('<header');
    expect(page).not.toContain('All news');
  });

  it('sets its cards one level below its title, and in the place of one that is missing', () => {
    const { blockTitle: _, ...untitled } = newsList;
    expect(render(newsList)).toContain('<h3');
    expect(render(untitled)).not.toContain('<h3');
  });

  it('shows the cards of its content type, unless its editor chose others', () => {
    const people = { ...newsContext, cards: { [newsRoute]: personCards } };
    const block: EntryListBlock = { ...newsList, contentType: 'people' };
    expect(render(block, people)).toContain('<address>');
    expect(render({ ...block, cardType: 'organisation' }, people)).not.toContain('<address>');
  });

  it('says so when there are no cards, and when they could not be read', () => {
    expect(render(newsList, { ...newsContext, cards: { [newsRoute]: [] } })).toContain(
      'There is nothing here yet.',
    );
    const failed = 'These entries could not be fetched just now.';
    expect(render(newsList, { ...newsContext, cards: { [newsRoute]: 'failed' } })).toContain(failed);
    expect(render(newsList, { ...newsContext, cards: {} })).toContain(failed);
  });
});

describe('the filters of an entry list', () => {
  it('are handed to whoever brings them to life, beside a panel with the cards', () => {
    let handed: EntryFiltersProps | undefined;
    const page = render(
      newsList,
      withFilters((props) => {
        handed = props;
        return <nav />;
      }),
    );
    expect(page).toMatch(
      /<nav><\/nav><div id="news-cards" role="tabpanel" aria-labelledby="news-cards-tab-0"><ul role="list"/,
    );
    expect(handed).toMatchObject({
      filters: newsFilters,
      allRoute: newsRoute,
      label: 'News: categories',
      panelId: 'news-cards',
      grid: { cardType: 'news', contentType: 'news', enlargeFirst: false, headingLevel: 3 },
    });
    expect(JSON.parse(JSON.stringify(handed))).toEqual(handed);
  });

  it('are shown only where the editor asks for them', () => {
    const bar = withFilters(() => <nav />);
    expect(render({ ...newsList, displayByCat: false }, bar)).not.toContain('<nav>');
    const { cats: _, ...uncategorised } = newsList;
    expect(render(uncategorised, bar)).not.toContain('<nav>');
  });

  it('are left out when there are none, or they could not be read; the cards stand', () => {
    const bar = withFilters(() => <nav />);
    for (const filters of [{}, { [filtersRoute]: 'failed' as const }, { [filtersRoute]: [] }]) {
      const page = render(newsList, { ...bar, filters });
      expect(page).not.toContain('<nav>');
      expect(page).toContain('<ul role="list"');
    }
  });

  it('are left out when nobody could load their cards', () => {
    expect(render(newsList)).not.toContain('role="tab"');
  });

  it('stand above the cards in an app that is all React', () => {
    const page = render(newsList, { ...newsContext, slots: { loadCards: () => Promise.resolve([]) } });
    expect(page).toMatch(/role="tablist".*>All<.*>Oceans<.*role="tabpanel".*<ul role="list"/);
  });
});
