import type { Meta, StoryObj } from '@storybook/react-vite';
import { grounds } from '../tokens/token-names.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  parameters: { layout: 'padded' },
  args: { shape: 'card' },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {};

export const Picture: Story = { args: { shape: 'picture', picture: '16:9' } };

export const Title: Story = { args: { shape: 'title' } };

export const Text: Story = { args: { shape: 'text', lines: 5 } };

export const AllBackgrounds: Story = {
  render: () => (
    <>
      {grounds.map((ground) => (
        <div key={ground} data-ground={ground} style={{ padding: 'var(--gh-space-m)' }}>
          <p>{ground}</p>
          <Skeleton shape="text" />
        </div>
      ))}
    </>
  ),
};
