import type { Meta, StoryObj } from '@storybook/react-vite';
import { OnEveryGround, Row } from '../tokens/on-every-ground.fixture.tsx';
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

export const OpensANewTab: Story = { args: { target: '_blank' } };

export const EverySize: Story = {
  render: (args) => (
    <Row>
      <ButtonLink {...args} size="small" />
      <ButtonLink {...args} size="normal" />
      <ButtonLink {...args} size="large" />
    </Row>
  ),
};

export const OnEveryGroundOfThePage: Story = {
  render: (args) => (
    <OnEveryGround>
      <ButtonLink {...args} />
      <ButtonLink {...args} variant="quiet" target="_blank" />
    </OnEveryGround>
  ),
};
