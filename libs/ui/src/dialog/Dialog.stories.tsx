import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  // Each in its own frame: otherwise all of them would cover the docs page.
  parameters: { layout: 'padded', docs: { story: { inline: false, height: '32rem' } } },
  args: {
    open: true,
    onClose: fn(),
    title: 'Cancel your membership?',
    children: (
      <>
        <p>Your membership ends at the end of the month. You will not be charged after that.</p>
        <Button>Keep my membership</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {};

export const Full: Story = { args: { size: 'full', title: 'Your subscription' } };

export const LongWords: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze and its future in the next two hundred years',
  },
};
