import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Picture } from './Picture.tsx';
import { getTintRule } from './tint.ts';

const tint = '#f0a884';

const meta = {
  title: 'Primitives/Picture',
  component: Picture,
  parameters: { layout: 'padded' },
  args: {
    image: {
      lg: '/story-pictures/print-1.webp',
      alt: 'A door with a line for every flood.',
      width: 640,
      height: 427,
      color: tint,
    },
    sizes: '32rem',
  },
  argTypes: { shape: { control: 'inline-radio' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '32rem' }}>
        <style>{getTintRule(tint)}</style>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NaturalRatio: Story = {};

export const Wide: Story = { args: { shape: '21:9' } };

export const Square: Story = { args: { shape: '1:1' } };

export const Portrait: Story = { args: { shape: '4:5' } };

export const Placeholder: Story = {
  args: { image: { lg: '#', alt: '', width: 640, height: 427, color: tint } },
};

export const WithoutUrl: Story = {
  args: { image: { alt: 'Nothing' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
