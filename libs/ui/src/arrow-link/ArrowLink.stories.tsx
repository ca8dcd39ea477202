import type { Meta, StoryObj } from '@storybook/react-vite';
import { OnAllBackgrounds } from '../tokens/on-all-backgrounds.fixture.tsx';
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

export const Default: Story = {};

export const NewTab: Story = { args: { target: '_blank', children: 'Read the report' } };

export const LongText: Story = {
  args: { children: 'Everything that was said about the hundred-year lease, in the order it was said' },
  decorators: [(Story) => <div style={{ maxInlineSize: '16rem' }}>{Story()}</div>],
};

export const AllBackgrounds: Story = {
  render: (args) => (
    <OnAllBackgrounds>
      <ArrowLink {...args} />
    </OnAllBackgrounds>
  ),
};
