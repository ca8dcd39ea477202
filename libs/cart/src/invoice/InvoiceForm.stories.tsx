import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { book, print, type CartInStore } from '../drawer/cart-in-store.fixture.ts';
import { CartStory } from '../drawer/cart-story.fixture.tsx';

const createArgs = (invoice: CartInStore['invoice']): { cart: CartInStore } => ({
  cart: { lines: [print, book], ...(invoice && { invoice }) },
});

const meta = {
  title: 'Shop/EU business',
  component: CartStory,
  parameters: { island: 'cart' },
  args: createArgs('silent'),
} satisfies Meta<typeof CartStory>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openForm(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.click(page.getByRole('button', { name: 'EU business with a VAT number' }));
  // The form's code loads on the first press.
  await page.findByLabelText('Country', {}, { timeout: 10_000 });
  return page;
}

async function sendForm(canvasElement: HTMLElement) {
  const page = await openForm(canvasElement);
  await userEvent.selectOptions(page.getByLabelText('Country'), 'Greece');
  await userEvent.type(page.getByLabelText('VAT number'), 'EL094259216');
  await userEvent.type(page.getByLabelText('Company name'), 'Kafeneio AE');
  await userEvent.type(page.getByLabelText('Email'), 'eleni@kafeneio.example');
  await userEvent.click(page.getByRole('button', { name: 'Check VAT number and get invoice' }));
  return page;
}

export const NotFilledIn: Story = {
  play: async ({ canvasElement }) => {
    const page = await openForm(canvasElement);
    await expect(page.getByRole('heading', { name: 'EU business with a VAT number' })).toHaveFocus();
  },
};

export const SentEmpty: Story = {
  play: async ({ canvasElement }) => {
    const page = await openForm(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Check VAT number and get invoice' }));
    await expect(await page.findByText('Country is required')).toBeVisible();
    await expect(page.getByText('VAT number is required')).toBeVisible();
    await expect(page.getByLabelText('Country')).toHaveFocus();
  },
};

export const TheRequestIsUnderWay: Story = {
  play: async ({ canvasElement }) => {
    const page = await sendForm(canvasElement);
    await expect(await page.findByRole('button', { name: 'One moment…' })).toBeVisible();
  },
};

const invalid = 'This VAT number could not be confirmed for the selected country';

export const TheNumberWasNotConfirmed: Story = {
  args: createArgs({ outcome: 'refused', message: invalid, field: 'vatNr' }),
  play: async ({ canvasElement }) => {
    const page = await sendForm(canvasElement);
    await expect(await page.findByText(invalid)).toBeVisible();
    await expect(page.getByLabelText('VAT number')).toHaveValue('EL094259216');
    await expect(page.getByLabelText('VAT number')).toHaveAccessibleDescription(/could not be confirmed/);
  },
};

export const RefusedWithoutAReason: Story = {
  args: createArgs({ outcome: 'refused', message: '' }),
  play: async ({ canvasElement }) => {
    const page = await sendForm(canvasElement);
    await expect(await page.findByText('Error')).toBeVisible();
  },
};

export const TheShopCannotBeReached: Story = {
  args: createArgs({ outcome: 'failed' }),
  play: async ({ canvasElement }) => {
    const page = await sendForm(canvasElement);
    await expect(await page.findByText(/cannot confirm your request/)).toBeVisible();
    await expect(page.getByLabelText('Country')).toHaveValue('EL');
  },
};

export const TheInvoiceIsBeingMade: Story = {
  args: createArgs({ outcome: 'later', why: 'being made', message: '', afterMs: 2_000 }),
  play: async ({ canvasElement }) => {
    const page = await sendForm(canvasElement);
    await expect(await page.findByText(/^We are preparing your invoice/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'One moment…' })).toBeVisible();
  },
};

const ownCountry =
  'Businesses in Greece pay VAT here. Use the normal checkout: your receipt will show the VAT.';

export const TheSellersOwnCountry: Story = {
  args: createArgs({ outcome: 'refused', message: ownCountry, field: 'country' }),
  play: async ({ canvasElement }) => {
    const page = await sendForm(canvasElement);
    await expect(await page.findByText(ownCountry)).toBeVisible();
    await expect(page.getByLabelText('Country')).toHaveFocus();
    await expect(page.getByLabelText('Company name')).toHaveValue('Kafeneio AE');
  },
};
