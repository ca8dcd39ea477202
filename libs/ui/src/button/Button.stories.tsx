import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OnAllBackgrounds, Row } from '../tokens/on-all-backgrounds.fixture.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  parameters: { layout: 'padded' },
  args: { children: 'Add to cart', onClick: fn() },
  argTypes: {
    size: { control: 'inline-radio', options: ['small', 'normal', 'large'] },
    variant: { control: 'inline-radio', options: ['primary', 'quiet'] },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };

export const Quiet: Story = { args: { variant: 'quiet' } };

export const AllSizes: Story = {
  render: (args) => (
    <Row>
      <Button {...args} size="small" />
      <Button {...args} size="normal" />
      <Button {...args} size="large" />
    </Row>
  ),
};

export const Busy: Story = {
  args: { busy: true, children: 'Adding…' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    // A "wait" cursor does not stop a visitor from pressing.
    await userEvent.setup({ pointerEventsCheck: 0 }).click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const KeyboardPress: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const LongWords: Story = {
  args: { children: 'Register thirty-two colleagues for the Hundred-Year Household of November' },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
};

export const AllBackgrounds: Story = {
  render: (args) => (
    <OnAllBackgrounds>
      <Button {...args} />
      <Button {...args} variant="quiet" />
      <Button {...args} disabled />
      <Button {...args} busy />
    </OnAllBackgrounds>
  ),
};
