import type { Meta, StoryObj } from '@storybook/react-vite';
import { Provider } from 'jotai';
import { useState, type ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { book, createStoreWith, type CartInStore } from '../drawer/cart-in-store.fixture.ts';
import { createDraft } from '../lines/cart-lines.fixture.ts';
import { AddToCart, type AddToCartProps } from './AddToCart.tsx';

function OnAPage({ cart, ...props }: AddToCartProps & { cart: CartInStore }): ReactElement {
  const [store] = useState(() => createStoreWith({ open: false, ...cart }));
  return (
    <Provider store={store}>
      <AddToCart {...props} />
    </Provider>
  );
}

const meta = {
  title: 'Shop/Add to cart',
  component: OnAPage,
  parameters: { layout: 'padded', island: 'buy-product' },
  args: { cart: {}, product: createDraft('A') },
} satisfies Meta<typeof OnAPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotInTheCart: Story = {};

export const SomeAreInTheCart: Story = {
  args: { cart: { lines: [{ ...book, quantity: 3 }] }, product: book },
};

export const BeingAdded: Story = {
  args: { cart: { shop: 'silent', events: [{ type: 'add', draft: createDraft('A') }] } },
};

export const SoldOut: Story = { args: { available: false } };

export const Pressed: Story = {
  args: { cart: { lines: [book] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Add to cart' }));
    await expect(page.getByText('1 in your cart')).toBeVisible();
  },
};
