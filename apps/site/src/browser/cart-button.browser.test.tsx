import { saveCartCount } from '@guildhall/cart/count';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CartButton } from '../chrome/CartButton.tsx';
import { startCartButton } from './cart-button.ts';

const cart = vi.hoisted(() => ({ toggle: vi.fn() }));
vi.mock('../cart/page-cart.ts', () => ({ toggleCart: cart.toggle }));

const remember = (age: number) => (document.cookie = `checkoutObj=%7B%7D; Path=/; Max-Age=${age}`);

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(<CartButton />);
  remember(60);
  localStorage.clear();
});
afterEach(() => {
  remember(0);
  document.body.replaceChildren();
  vi.clearAllMocks();
});

const button = () => document.querySelector('button') as HTMLButtonElement;
const badge = () => document.querySelector('[data-cart-count]') as HTMLElement;
const name = () => [button().ariaLabel, badge().hidden, badge().textContent];

it('shows what was kept of the cart, and every change of it, in words and as a number', async () => {
  saveCartCount(1);
  startCartButton(vi.fn(), vi.fn());
  await expect.poll(name).toEqual(['Cart, 1 item', false, '1']);
  saveCartCount(12);
  expect(name()).toEqual(['Cart, 12 items', false, '12']);
  saveCartCount(0);
  expect(name()).toEqual(['Cart, empty', true, '0']);
});

it('shows no number of a cart that is no longer remembered', async () => {
  saveCartCount(3);
  remember(0);
  startCartButton(vi.fn(), vi.fn());
  await expect.poll(name).toEqual(['Cart, empty', true, '0']);
});

it('wakes the cart and opens it at a press, and says that it is busy meanwhile', async () => {
  const wakeCart = vi.fn();
  startCartButton(wakeCart, vi.fn());
  button().click();
  expect(button().ariaBusy).toBe('true');
  expect(wakeCart).toHaveBeenCalledOnce();
  await expect.poll(() => button().ariaBusy).toBeNull();
  expect(cart.toggle).toHaveBeenCalledOnce();
});

it('hands over that the cart could not be opened, and can be pressed again', async () => {
  const failure = new Error('The network has gone');
  cart.toggle.mockImplementationOnce(() => {
    throw failure;
  });
  const onChunkFailure = vi.fn();
  startCartButton(vi.fn(), onChunkFailure);
  button().click();
  await expect.poll(() => onChunkFailure.mock.calls).toEqual([[failure]]);
  expect(button().ariaBusy).toBeNull();
  button().click();
  await expect.poll(() => cart.toggle.mock.calls.length).toBe(2);
});

it('does nothing on a page without a cart', () => {
  document.body.replaceChildren();
  expect(() => startCartButton(vi.fn(), vi.fn())).not.toThrow();
});
