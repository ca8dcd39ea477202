import { saveCartCount } from '@guildhall/cart/count';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CartButton } from '../chrome/CartButton.tsx';
import { startCartButton } from './cart-button.ts';
import { nextPaint } from './next-paint.ts';

const openCart = vi.fn();
const fetchCart = async () => ({ openCart });

const remember = (age: number) => (document.cookie = `checkoutObj=%7B%7D; Path=/; Max-Age=${age}`);

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(<CartButton />);
  remember(60);
  localStorage.clear();
});
afterEach(async () => {
  // A press goes on until the button is no longer busy.
  await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
  remember(0);
  document.body.replaceChildren();
  vi.clearAllMocks();
});

const button = () => document.querySelector('button') as HTMLButtonElement;
const badge = () => document.querySelector('[data-cart-count]') as HTMLElement;
const name = () => [button().ariaLabel, badge().hidden, badge().textContent];

it('shows the stored number of items, and every change, as a label and a number [2.3.3]', async () => {
  saveCartCount(1);
  startCartButton(fetchCart, vi.fn(), vi.fn());
  await expect.poll(name).toEqual(['Cart, 1 item', false, '1']);
  saveCartCount(12);
  expect(name()).toEqual(['Cart, 12 items', false, '12']);
  saveCartCount(0);
  expect(name()).toEqual(['Cart, empty', true, '0']);
});

it('shows no number for an expired cart [2.3.3]', async () => {
  saveCartCount(3);
  remember(0);
  startCartButton(fetchCart, vi.fn(), vi.fn());
  await expect.poll(name).toEqual(['Cart, empty', true, '0']);
});

it('wakes and opens the cart on a press, and is marked busy until then', async () => {
  const wakeCart = vi.fn();
  startCartButton(fetchCart, wakeCart, vi.fn());
  button().click();
  expect(button().ariaBusy).toBe('true');
  expect(wakeCart).toHaveBeenCalledOnce();
  await expect.poll(() => button().ariaBusy).toBeNull();
  expect(openCart).toHaveBeenCalledOnce();
});

it('reports that the cart could not be opened, and can be pressed again', async () => {
  const failure = new Error('The network has gone');
  openCart.mockImplementationOnce(() => {
    throw failure;
  });
  const onChunkFailure = vi.fn();
  startCartButton(fetchCart, vi.fn(), onChunkFailure);
  button().click();
  await expect.poll(() => onChunkFailure.mock.calls).toEqual([[failure]]);
  expect(button().ariaBusy).toBeNull();
  button().click();
  await expect.poll(() => openCart.mock.calls.length).toBe(2);
});

describe('with the drawer in the page', () => {
  const drawer = () => document.querySelector('dialog') as HTMLDialogElement;
  beforeEach(() => {
    document.body.innerHTML = renderToStaticMarkup(
      <>
        <CartButton drawerId="cart" />
        <dialog id="cart">
          <p data-needs-code="" data-failed="" />
        </dialog>
      </>,
    );
  });

  it('opens it once the button is shown as busy, and wakes the cart', async () => {
    const wakeCart = vi.fn();
    startCartButton(fetchCart, wakeCart, vi.fn());
    button().click();
    expect(wakeCart).toHaveBeenCalledOnce();
    expect([button().ariaBusy, drawer().open]).toEqual(['true', false]);
    await nextPaint();
    expect(drawer().open).toBe(true);
    await expect.poll(() => button().ariaBusy).toBeNull();
    expect(openCart).not.toHaveBeenCalled();
  });

  it('hides the loading error when the visitor tries again', () => {
    startCartButton(fetchCart, vi.fn(), vi.fn());
    button().click();
    expect(document.querySelector('[data-failed]')).toBeNull();
  });

  describe('when a product is added to the cart', () => {
    const island = () => document.querySelector('[data-island]') as HTMLElement;
    const add = () => island().querySelector('button') as HTMLElement;
    beforeEach(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<div data-island="buy-product"><button>Add</button></div>',
      );
      vi.useFakeTimers();
      startCartButton(fetchCart, vi.fn(), vi.fn());
    });
    afterEach(() => void vi.useRealTimers());

    function press(codeComesAfter: number) {
      add().dataset['waking'] = '';
      add().click();
      vi.advanceTimersByTime(codeComesAfter);
      island().dataset['awake'] = '';
      vi.runAllTimers();
    }

    it('opens the empty cart while its code is loading', () => {
      remember(0);
      press(200);
      expect(drawer().open).toBe(true);
      expect(document.querySelector('[data-failed]')).toBeNull();
    });

    it('leaves opening to the code if that loads in time', () => {
      remember(0);
      press(199);
      expect(drawer().open).toBe(false);
    });

    it('does not open a cart that has items', () => {
      press(1_000);
      expect(drawer().open).toBe(false);
    });
  });

  it('wakes the cart if its drawer was opened before the script loaded', () => {
    const wakeCart = vi.fn();
    drawer().showModal();
    startCartButton(fetchCart, wakeCart, vi.fn());
    expect(wakeCart).toHaveBeenCalledOnce();
  });
});

it('does nothing on a page without a cart', () => {
  document.body.replaceChildren();
  expect(() => startCartButton(fetchCart, vi.fn(), vi.fn())).not.toThrow();
});
