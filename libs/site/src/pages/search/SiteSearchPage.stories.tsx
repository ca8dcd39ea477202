import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleLink } from '../../chrome/chrome.fixture.tsx';
import { pricing } from '../../page/pricing.fixture.ts';
import { siteSearchTexts } from '../../texts/site-search-texts.ts';
import { SiteSearchPage } from './SiteSearchPage.tsx';
import { exampleHit, exampleProduct, exampleResults } from './site-search.fixture.ts';

const meta = {
  title: 'Pages/Search of the site',
  component: SiteSearchPage,
  args: {
    path: '/search',
    texts: siteSearchTexts,
    links: [exampleLink('Focus areas', '/focus-areas'), exampleLink('Write to us', '/contact')],
    pricing,
    productTexts: {},
    search: exampleResults,
  },
  decorators: [(Story) => <main className="gh-page-grid">{Story()}</main>],
} satisfies Meta<typeof SiteSearchPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = { args: { search: { state: 'start', text: '' } } };

export const Results: Story = {};

export const SecondPage: Story = {
  args: { search: { ...exampleResults, count: 34, page: 2, pageCount: 4 } },
};

export const SomeWords: Story = { args: { search: { ...exampleResults, isPartial: true } } };

export const NothingWithSuggestion: Story = {
  args: {
    search: { ...exampleResults, text: 'scene', count: 0, hits: [], pageCount: 0, suggestion: 'scenario' },
  },
};

export const Nothing: Story = {
  args: { search: { ...exampleResults, text: 'xylophone', count: 0, hits: [], pageCount: 0 } },
};

export const ProductsBeside: Story = {
  args: { search: { ...exampleResults, products: { items: [exampleProduct], count: 7 } } },
};

export const ShopUnavailable: Story = { args: { search: { ...exampleResults, products: 'failed' } } };

export const Unavailable: Story = { args: { search: { state: 'unavailable', text: 'scenario' } } };

export const ShopAlone: Story = {
  args: {
    search: { state: 'without-pages', text: 'tides', products: { items: [exampleProduct], count: 1 } },
  },
};

export const ShopAloneWithoutProducts: Story = {
  args: { search: { state: 'without-pages', text: 'tides', products: { items: [], count: 0 } } },
};

export const NothingToSearch: Story = { args: { search: { state: 'without-pages', text: 'tides' } } };

export const TooManySearches: Story = { args: { search: { state: 'refused', text: '' } } };

export const LongWords: Story = {
  args: {
    search: {
      ...exampleResults,
      text: 'a'.repeat(100),
      hits: [{ ...exampleHit, url: exampleLink('L', '/long').url, title: `${'Long'.repeat(30)} title` }],
    },
  },
};
