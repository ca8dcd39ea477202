import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createBrowser } from '../connection/browser-environment.fixture.ts';
import type { CartResponse } from '../state/cart-events.ts';
import { openCartPage } from './cart-page.fixture.tsx';
import { listen } from './heard.fixture.ts';

const subtotal = (amount: number) => `Subtotal DKK ${amount.toLocaleString('en')} excl. VAT`;
const options = { shopCountry: 'DK' };
const openCart = (fate?: Parameters<typeof openCartPage>[0]) => openCartPage(fate, options);

it('every control names the product with its variant, and no two do the same but those that remove [2.6.5]', async () => {
  const { click, getDialog } = await openCart();
  await click('Add Cones');
  await click('Add Product A');
  const [, cones] = getDialog().querySelectorAll('li');
  const names = [...(cones?.querySelectorAll('button, input') ?? [])].map(({ ariaLabel }) => ariaLabel);
  expect(names).toEqual([
    'Remove Cones, 50 × 70 cm',
    'Quantity of Cones, 50 × 70 cm',
    'Increase quantity of Cones, 50 × 70 cm',
    'Remove Cones, 50 × 70 cm',
  ]);
});

it('the first addition is heard in the drawer that it opens, once, when the shop has made it [4.5.19]', async () => {
  const { takeHeard } = listen();
  const { click, pass } = await openCart();
  await click('Add Cones');
  expect(takeHeard()).toEqual([`Cones, 50 × 70 cm is in your cart. ${subtotal(249)}`]);
  await pass(60_000);
  expect(takeHeard()).toEqual([]);
});

it('an addition with the drawer closed is heard on the page, and not again when the cart is opened, twice [4.5.19]', async () => {
  const { click, place } = await openCart();
  await click('Add Product A');
  await click('Close the cart');
  const { takeHeard } = listen();
  await click('Add Cones');
  expect(takeHeard()).toEqual([`Cones, 50 × 70 cm is in your cart. ${subtotal(498)}`]);
  for (let times = 0; times < 2; times += 1) {
    await act(async () =>
      [...place.querySelectorAll('button')]
        .find(({ textContent }) => textContent === 'Open the cart')
        ?.click(),
    );
    await click('Close the cart');
  }
  expect(takeHeard()).toEqual([]);
});

it('a slow change is announced as such, then its result: nothing is said to be in the cart before that [4.5.19]', async () => {
  let respond = () => {};
  const { click, pass, place } = await openCart((call, made) =>
    call.type === 'add lines' ? new Promise((resolve) => (respond = () => resolve(made()))) : made(),
  );
  await click('Add Product A');
  await click('Close the cart');
  const { takeHeard } = listen();
  await click('Add Cones');
  expect(takeHeard()).toEqual([]);
  await pass(4_000);
  expect([takeHeard(), place.textContent]).toEqual([
    ['Adding Cones, 50 × 70 cm…'],
    expect.not.stringMatching(/Cones1 in your cart/),
  ]);
  await act(async () => respond());
  expect(takeHeard()).toEqual([`Cones, 50 × 70 cm is in your cart. ${subtotal(498)}`]);
  expect(place.textContent).toMatch(/Cones1 in your cart/);
});

it('the result of a change is heard on the page if the drawer was closed in the meantime [4.5.19]', async () => {
  let respond = () => {};
  const { click } = await openCart((call, made) =>
    call.type === 'remove lines' ? new Promise((resolve) => (respond = () => resolve(made()))) : made(),
  );
  await click('Add Product A');
  await click('Remove Product A');
  await click('Close the cart');
  const { takeHeard } = listen();
  await act(async () => respond());
  expect(takeHeard()).toEqual(['Product A is no longer in your cart']);
});

it('a failed change is heard once, with the product and its variant [4.5.19]', async () => {
  const { takeHeard } = listen();
  const { click, pass, getLines } = await openCart((call, made): CartResponse =>
    call.type === 'update lines' ? { outcome: 'failed', reason: 'offline' } : made(),
  );
  await click('Add Cones');
  takeHeard();
  await click('Increase quantity of Cones, 50 × 70 cm');
  await pass(60_000);
  expect(takeHeard()).toEqual([
    '! “Cones, 50 × 70 cm”: we could not save this changePlease try again in a moment.',
  ]);
  expect(getLines()).toEqual(['1 Cones']);
});

