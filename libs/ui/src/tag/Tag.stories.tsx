import type { Meta, StoryObj } from '@storybook/react-vite';
import { OnAllBackgrounds, Row } from '../tokens/on-all-backgrounds.fixture.tsx';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'Primitives/Tag',
  component: Tag,
  parameters: { layout: 'padded' },
  args: { children: 'Oceans' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const AllTones: Story = {
  render: () => (
    <Row>
      <Tag>Oceans</Tag>
      <Tag tone="member">Members</Tag>
      <Tag tone="done">Signed up</Tag>
      <Tag tone="wrong">Payment failed</Tag>
    </Row>
  ),
};

export const LongWords: Story = {
  args: { children: 'Intergenerational infrastructure stewardship' },
  decorators: [(Story) => <div style={{ maxInlineSize: '10rem' }}>{Story()}</div>],
};

export const AllBackgrounds: Story = {
  render: () => (
    <OnAllBackgrounds>
      <Tag>Oceans</Tag>
      <Tag tone="member">Members</Tag>
      <Tag tone="done">Signed up</Tag>
      <Tag tone="wrong">Payment failed</Tag>
    </OnAllBackgrounds>
  ),
};
