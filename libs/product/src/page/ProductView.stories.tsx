import { toBuyable, type Product } from '@guildhall/shop-client';
import { Button } from '@guildhall/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStore, Provider } from 'jotai';
import { ProductBuy, type AddToCartSlotProps } from '../buy/ProductBuy.tsx';
import { pricing } from '../product.fixture.ts';
import { longWords, rightToLeft, shelf } from '../product-stories.fixture.ts';
import { ProductView } from './ProductView.tsx';

/** Stands in for the cart's own button. */
function StandIn({ availableForSale, texts }: AddToCartSlotProps) {
  return (
    <Button size="large" disabled={!availableForSale}>
      {availableForSale ? 'Add to cart' : texts.soldOutLabel}
    </Button>
  );
}

function ProductPage({ product }: { product: Product }) {
  return (
    <main className="gh-page-grid">
      <ProductView
        product={product}
        buy={<ProductBuy product={toBuyable(product)} pricing={pricing} addToCart={StandIn} />}
        collectionHref={(handle) => `/p#${handle}`}
      />
    </main>
  );
}

const meta = {
  title: 'Shop/Product page',
  parameters: { inIsland: true },
  component: ProductPage,
  args: { product: shelf.print },
  argTypes: { product: { control: false } },
  decorators: [
    (Story) => (
      <Provider store={createStore()}>
        <Story />
      </Provider>
    ),
  ],
} satisfies Meta<typeof ProductPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithVariants: Story = {};

export const OneKindOnly: Story = { args: { product: shelf.book } };

export const AnEvent: Story = { args: { product: shelf.evening } };

export const AllPlacesTaken: Story = { args: { product: shelf.pressDay } };

export const SoldOut: Story = { args: { product: shelf.soldOut } };

export const WithoutPictures: Story = { args: { product: { ...shelf.book, images: [] } } };

export const LongWords: Story = { args: { product: longWords } };

export const RightToLeft: Story = { args: { product: rightToLeft }, globals: { direction: 'rtl' } };