it('the limit of an event is heard each time it is reached [4.5.20]', async () => {
  const { takeHeard } = listen();
  const { click } = await openCart();
  await click('Add An evening of long views');
  takeHeard();
  for (let times = 0; times < 2; times += 1) {
    await click('Increase quantity of An evening of long views');
    expect(takeHeard()).toEqual(['! You can only book one place per event']);
  }
});

it('a page whose cart is restored says nothing, and shows beside each product how many are in the cart [4.5.19]', async () => {
  const browser = createBrowser();
  const first = await openCartPage(undefined, options, browser);
  await first.click('Add Product A');
  await first.click('Close the cart');
  const { takeHeard } = listen();
  const next = await openCartPage((call) => first.shop.model.handle(call), options, browser);
  await next.pass(60_000);
  expect(next.place.textContent).toContain('Add Product A1 in your cart');
  expect(takeHeard()).toEqual([]);
});

describe('a quantity', () => {
  const openWithTwo = async (fate?: Parameters<typeof openCartPage>[0]) => {
    const cart = await openCart(fate);
    await cart.click('Add Product A');
    await cart.click('Increase quantity of Product A');
    const getField = () => cart.getByLabel('Quantity of Product A') as HTMLInputElement;
    const type = async (keys: string) => {
      // Entering the field selects its quantity.
      await act(async () => {
        getField().blur();
        getField().focus();
      });
      await act(() => userEvent.keyboard(keys));
      await cart.pass(100);
    };
    cart.shop.calls.length = 0;
    return { ...cart, getField, type, ...listen() };
  };

  it('is typed as one change, confirmed with Enter, and the focus stays [4.5.18]', async () => {
    const { type, getField, shop, takeHeard } = await openWithTwo();
    await type('48{Enter}');
    expect([shop.calls, getField().value]).toEqual([['update lines'], '48']);
    expect(document.activeElement).toBe(getField());
    expect(takeHeard()).toEqual([`Product A: 48 in your cart. ${subtotal(11_952)}`]);
  });

  it('is changed once when the field is left, and not at all with Esc or without a difference [4.5.18]', async () => {
    const { type, shop, getField } = await openWithTwo();
    await type('12{Tab}');
    expect([shop.calls, getField().value]).toEqual([['update lines'], '12']);
    await type('12{Tab}');
    expect(shop.calls).toHaveLength(1);
    await type('7{Escape}');
    expect([shop.calls.length, getField().value]).toEqual([1, '12']);
  });

  it.each(['100', 'many', '-3', '1.5', ' '])(
    'of %j is taken back with a sentence, each time [4.5.18]',
    async (text) => {
      const { type, shop, getField, takeHeard } = await openWithTwo();
      for (let times = 0; times < 2; times += 1) {
        await type(`${text}{Enter}`);
        expect(getField().value).toBe('2');
        expect(takeHeard()).toEqual([
          '! “Product A”: you cannot order this quantityYou can order from 1 to 99. We have not changed it.',
        ]);
      }
      expect(shop.calls).toEqual([]);
    },
  );

  it('above the stock is lowered to it, and that is said by name [4.5.18]', async () => {
    const { type, getField, shop, takeHeard } = await openWithTwo();
    shop.model.stock.set('variant A', 5);
    await type('50{Enter}');
    expect(getField().value).toBe('5');
    expect(takeHeard()).toEqual(['! Only 5 of “Product A” leftWe have updated your cart.', subtotal(1_245)]);
    await type('6{Enter}');
    expect(takeHeard()).toEqual(['! Only 5 of “Product A” leftWe have updated your cart.']);
  });

  it('of 0 removes the line, and the focus stays in the drawer [4.5.18]', async () => {
    const { type, getDialog, getLines } = await openWithTwo();
    await type('0{Enter}');
    expect(getLines()).toEqual([]);
    expect(getDialog().contains(document.activeElement)).toBe(true);
  });

  it('cannot be typed during a change [4.5.2]', async () => {
    const { click, type, shop, getField } = await openWithTwo((call, made) =>
      call.type === 'remove lines' ? new Promise(() => undefined) : made(),
    );
    await click('Add Product B');
    await click('Remove Product B');
    shop.calls.length = 0;
    await type('9{Enter}');
    expect([shop.calls, getField().value]).toEqual([[], '2']);
  });
});
