import { InfoMessages } from '@guildhall/ui';
import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AddToCart } from '../add-to-cart/AddToCart.tsx';
import { connectCart } from '../connection/connect-cart.ts';
import type { CartConnectionOptions } from '../connection/connection-options.ts';
import { createModelClient } from '../connection/model-client.fixture.ts';
import { createBrowser } from '../connection/browser-environment.fixture.ts';
import { createDraft, eventDraft } from '../lines/cart-lines.fixture.ts';
import type { CartResponse } from '../state/cart-events.ts';
import { CartDrawer } from './CartDrawer.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Another kind of place at the same event. */
const otherTicket = { ...eventDraft, variantId: 'variant E2', title: 'An evening, under 18' };

let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

/** A page with three products, the drawer and a shop with the given responses. */
async function openDrawer(
  fate?: Parameters<typeof createModelClient>[0],
  options: Partial<CartConnectionOptions> = {},
  { openTab, stored } = createBrowser(),
) {
  const shop = createModelClient(fate);
  const store = createStore();
  connectCart(store, {
    shop: shop.client,
    checkoutOrigins: ['https://shop.example'],
    environment: openTab(),
    ...options,
  });
  const place = document.body.appendChild(document.createElement('main'));
  root = createRoot(place);
  await act(async () =>
    root?.render(
      <Provider store={store}>
        {[createDraft('A'), createDraft('B'), eventDraft, otherTicket].map((product) => (
          <AddToCart key={product.variantId} product={product} texts={{ add: `Add ${product.title}` }} />
        ))}
        <CartDrawer />
        <InfoMessages />
      </Provider>,
    ),
  );
  const getByLabel = (name: string) => {
    const found = [...place.querySelectorAll<HTMLElement>('button, a')].find(
      (element) => (element.getAttribute('aria-label') ?? element.textContent) === name,
    );
    if (!found) throw new Error(`There is no ${name}`);
    return found;
  };
  const click = (name: string) =>
    act(async () => {
      getByLabel(name).focus();
      getByLabel(name).click();
    });
  const getDialog = () => place.querySelector('dialog') as HTMLDialogElement;
  const getLines = () =>
    [...getDialog().querySelectorAll('li')].map(
      (line) =>
        `${line.querySelector('[role=group] span')?.textContent} ${line.querySelector('h3')?.textContent}`,
    );
  return { place, click, getByLabel, getDialog, getLines, shop, stored, store };
}

it('opens at the first addition; later ones are confirmed beside their button [4.5.1]', async () => {
  const { click, getDialog, getLines, getByLabel, place } = await openDrawer();
  await click('Add Product A');
  expect([getDialog().open, getLines()]).toEqual([true, ['1 Product A']]);
  await click('Add Product A');
  expect([getDialog().open, getLines()], 'stays open').toEqual([true, ['2 Product A']]);
  await click('Close the cart');
  await click('Add Product B');
  expect(document.activeElement).toBe(getByLabel('Add Product B'));
  expect(getDialog().open).toBe(false);
  const confirmations = [...place.querySelectorAll('div:has(> button):has(> p > [role=status])')].map(
    (product) =>
      `${product.querySelector('button')?.textContent}: ${product.querySelector('[role=status]')?.textContent}`,
  );
  expect(confirmations.slice(0, 2)).toEqual([
    'Add Product A: 2 in your cart',
    'Add Product B: 1 in your cart',
  ]);
});

it('shows the newest line first, and raises, lowers and removes lines [2.6.1] [9.2.2]', async () => {
  const { click, getLines, getDialog, getByLabel } = await openDrawer();
  await click('Add Product A');
  await click('Add Product B');
  expect(getDialog().querySelector('dl')?.textContent).toBe('SubtotalDKK 498');
  expect(getDialog().textContent).toContain('Shipping costs are added at checkout');
  expect(getDialog().contains(getByLabel('Go to checkout'))).toBe(true);
  await click('Increase quantity of Product A');
  expect(getLines()).toEqual(['1 Product B', '2 Product A']);
  await click('Decrease quantity of Product A');
  await click('Remove Product B');
  expect(getLines()).toEqual(['1 Product A']);
});

it('removes an item whose quantity of 1 is lowered, and raises one that is added again [4.5.3] [4.5.4]', async () => {
  const { click, getLines, getDialog } = await openDrawer();
  await click('Add Product A');
  await click('Add Product B');
  await click('Add Product A');
  expect(getLines()).toEqual(['1 Product B', '2 Product A']);
  const pressMinus = async (title: string) => {
    const [line] = [...getDialog().querySelectorAll('li')].filter(
      (one) => one.querySelector('h3')?.textContent === title,
    );
    await act(async () => line?.querySelector<HTMLElement>('[role=group] button')?.click());
  };
  await pressMinus('Product B');
  expect(getLines()).toEqual(['2 Product A']);
  await pressMinus('Product A');
  expect(getLines()).toEqual(['1 Product A']);
  await pressMinus('Product A');
  expect(getLines()).toEqual([]);
  expect(getDialog().textContent).toContain('Your cart is empty');
});

it('moves the focus to the neighbour of a removed line, and keeps it in the drawer after the last', async () => {
  const { click, getDialog, getByLabel } = await openDrawer();
  await click('Add Product A');
  await click('Add Product B');
  await click('Remove Product B');
  expect(document.activeElement).toBe(getByLabel('Product A'));
  await click('Remove Product A');
  expect(getDialog().contains(document.activeElement)).toBe(true);
  expect(getDialog().textContent).toContain('Your cart is empty');
});

