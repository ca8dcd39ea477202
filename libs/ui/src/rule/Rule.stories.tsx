import type { Meta, StoryObj } from '@storybook/react-vite';
import { grounds } from '../tokens/token-names.ts';
import { Rule } from './Rule.tsx';

const meta = {
  title: 'Primitives/Rule',
  component: Rule,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Rule>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Thin: Story = { args: { variant: 'thin' } };

export const Strong: Story = { args: { variant: 'strong' } };

export const Ticks: Story = { args: { variant: 'ticks' } };

export const AllBackgrounds: Story = {
  render: () => (
    <>
      {grounds.map((ground) => (
        <div key={ground} data-ground={ground} style={{ padding: 'var(--gh-space-m)' }}>
          <p>{ground}</p>
          <Rule />
          <br />
          <Rule variant="strong" />
          <br />
          <Rule variant="ticks" />
        </div>
      ))}
    </>
  ),
};
