import { act } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { CartResponse } from '../state/cart-events.ts';
import { CartDrawer } from './CartDrawer.tsx';
import { openCartPage } from './cart-page.fixture.tsx';

it('opens at the first addition; later ones are confirmed beside their button [4.5.1]', async () => {
  const { click, getDialog, getLines, getByLabel, place } = await openCartPage();
  await click('Add Product A');
  expect([getDialog().open, getLines()]).toEqual([true, ['1 Product A']]);
  await click('Add Product A');
  expect([getDialog().open, getLines()], 'stays open').toEqual([true, ['2 Product A']]);
  await click('Close the cart');
  await click('Add Product B');
  expect(document.activeElement).toBe(getByLabel('Add Product B'));
  expect(getDialog().open).toBe(false);
  const notes = [...place.querySelectorAll('main > div:has(> button) > p')].map(
    (note) => `${note.parentElement?.querySelector('button')?.textContent}: ${note.textContent}`,
  );
  expect(notes).toEqual([
    'Add Product A: 2 in your cartOpen the cart',
    'Add Product B: 1 in your cartOpen the cart',
  ]);
});

it('shows the newest line first, and raises, lowers and removes lines [2.6.1] [9.2.2]', async () => {
  const { click, getLines, getDialog, getByLabel } = await openCartPage();
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
  const { click, getLines, getDialog } = await openCartPage();
  await click('Add Product A');
  await click('Add Product B');
  await click('Add Product A');
  expect(getLines()).toEqual(['1 Product B', '2 Product A']);
  const pressMinus = async (title: string) => {
    const [line] = [...getDialog().querySelectorAll('li')].filter(
      (one) => one.querySelector('h3')?.textContent === title,
    );
    await act(async () => line?.querySelector<HTMLElement>('button')?.click());
  };
  await pressMinus('Product B');
  expect(getLines()).toEqual(['2 Product A']);
  await pressMinus('Product A');
  expect(getLines()).toEqual(['1 Product A']);
  await pressMinus('Product A');
  expect(getLines()).toEqual([]);
  expect(getDialog().textContent).toContain('Your cart is empty');
});

it('follows the quantities in which a product is sold, and says them: in its line, and when another one is typed [4.5.21]', async () => {
  const { click, getLines, getDialog, getByLabel } = await openCartPage();
  await click('Add Pairs');
  expect(getLines()).toEqual(['4 Pairs']);
  const rule = 'You can order from 4 to 8, in multiples of 2';
  expect(getDialog().querySelector('li')?.textContent).toContain(rule);
  await click('Increase quantity of Pairs');
  await click('Increase quantity of Pairs');
  const plus = getByLabel('Increase quantity of Pairs');
  expect([getLines(), plus.getAttribute('aria-disabled')]).toEqual([['8 Pairs'], 'true']);
  await click('Increase quantity of Pairs');
  const notice = () => getDialog().querySelector('[role=alert]')?.textContent;
  expect(notice()).toBe(`“Pairs”: you cannot order this quantity${rule}. We have not changed it.`);
  await click('Decrease quantity of Pairs');
  expect(notice()).toBe('');
  await act(async () => {
    await userEvent.fill(getByLabel('Quantity of Pairs'), '7');
    await userEvent.keyboard('{Enter}');
  });
  expect([getLines(), notice()]).toEqual([['6 Pairs'], expect.stringContaining(rule)]);
  await click('Decrease quantity of Pairs');
  await click('Remove Pairs');
  expect(getLines()).toEqual([]);
});

it('moves the focus to the neighbour of a removed line, and keeps it in the drawer after the last', async () => {
  const { click, getDialog, getByLabel } = await openCartPage();
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
  const { click, getByLabel, getLines } = await openCartPage((call, made) =>
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
  const { click, getDialog, place } = await openCartPage();
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
  const { click, getDialog, getLines } = await openCartPage();
  await click('Add An evening of long views');
  await click('Add An evening, under 18');
  expect(getDialog().textContent).toContain('You can only book one place per event');
  expect(getLines()).toEqual(['1 An evening of long views']);
});

it('shows the shop’s subtotal, discounts and total, paler during a change [4.5.11]', async () => {
  let respond = () => {};
  const { click, getDialog } = await openCartPage((call, made) => {
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

it.each([
  ['DK', ['DKK 498DKK 249 each excl. VAT', 'SubtotalDKK 498 excl. VAT']],
  [undefined, ['DKK 498DKK 249 each', 'SubtotalDKK 498']],
])(
  'says beside prices that they are without VAT in a shop of the country %s, which has prices with VAT elsewhere [2.6.6]',
  async (shopCountry, expected) => {
    const { click, getDialog } = await openCartPage(undefined, { shopCountry });
    await click('Add Product A');
    await click('Increase quantity of Product A');
    const prices = [...getDialog().querySelectorAll('li p, dl')].map(({ textContent }) => textContent);
    expect(prices.filter((text) => text?.includes('DKK'))).toEqual(expected);
  },
);

it('offers a new cart if the shop can no longer show this one, and uses it [4.5.9]', async () => {
  let broken = false;
  const { click, getDialog, getLines, stored, getByLabel } = await openCartPage((call, made) =>
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
  const { click, getDialog } = await openCartPage();
  await click('Add Product A');
  for (const link of ['a:not(h3 a)', 'h3 a'])
    expect(getDialog().querySelector(`li ${link}`)?.getAttribute('href'), link).toBe('/p/product-A');
});

it('opens by itself where the page asks for it, and can be closed', async () => {
  const { getDialog, click } = await openCartPage(undefined, {}, undefined, <CartDrawer opensAtOnce />);
  expect(getDialog().open).toBe(true);
  expect(getDialog().textContent).toContain('Your cart is empty');
  await click('Close the cart');
  expect(getDialog().open).toBe(false);
});

it('opens the checkout', async () => {
  const { click, stored } = await openCartPage();
  await click('Add Product A');
  await click('Go to checkout');
  expect(stored.left[0]).toMatch(/^https:\/\/shop\.example\/checkout\?.*locale=en$/);
});

/** Puts each text into `<font>`, as Chrome's translation does. */
function translate(root: HTMLElement): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (text.parentElement?.closest('[translate=no]')) continue;
    const font = document.createElement('font');
    font.append(`«${text.data}»`);
    text.replaceWith(font);
  }
}

it('shows every later amount in a translated page, and translates neither amounts nor names of products [2.3.24]', async () => {
  const { click, getDialog, getLines, place } = await openCartPage();
  const readAmounts = () =>
    [...getDialog().querySelectorAll('li,dl')].flatMap((part) => part.textContent.match(/DKK [\d,]+/g));
  await click('Add Product A');
  expect(readAmounts()).toEqual(['DKK 249', 'DKK 249']);
  translate(place);
  await click('«Add Product A»');
  expect(readAmounts()).toEqual(['DKK 498', 'DKK 249', 'DKK 498']);
  translate(place);
  await click('Increase quantity of Product A');
  expect(readAmounts()).toEqual(['DKK 747', 'DKK 249', 'DKK 747']);
  translate(place);
  await click('Decrease quantity of Product A');
  await click('Decrease quantity of Product A');
  translate(place);
  expect(readAmounts()).toEqual(['DKK 249', 'DKK 249']);
  expect(getLines()).toEqual(['1 Product A']);
  await click('Remove Product A');
  expect(readAmounts()).toEqual([]);
});
