import type { ProductSummary } from '@guildhall/shop-client';
import { exampleLink } from '../../chrome/chrome.fixture.tsx';
import type { SiteSearchHit, SiteSearchModel } from './search-model.ts';

export const exampleHit: SiteSearchHit = {
  url: exampleLink('A', '/news/a').url,
  title: 'A scenario for the harbour',
  type: 'news',
  date: '20261103',
  excerpt: [
    { text: '… The first ', isMatch: false },
    { text: 'scenario', isMatch: true },
    { text: ' begins with a higher sea …', isMatch: false },
  ],
};

export const exampleResults: Extract<SiteSearchModel, { state: 'searched' }> = {
  ...{ state: 'searched', text: 'scenario', count: 2, page: 1, pageCount: 1, isPartial: false },
  hits: [
    exampleHit,
    { ...exampleHit, url: exampleLink('B', '/about').url, title: 'About us', type: 'page', date: '20260101' },
  ],
};

export const exampleProduct: ProductSummary = {
  ...{ id: 'p1', handle: 'tides', title: 'Tides', vendor: 'Studio', images: [] },
  variants: [
    {
      ...{ id: 'v1', title: 'Default Title', availableForSale: true, requiresShipping: true, options: [] },
      price: { amountMinor: 45_000, currency: 'DKK' },
    },
  ],
};
