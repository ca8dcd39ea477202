import type { Meta, StoryObj } from '@storybook/react-vite';
import { keepDataTexts } from '../../texts/keep-data-texts.ts';
import { KeepDataPage } from './render-keep-data.tsx';

const meta = {
  title: 'Pages/Keep data',
  component: KeepDataPage,
  args: { step: 'ask', link: 'x', path: '/keep-my-data', texts: keepDataTexts },
  decorators: [(Story) => <main className="gh-page-grid">{Story()}</main>],
} satisfies Meta<typeof KeepDataPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Opened: Story = {};
export const NotPossible: Story = { args: { step: 'failed' } };
export const Expired: Story = { args: { step: 'expired', link: '' } };
export const Kept: Story = { args: { step: 'kept', link: '' } };
