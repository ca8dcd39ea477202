import { getCollectionPath } from '@guildhall/shop-client';
import { parseCurrentVat } from '@guildhall/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShopCollection } from '../collection/ShopCollection.tsx';
import { pricing } from '../product.fixture.ts';
import { shelf } from '../product-stories.fixture.ts';
import { ProductSearch } from '../search/ProductSearch.tsx';
import { PageLinks } from './PageLinks.tsx';
import { SortLinks } from './SortLinks.tsx';

const currentVat = parseCurrentVat([{ country: 'FI', percent: '25.5' }], '2026-11-01').vat;
const { book, print, notebook, soldOut } = shelf;

interface ListingProps {
  page: number;
  pages?: number;
  more: boolean;
}

function Listing({ page, pages, more }: ListingProps) {
  return (
    <main>
      <h1>Prints</h1>
      <ProductSearch text="tide" />
      <SortLinks handle="prints" sort="newest" />
      <ShopCollection
        products={[print, book, notebook, soldOut]}
        pricing={{ ...pricing, currentVat }}
        headingLevel={2}
      />
      <PageLinks
        page={page}
        pages={pages}
        more={more}
        href={(number) => getCollectionPath('prints', { page: number, sort: 'newest' })}
      />
    </main>
  );
}

const meta = {
  title: 'Shop/Listing',
  component: Listing,
  parameters: { layout: 'padded' },
  args: { page: 2, more: true },
} satisfies Meta<typeof Listing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BetweenTwoPages: Story = {};

export const TheFirstPage: Story = { args: { page: 1 } };

export const LastOfThreePages: Story = { args: { page: 3, pages: 3, more: false } };

export const OnePageOnly: Story = { args: { page: 1, more: false } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
