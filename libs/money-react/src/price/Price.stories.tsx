import { toMinorUnits } from '@guildhall/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Equivalents } from '../equivalents/Equivalents.tsx';
import { pricing } from '../pricing.fixture.ts';
import { Price } from './Price.tsx';

const meta = {
  title: 'Money/Price',
  component: Price,
  parameters: { layout: 'padded' },
  args: { amountMinor: toMinorUnits(124_900), pricing },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Net: Story = {};

export const WithVat: Story = { args: { vatCountry: 'DK' } };

export const InOtherCurrencies: Story = {
  render: ({ amountMinor }) => (
    <div style={{ display: 'grid', gap: '0.5rem', justifyItems: 'end', inlineSize: 'max-content' }}>
      <Price amountMinor={amountMinor} pricing={pricing} />
      <Price amountMinor={amountMinor} pricing={{ currency: 'EUR' }} />
      <Price amountMinor={amountMinor} pricing={{ currency: 'GBP' }} />
      <Price amountMinor={amountMinor} pricing={{ currency: 'USD' }} />
      <Price amountMinor={amountMinor} pricing={{ currency: 'CHF' }} />
    </div>
  ),
};

export const BeforeItsCurrency: Story = {
  args: { pricing: { currency: 'EUR', numbers: { group: '.', decimal: ',', sign: 'after' } } },
};

export const Nothing: Story = { args: { amountMinor: toMinorUnits(0) } };

export const Millions: Story = { args: { amountMinor: toMinorUnits(1_234_567_890) } };

export const AboutInOtherCurrencies: Story = {
  render: ({ amountMinor }) => (
    <Equivalents amountMinor={amountMinor} pricing={pricing} approxLabel="approx." vatCountry="DK" />
  ),
};

export const AboutInANarrowPlace: Story = {
  render: ({ amountMinor }) => (
    <div style={{ maxInlineSize: '7rem' }}>
      <Equivalents amountMinor={amountMinor} pricing={pricing} approxLabel="approximately" />
    </div>
  ),
};

export const AboutRightToLeft: Story = {
  render: ({ amountMinor }) => (
    <div dir="rtl">
      <Price amountMinor={amountMinor} pricing={pricing} />{' '}
      <Equivalents amountMinor={amountMinor} pricing={pricing} approxLabel="approx." />
    </div>
  ),
};
