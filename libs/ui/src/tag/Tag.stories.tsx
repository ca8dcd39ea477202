import type { Meta, StoryObj } from '@storybook/react-vite';
import { OnEveryGround, Row } from '../tokens/on-every-ground.fixture.tsx';
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

export const EveryTone: Story = {
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

export const OnEveryGroundOfThePage: Story = {
  render: () => (
    <OnEveryGround>
      <Tag>Oceans</Tag>
      <Tag tone="member">Members</Tag>
      <Tag tone="done">Signed up</Tag>
      <Tag tone="wrong">Payment failed</Tag>
    </OnEveryGround>
  ),
};
