import type { Meta, StoryObj } from '@storybook/react-vite';
import { contractTexts } from '../../texts/contract-texts.ts';
import { ContractPage } from './ContractPage.tsx';
import { emptyValues } from './contract-model.ts';

const values = {
  ...emptyValues,
  ...{ name: 'Ada Vind', email: 'ada@members.example', contract: 'RF18 5390 0754 7034' },
};

const meta = {
  title: 'Pages/Withdrawal and cancellation',
  component: ContractPage,
  args: {
    ...{ statement: 'withdrawal', step: { at: 'form', errors: {} }, values: emptyValues },
    ...{ path: '/withdraw', texts: contractTexts, days: 14 },
    errorTexts: { missing: 'is required', 'not valid': 'is not valid' },
    formatTime: () => 'November 29, 2026 at 13:00:05 CET',
    formatDay: () => 'January 31, 2027',
  },
  decorators: [(Story) => <main className="gh-page-grid">{Story()}</main>],
} satisfies Meta<typeof ContractPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Withdrawal: Story = {};
export const Mistakes: Story = {
  args: {
    step: { at: 'form', errors: { name: 'missing', email: 'not valid' } },
    values: { ...values, name: '' },
  },
};
export const Statement: Story = { args: { step: { at: 'review', id: 'a' }, values } };
export const NotTaken: Story = { args: { step: { at: 'review', id: 'a', problem: 'failed' }, values } };
export const Arrived: Story = {
  args: { step: { at: 'done', response: { received_at: '2026-11-29T12:00:05Z', receipt: 'sent' } }, values },
};
export const ReceiptLater: Story = {
  args: { step: { at: 'done', response: { received_at: '2026-11-29T12:00:05Z', receipt: 'later' } }, values },
};
export const Cancellation: Story = { args: { statement: 'cancellation' } };
export const CancellationForCause: Story = {
  args: {
    ...{ statement: 'cancellation', step: { at: 'review', id: 'a' } },
    values: {
      ...values,
      manner: 'cause',
      reason: 'Speciallægepraksisplanlægningsstabiliseringsperiode.\nI move abroad.',
      endOn: '2027-01-31',
    },
  },
};
