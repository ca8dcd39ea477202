import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Primitives/Visually hidden',
  component: VisuallyHidden,
  parameters: { layout: 'padded' },
  args: { children: ' (opens in a new tab)' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  render: (args) => (
    <p>
      A sentence that ends here.
      <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('A sentence that ends here. (opens in a new tab)');
    await expect(canvasElement.querySelector('span')?.offsetWidth).toBeLessThanOrEqual(1);
  },
};
