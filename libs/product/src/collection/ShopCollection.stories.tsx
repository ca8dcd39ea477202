import type { Meta, StoryObj } from '@storybook/react-vite';
import { pricing } from '../product.fixture.ts';
import { shelf } from '../product-stories.fixture.ts';
import { LoadedShopCollection } from './LoadedShopCollection.tsx';
import { ShopCollection } from './ShopCollection.tsx';

const meta = {
  title: 'Shop/Shop collection',
  component: ShopCollection,
  parameters: { layout: 'padded' },
  args: {
    id: 'prints',
    title: 'Prints',
    description: 'Time in five inks, pulled by hand in the old weighing room.',
    products: [shelf.print, shelf.book, shelf.notebook, shelf.soldOut],
    pricing,
  },
  argTypes: { products: { control: false } },
  decorators: [
    (Story) => (
      <main>
        <h1>Shop</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ShopCollection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithProducts: Story = {};

export const WithoutOwnTexts: Story = {
  render: ({ products }) => <ShopCollection products={products} pricing={pricing} headingLevel={2} />,
};

export const NothingInIt: Story = { args: { products: [] } };

export const TheProductsDidNotArrive: Story = { args: { products: 'failed' } };

const never = () => new Promise<never>(() => {});
const refused = () => Promise.reject(new Error('The shop is down'));

export const OnTheirWay: Story = {
  render: () => <LoadedShopCollection handle="prints" count={4} loadCollection={never} pricing={pricing} />,
};

export const CouldNotBeLoaded: Story = {
  render: () => <LoadedShopCollection handle="prints" loadCollection={refused} pricing={pricing} />,
};
