import type { Block } from '@guildhall/cms-client';
import { toRates, type Pricing } from '@guildhall/money';
import { newsCards } from '../cards/news/news-cards.fixture.ts';
import { computeOutline } from './compute-outline.ts';
import type { BlocksContext } from './blocks-context.ts';
import { html } from '../cards/card.fixture.ts';
import { block, link } from './page.fixture.ts';

/** Prices in kroner, without equivalents. */
export const inKroner = { currency: 'DKK' };

/** Prices in kroner, with equivalents in three currencies. */
export const pricing: Pick<Pricing, 'currency' | 'rates'> = {
  ...inKroner,
  rates: toRates({ EUR: 0.13446, GBP: 0.113023, USD: 0.136834 }),
};

export const emptyContext: BlocksContext = { cards: {}, filters: {}, slots: {}, pricing: inKroner };

export function createContext(blocks: readonly Block[], known: Partial<BlocksContext> = {}): BlocksContext {
  return { ...emptyContext, outline: computeOutline(blocks), ...known };
}

export const newsRoute = '/wp-json/cards/api/news';
export const filtersRoute = '/wp-json/filters/api/news';

export const newsFilters = ['Oceans', 'Cities', 'Energy'].map((name, index) => ({
  id: String(index + 12),
  name,
  route: `${newsRoute}?category=${index + 12}`,
}));

export const newsList = block(
  'entry-list',
  {
    contentType: 'news',
    entryRoute: newsRoute,
    cats: { route: filtersRoute },
    displayByCat: true,
    enlargeFirst: false,
    blockTitle: 'News',
    blockDescription: html('What happened, and what may.'),
    buttonLink: link('All news', '/news'),
  },
  { idd: 'news' },
);

export const newsContext: BlocksContext = {
  cards: { [newsRoute]: newsCards },
  filters: { [filtersRoute]: newsFilters },
  slots: {},
};
