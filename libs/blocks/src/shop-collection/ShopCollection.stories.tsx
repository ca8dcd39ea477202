import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockStory } from '../blocks/block-story.fixture.tsx';
import { emptyContext } from '../blocks/context.fixture.ts';
import { staticBlocks } from '../blocks/static-blocks.fixture.ts';
import { StandInProducts } from './stand-in-products.fixture.tsx';
import { ShopCollection } from './ShopCollection.tsx';

const story = createBlockStory('shop-collection');

const meta = {
  ...story,
  title: 'Blocks/Shop collection',
  component: ShopCollection,
  args: { ...story.args, block: staticBlocks.shopCollection },
} satisfies Meta<typeof ShopCollection>;

export default meta;
type Story = StoryObj<typeof meta>;

const prints = { ...staticBlocks.shopCollection, blockTitle: 'Prints' };

export const Products: Story = {
  args: { block: prints, context: { ...emptyContext, slots: { shopCollection: StandInProducts } } },
};

export const WithoutHandle: Story = {
  args: {
    block: { ...prints, collectionHandle: '' },
    context: { ...emptyContext, slots: { shopCollection: StandInProducts } },
  },
};

export const WithoutShop: Story = { args: { block: prints } };
