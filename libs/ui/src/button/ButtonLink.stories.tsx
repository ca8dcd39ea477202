import type { Meta, StoryObj } from '@storybook/react-vite';
import { OnAllBackgrounds, Row } from '../tokens/on-all-backgrounds.fixture.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Primitives/Button link',
  component: ButtonLink,
  parameters: { layout: 'padded' },
  args: { children: 'Become a member', href: '#membership' },
  argTypes: {
    size: { control: 'inline-radio', options: ['small', 'normal', 'large'] },
    variant: { control: 'inline-radio', options: ['primary', 'quiet'] },
    target: { control: 'inline-radio', options: ['', '_blank'] },
  },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Quiet: Story = { args: { variant: 'quiet' } };

export const NewTab: Story = { args: { target: '_blank' } };

export const AllSizes: Story = {
  render: (args) => (
    <Row>
      <ButtonLink {...args} size="small" />
      <ButtonLink {...args} size="normal" />
      <ButtonLink {...args} size="large" />
    </Row>
  ),
};

export const AllBackgrounds: Story = {
  render: (args) => (
    <OnAllBackgrounds>
      <ButtonLink {...args} />
      <ButtonLink {...args} variant="quiet" target="_blank" />
    </OnAllBackgrounds>
  ),
};
