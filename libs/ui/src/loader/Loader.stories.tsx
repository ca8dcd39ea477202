import type { Meta, StoryObj } from '@storybook/react-vite';
import { OnEveryGround } from '../tokens/on-every-ground.fixture.tsx';
import { Loader } from './Loader.tsx';

const meta = {
  title: 'Primitives/Loader',
  component: Loader,
  parameters: { layout: 'padded' },
  args: { label: 'Loading entries…' },
} satisfies Meta<typeof Loader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AppearsAfterAMoment: Story = {};

export const OnEveryGroundOfThePage: Story = {
  render: (args) => (
    <OnEveryGround>
      <Loader {...args} />
    </OnEveryGround>
  ),
};
