import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyOf } from '../blocks/block-story.fixture.tsx';
import { noContext } from '../blocks/context.fixture.ts';
import { staticParts } from '../blocks/static-parts.fixture.ts';
import { StandInProducts } from './stand-in-products.fixture.tsx';
import { ShopCollection } from './ShopCollection.tsx';

const story = storyOf('shop-collection');

const meta = {
  ...story,
  title: 'Blocks/Shop collection',
  component: ShopCollection,
  args: { ...story.args, block: staticParts.shopCollection },
} satisfies Meta<typeof ShopCollection>;

export default meta;
type Story = StoryObj<typeof meta>;

const prints = { ...staticParts.shopCollection, blockTitle: 'Prints' };

export const FilledByTheShop: Story = {
  args: { block: prints, context: { ...noContext, slots: { shopCollection: StandInProducts } } },
};

export const NothingWithoutAHandle: Story = {
  args: {
    block: { ...prints, collectionHandle: '' },
    context: { ...noContext, slots: { shopCollection: StandInProducts } },
  },
};

export const NothingWhereNoShopFillsTheSlot: Story = { args: { block: prints } };
