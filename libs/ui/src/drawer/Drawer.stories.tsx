import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'Primitives/Drawer',
  component: Drawer,
  // Each in its own frame: otherwise all of them would cover the docs page.
  parameters: { layout: 'padded', docs: { story: { inline: false, height: '32rem' } } },
  args: { open: true, onClose: fn(), title: 'Your cart', children: <p>The content scrolls here.</p> },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const WithFooter: Story = { args: { foot: <Button>Go to checkout</Button> } };

export const LongContent: Story = {
  args: {
    foot: <Button>Go to checkout</Button>,
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={index}>
        One of many lines. <a href="#further">Read more</a>
      </p>
    )),
  },
};

export const RightToLeft: Story = {
  args: { title: 'سلة التسوق', foot: <Button>إتمام الشراء</Button> },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};

export const CloseButton: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