it('shows a change at once, ignores others during it, and marks its buttons as busy [4.5.2]', async () => {
  let respond = () => {};
  const { click, getByLabel, getLines } = await openDrawer((call, made) =>
    call.type === 'update lines' ? new Promise((resolve) => (respond = () => resolve(made()))) : made(),
  );
  await click('Add Product A');
  await click('Increase quantity of Product A');
  await click('Increase quantity of Product A');
  await click('Remove Product A');
  await click('Add Product B');
  expect(getLines()).toEqual(['2 Product A']);
  for (const name of [
    'Increase quantity of Product A',
    'Remove Product A',
    'Go to checkout',
    'Add Product B',
  ])
    expect(getByLabel(name).getAttribute('aria-disabled'), name).toBe('true');
  await act(async () => respond());
  expect(getByLabel('Increase quantity of Product A').getAttribute('aria-disabled')).toBeNull();
  expect(getLines()).toEqual(['2 Product A']);
});

it('reports within the open drawer that an event can be booked only once, and on the page when it is closed [4.5.5]', async () => {
  const { click, getDialog, place } = await openDrawer();
  await click('Add An evening of long views');
  await click('Increase quantity of An evening of long views');
  const rule = 'You can only book one place per event';
  expect(getDialog().textContent).toContain(rule);
  await click('Close the cart');
  await click('Add An evening of long views');
  expect(getDialog().textContent).not.toContain(rule);
  expect(place.querySelector('section [role=alert]')?.textContent).toBe(rule);
});

it('refuses a second kind of ticket for an event, with the same text [4.5.5]', async () => {
  const { click, getDialog, getLines } = await openDrawer();
  await click('Add An evening of long views');
  await click('Add An evening, under 18');
  expect(getDialog().textContent).toContain('You can only book one place per event');
  expect(getLines()).toEqual(['1 An evening of long views']);
});

it('shows the shop’s subtotal, discounts and total, paler during a change [4.5.11]', async () => {
  let respond = () => {};
  const { click, getDialog } = await openDrawer((call, made) => {
    if (call.type !== 'update lines') return made();
    return new Promise((resolve) => {
      respond = () => {
        const { cart } = made() as Extract<CartResponse, { outcome: 'done' }>;
        const priced = {
          ...cart,
          discounts: [{ name: 'Winter week', amountMinor: 10000 }],
          total: { ...cart.total, amountMinor: 39800 },
          discountCodes: [{ code: 'OLD', applicable: false }],
        };
        resolve({ outcome: 'done', cart: priced, warnings: [] });
      };
    });
  });
  const getSums = () =>
    [...getDialog().querySelectorAll('dl > div')].map((row) =>
      [...row.children].map(({ textContent }) => textContent).join(' '),
    );
  await click('Add Product A');
  expect(getSums()).toEqual(['Subtotal DKK 249']);
  const getColour = () => getComputedStyle(getDialog().querySelector('dd') as HTMLElement).color;
  const full = getColour();
  await click('Increase quantity of Product A');
  expect([getSums(), getDialog().querySelector('dl')?.ariaBusy]).toEqual([['Subtotal DKK 249'], 'true']);
  await expect.poll(getColour).not.toBe(full);
  await act(async () => respond());
  expect([getSums(), getDialog().querySelector('dl')?.ariaBusy]).toEqual([
    ['Subtotal DKK 498', 'Winter week −DKK 100', 'Total DKK 398'],
    null,
  ]);
  await expect.poll(getColour).toBe(full);
  expect(getDialog().textContent).toContain('The code OLD does not apply to your cart');
});

it('offers a new cart if the shop can no longer show this one, and uses it [4.5.9]', async () => {
  let broken = false;
  const { click, getDialog, getLines, stored, getByLabel } = await openDrawer((call, made) =>
    call.type === 'update lines' && (broken = true)
      ? { outcome: 'failed', reason: '' }
      : broken && call.type === 'read'
        ? { outcome: 'unreadable', reason: 'no product' }
        : made(),
  );
  await click('Add Product A');
  await click('Increase quantity of Product A');
  expect(getDialog().textContent).toContain('We cannot open this cart');
  expect(getByLabel('Try again')).toBeTruthy();
  const announced = [...getDialog().querySelectorAll('p, h3')].filter((element) =>
    element.textContent?.includes('cannot open this cart'),
  );
  expect(announced).toHaveLength(1);
  await click('Start a new cart');
  expect(getDialog().textContent).toContain('Your cart is empty');
  expect(stored.cookies.at(-1)).toMatch(/^checkoutObj=;/);
  await click('Add Product B');
  expect(getLines()).toEqual(['1 Product B']);
});

it('links each picture and title to its product [2.6.2]', async () => {
  const { click, getDialog } = await openDrawer();
  await click('Add Product A');
  for (const link of ['a:not(h3 a)', 'h3 a'])
    expect(getDialog().querySelector(`li ${link}`)?.getAttribute('href'), link).toBe('/p/product-A');
});

it('opens the checkout', async () => {
  const { click, stored } = await openDrawer();
  await click('Add Product A');
  await click('Go to checkout');
  expect(stored.left[0]).toMatch(/^https:\/\/shop\.example\/checkout\?.*locale=en$/);
});

describe('an EU business', () => {
  const openForm = async (
    requestInvoice: NonNullable<CartConnectionOptions['requestInvoice']>,
    options: Partial<CartConnectionOptions> = {},
  ) => {
    const page = await openDrawer(undefined, { requestInvoice, ...options });
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
