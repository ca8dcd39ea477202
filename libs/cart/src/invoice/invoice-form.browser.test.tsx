import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { CartConnectionOptions } from '../connection/connection-options.ts';
import { openCartPage } from '../drawer/cart-page.fixture.tsx';
import { listen } from '../drawer/heard.fixture.ts';

describe('an EU business', () => {
  const openForm = async (
    requestInvoice: NonNullable<CartConnectionOptions['requestInvoice']>,
    options: Partial<CartConnectionOptions> = {},
  ) => {
    const page = await openCartPage(undefined, { requestInvoice, ...options });
    await page.click('Add Product A');
    await page.click('EU business with a VAT number');
    await act(() => vi.dynamicImportSettled());
    const getField = (name: string) => page.getDialog().querySelector(`[name=${name}]`) as HTMLInputElement;
    const fillIn = () =>
      act(async () => {
        await userEvent.selectOptions(getField('country'), 'EL');
        await userEvent.fill(getField('vatNr'), ' 094259216 ');
        await userEvent.fill(getField('company'), ' Kafeneio AE ');
        await userEvent.fill(getField('email'), 'eleni@kafeneio.example ');
      });
    return { ...page, getField, fillIn };
  };

  it('finds every field marked as required, before anything is sent [7.3.2]', async () => {
    const { getDialog } = await openForm(vi.fn());
    const fields = [...getDialog().querySelectorAll<HTMLInputElement>('form input, form select')];
    expect(fields.map(({ name, ariaRequired }) => [name, ariaRequired])).toEqual([
      ['country', 'true'],
      ['vatNr', 'true'],
      ['company', 'true'],
      ['email', 'true'],
    ]);
  });

  it('with an event in its cart reads above the fields that the event may be refused, and without one does not [7.3.6]', async () => {
    const note = /Places at events in person are normally sold with VAT\..* nothing is ordered\./;
    const page = await openForm(vi.fn());
    expect(page.getDialog().textContent).not.toMatch(note);
    await page.click('Back to your cart');
    await page.click('Close the cart');
    await page.click('Add An evening of long views');
    await page.click('Open the cart');
    await page.click('EU business with a VAT number');
    const getShown = () => page.getDialog().querySelectorAll('form p:has(~ div [name=country])')[1];
    await expect.poll(() => getShown()?.textContent).toMatch(note);
  });

  it('keeps a company name that is longer than the api takes, and reads how long it may be [7.3.3]', async () => {
    const send = vi.fn();
    const { fillIn, getField, click, getDialog } = await openForm(send);
    await fillIn();
    await act(() => userEvent.fill(getField('company'), 'K'.repeat(251)));
    await click('Check VAT number and get invoice');
    await expect
      .poll(() => getDialog().textContent)
      .toContain('Company name must have at most 250 characters');
    expect(getField('company').value).toBe('K'.repeat(251));
    expect(send).not.toHaveBeenCalled();
  });

  it('hears an error of the field that has the focus each time: the focus cannot move to it [7.3.3]', async () => {
    const message = 'This VAT number could not be confirmed';
    const { fillIn, getField } = await openForm(async () => ({
      outcome: 'refused',
      message,
      field: 'vatNr',
    }));
    await fillIn();
    const { takeHeard } = listen();
    await act(async () => getField('vatNr').focus());
    for (let times = 0; times < 2; times += 1) {
      await act(() => userEvent.keyboard('{Enter}'));
      await expect.poll(takeHeard).toContain(`! ${message}`);
    }
    await act(() => userEvent.fill(getField('vatNr'), ''));
    for (let times = 0; times < 2; times += 1) {
      await act(() => userEvent.keyboard('{Enter}'));
      await expect.poll(takeHeard).toContain('! VAT number is required');
    }
  });

  it('sees at each field what is missing, and nothing is sent [7.3.2]', async () => {
    const request = vi.fn();
    const { click, getDialog, getField } = await openForm(request);
    expect(getDialog().querySelector('form')?.textContent).toMatch(
      /Your cart becomes an order\. You pay for it on the next page\.Check VAT number and get invoice$/,
    );
    await click('Check VAT number and get invoice');
    await expect.poll(() => getDialog().textContent).toContain('VAT number is required');
    for (const label of ['Country', 'Company name', 'Email'])
      expect(getDialog().textContent).toContain(`${label} is required`);
    expect(document.activeElement).toBe(getField('country'));
    expect(request).not.toHaveBeenCalled();
  });

  it('gets the invoice, and the cart is closed [7.3.1]', async () => {
    const request = vi.fn(async () => ({ outcome: 'made' as const, invoiceUrl: 'https://shop.example/i/1' }));
    const { click, fillIn, stored, getLines } = await openForm(request);
    await fillIn();
    await click('Check VAT number and get invoice');
    await expect.poll(() => stored.left).toEqual(['https://shop.example/i/1']);
    expect(request).toHaveBeenCalledWith(
      {
        country: 'EL',
        vatNr: '094259216',
        company: 'Kafeneio AE',
        email: 'eleni@kafeneio.example',
        lineItems: [{ variantId: 'variant A', quantity: 1 }],
      },
      expect.any(String),
    );
    expect([getLines(), stored.cookies.at(-1)?.startsWith('checkoutObj=;')]).toEqual([[], true]);
  });

  it('gets an error for an invalid email address, by the same rule as in all forms, and nothing is sent [7.3.2]', async () => {
    const request = vi.fn();
    const { click, fillIn, getField, getDialog } = await openForm(request);
    await fillIn();
    await act(() => userEvent.fill(getField('email'), 'eleni@kafeneio'));
    await click('Check VAT number and get invoice');
    await expect.poll(() => getDialog().textContent).toContain('Email is not valid');
    expect(request).not.toHaveBeenCalled();
  });

  it('waits with a message while the invoice is being prepared, then opens it [7.3.9]', async () => {
    const responses = [
      { outcome: 'later', why: 'being made', message: 'It is being made.', afterMs: 0 },
      { outcome: 'made', invoiceUrl: 'https://shop.example/i/1' },
    ] as const;
    let calls = 0;
    const request = vi.fn(async () => responses[calls++] ?? { outcome: 'failed' as const });
    let waited = () => {};
    const wait = () => new Promise<void>((resolve) => (waited = resolve));
    const { click, fillIn, getDialog, stored } = await openForm(request, { wait });
    await fillIn();
    await click('Check VAT number and get invoice');
    await expect
      .poll(() => getDialog().querySelector('form [role=status]')?.textContent)
      .toBe('It is being made.');
    waited();
    await expect.poll(() => stored.left).toEqual(['https://shop.example/i/1']);
    const ids = (request.mock.calls as unknown[][]).map(([, id]) => id);
    expect(new Set(ids).size).toBe(1);
  });

  it.each(['country', 'vatNr', 'email'] as const)('shows the error at the field %s [7.3.3]', async (name) => {
    const message = 'This is invalid';
    const response = { outcome: 'refused', message, field: name } as const;
    const { click, fillIn, getField, getDialog } = await openForm(async () => response);
    await fillIn();
    await click('Check VAT number and get invoice');
    await expect.poll(() => getDialog().textContent).toContain(message);
    expect(getField(name).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(getField(name));
  });

  it('sees at the field that the number is wrong, and can correct it there [7.3.3]', async () => {
    const message = 'This VAT number could not be confirmed';
    const { click, fillIn, getField, getDialog } = await openForm(async () => ({
      outcome: 'refused',
      message,
      field: 'vatNr',
    }));
    await fillIn();
    await click('Check VAT number and get invoice');
    await expect.poll(() => getDialog().textContent).toContain(message);
    const described = getField('vatNr').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(message);
    expect([getField('vatNr').value, document.activeElement]).toEqual([' 094259216 ', getField('vatNr')]);
    expect(getDialog().querySelector('form > [role=alert]')?.textContent).toBe('');
  });

  it('gets a message about too many requests, not about an error [8.4.6]', async () => {
    const { click, fillIn, getDialog } = await openForm(async () => ({
      outcome: 'later',
      why: 'too many requests',
      message: '',
      afterMs: 60_000,
    }));
    await fillIn();
    await click('Check VAT number and get invoice');
    await expect
      .poll(() => getDialog().querySelector('form > [role=alert]')?.textContent)
      .toBe('Too many requests. Please wait a minute and try again.');
  });

  it.each([
    [{ outcome: 'refused', message: 'The VAT check is not available right now.' }, /not available right now/],
    [{ outcome: 'refused', message: '' }, /^Error$/],
    [{ outcome: 'failed' }, /cannot confirm your request/],
    [{ outcome: 'made', invoiceUrl: 'https://evil.example/i/1' }, /cannot prepare your invoice right now/],
    [{ outcome: 'later', why: 'not now', message: 'Not now.', afterMs: 0 }, /^Not now\.$/],
  ] as const)('keeps the input and its cart after the response %j [8.4.4]', async (response, announced) => {
    const { click, fillIn, getField, getDialog, stored } = await openForm(async () => response);
    await fillIn();
    await click('Check VAT number and get invoice');
    await expect.poll(() => getDialog().querySelector('form [role=alert]')?.textContent).toMatch(announced);
    expect([getField('country').value, getField('vatNr').value]).toEqual(['EL', ' 094259216 ']);
    expect(stored.left).toEqual([]);
    await click('Back to your cart');
    expect(getDialog().textContent).toContain('Product A');
  });
});
