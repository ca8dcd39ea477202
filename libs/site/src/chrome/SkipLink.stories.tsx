import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Chrome/Skip link',
  component: SkipLink,
  decorators: [
    (Story) => (
      <>
        {Story()}
        <main id="main" style={{ padding: 'var(--gh-space-2xl) var(--gh-space-m)' }}>
          What the page is about
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

export default meta;

export const FirstInTheTabOrder: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};
