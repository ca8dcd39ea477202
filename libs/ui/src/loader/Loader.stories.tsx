import type { Meta, StoryObj } from '@storybook/react-vite';
import { OnAllBackgrounds } from '../tokens/on-all-backgrounds.fixture.tsx';
import { Loader } from './Loader.tsx';

const meta = {
  title: 'Primitives/Loader',
  component: Loader,
  parameters: { layout: 'padded' },
  args: { label: 'Loading entries…' },
} satisfies Meta<typeof Loader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllBackgrounds: Story = {
  render: (args) => (
    <OnAllBackgrounds>
      <Loader {...args} />
    </OnAllBackgrounds>
  ),
};
