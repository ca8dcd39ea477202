import type { Meta, StoryObj } from '@storybook/react-vite';
import { pricing } from '../product.fixture.ts';
import { longWords, rightToLeft, shelf } from '../product-stories.fixture.ts';
import { ProductGrid } from './ProductGrid.tsx';

const { book, print, notebook, evening, pressDay, soldOut } = shelf;

const meta = {
  title: 'Shop/Product grid',
  component: ProductGrid,
  parameters: { layout: 'padded' },
  args: { products: [book, print, notebook, evening], pricing },
  argTypes: { products: { control: false } },
  // Product titles are of the third level: the page and a section have those above.
  decorators: [
    (Story) => (
      <main>
        <h1>Shop</h1>
        <h2>Prints and books</h2>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThingsToBuy: Story = {};

export const Three: Story = { args: { products: [book, print, notebook] } };

export const One: Story = { args: { products: [print] } };

export const Many: Story = {
  args: {
    products: [book, print, notebook, evening, pressDay, soldOut, { ...book, id: 'again' }],
  },
};

export const Events: Story = { args: { products: [evening, pressDay] } };

export const SoldOut: Story = { args: { products: [soldOut, pressDay, book] } };

export const SeveralPrices: Story = { args: { products: [print] } };

export const LeadsNowhere: Story = { args: { clickable: false } };

export const WithoutPictures: Story = {
  args: { products: [book, print].map((product) => ({ ...product, images: [] })) },
};

export const LongWords: Story = { args: { products: [longWords, book] } };

export const RightToLeft: Story = {
  args: { products: [rightToLeft, shelf.book] },
  globals: { direction: 'rtl' },
};
