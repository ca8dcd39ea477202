import { toMinorUnits } from '@guildhall/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStore, Provider } from 'jotai';
import { expect, userEvent, within } from 'storybook/test';
import { PriceWithVat } from '../price/PriceWithVat.tsx';
import { pricing } from '../pricing.fixture.ts';
import { VatSelect } from './VatSelect.tsx';

const meta = {
  title: 'Money/VAT choice',
  component: VatSelect,
  parameters: { layout: 'padded' },
  args: { label: 'Choose VAT country', pricing },
  decorators: [
    (Story) => {
      sessionStorage.removeItem('guildhall-vat-country');
      return <Provider store={createStore()}>{Story()}</Provider>;
    },
  ],
} satisfies Meta<typeof VatSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Denmark: Story = {};

export const ChangesThePrice: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
      <VatSelect {...args} />
      <PriceWithVat netMinor={toMinorUnits(124_900)} pricing={pricing} approxLabel="approx." />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Choose VAT country'), 'LU');
    await expect(canvas.getByText('DKK 1,461')).toBeVisible();
  },
};

export const LongWords: Story = {
  args: { label: 'Choose the country whose value added tax is to be shown with every price' },
  decorators: [(Story) => <div style={{ maxInlineSize: '11rem' }}>{Story()}</div>],
};

export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};

export const OnDark: Story = {
  decorators: [
    (Story) => (
      <div data-ground="dark" style={{ padding: '1.5rem', background: 'var(--gh-surface)' }}>
        {Story()}
      </div>
    ),
  ],
};
