import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TestsiteBadge } from './TestsiteBadge.tsx';

const meta = {
  title: 'Chrome/Testsite badge',
  component: TestsiteBadge,
  decorators: [(Story) => <div style={{ minBlockSize: '6rem' }}>{Story()}</div>],
} satisfies Meta<typeof TestsiteBadge>;

export default meta;

export const WhileTheTestsiteIsOn: StoryObj<typeof meta> = {
  beforeEach: () => {
    document.documentElement.dataset['testsite'] = '';
    return () => {
      delete document.documentElement.dataset['testsite'];
    };
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toBeVisible();
  },
};
