import type { Meta, StoryObj } from '@storybook/react-vite';
import { OnEveryGround } from '../tokens/on-every-ground.fixture.tsx';
import { ArrowLink } from './ArrowLink.tsx';

const meta = {
  title: 'Primitives/Arrow link',
  component: ArrowLink,
  parameters: { layout: 'padded' },
  args: { children: 'Visit the house', href: '#visit' },
  argTypes: { target: { control: 'inline-radio', options: ['', '_blank'] } },
} satisfies Meta<typeof ArrowLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsOn: Story = {};

export const LeadsOutOfThePage: Story = { args: { target: '_blank', children: 'Read the report' } };

export const WordsThatWrap: Story = {
  args: { children: 'Everything that was said about the hundred-year lease, in the order it was said' },
  decorators: [(Story) => <div style={{ maxInlineSize: '16rem' }}>{Story()}</div>],
};

export const OnEveryGroundOfThePage: Story = {
  render: (args) => (
    <OnEveryGround>
      <ArrowLink {...args} />
    </OnEveryGround>
  ),
};
