import type { BankTransferResponse } from '@guildhall/api-contract/signup';
import { dateTexts } from '@guildhall/blocks';
import { paymentTexts } from '@guildhall/signup/payment';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { facts } from '../../page/pricing.fixture.ts';
import { PaymentPage } from './PaymentPage.tsx';

const transfer: BankTransferResponse = {
  ...{ state: 'open', plan_id: 'friend', amount_minor: 9_650, currency_code: 'EUR' },
  ...{ iban: 'DE89370400440532013000', bic: 'GUHADE12XXX', account_name: 'The Garden Society' },
  ...{ reference: 'RF18539007547034', due_on: '2026-12-08' },
};

const meta = {
  title: 'Pages/Payment by bank transfer',
  component: PaymentPage,
  args: { transfer, texts: paymentTexts, dates: dateTexts, numbers: facts.numbers },
  decorators: [(Story) => <main className="gh-page-grid">{Story()}</main>],
} satisfies Meta<typeof PaymentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const WithoutBic: Story = { args: { transfer: { ...transfer, bic: undefined } } };

export const LongName: Story = {
  args: {
    transfer: {
      ...transfer,
      account_name: 'Speciallægepraksisplanlægningsstabiliseringsperiode of the Garden Society',
    },
  },
};

const joinLink = { title: 'Become a member', url: '/membership' } as const;

export const Expired: Story = { args: { transfer: { ...transfer, state: 'expired' }, joinLink } };

export const Paid: Story = { args: { transfer: { ...transfer, state: 'paid' } } };

export const Cancelled: Story = { args: { transfer: { ...transfer, state: 'cancelled' }, joinLink } };
