import { afterEach, expect, it } from 'vitest';
import { checkoutCookie, readCheckout } from '../checkout/checkout-cookie.ts';
import { pageSurroundings } from './surroundings.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  document.cookie = checkoutCookie(undefined, false);
  localStorage.clear();
});

it('keeps the cart in a cookie and its order beside it', () => {
  const { keepCookie, cookies, secure, keepOrder, keptOrder } = pageSurroundings();
  const checkout = { id: 'gid://shopify/Cart/a?key=b', webUrl: 'https://shop.example/c/a?key=x' };
  keepCookie(checkoutCookie(checkout, secure));
  expect(readCheckout(cookies())).toEqual(checkout);
  keepOrder(['variant B', 'variant A']);
  expect(keptOrder()).toEqual(['variant B', 'variant A']);
});

it.each(['', 'x', '{}', '[1,null]', '"a"'])('has no order when %j was kept', (kept) => {
  localStorage.setItem('guildhall-cart-order', kept);
  expect(pageSurroundings().keptOrder()).toEqual([]);
});

it('tells other tabs of a change, and not itself', async () => {
  const [one, two] = [pageSurroundings(), pageSurroundings()];
  const heard: string[] = [];
  stops.push(one.whenChangedElsewhere(() => heard.push('one')));
  const told = new Promise<void>((resolve) => {
    stops.push(
      two.whenChangedElsewhere(() => {
        heard.push('two');
        resolve();
      }),
    );
  });
  one.tellOthers();
  await told;
  expect(heard).toEqual(['two']);
});

it('looks again when the page comes back from the browser’s own store, not when it is new', () => {
  const heard: boolean[] = [];
  stops.push(pageSurroundings().whenChangedElsewhere(() => heard.push(true)));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(heard).toEqual([true]);
});

it('makes one change at a time over all tabs', async () => {
  const [one, two] = [pageSurroundings(), pageSurroundings()];
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await Promise.resolve();
    await Promise.resolve();
    order.push(`${name} ends`);
  };
  await Promise.all([one.alone(work('one')), two.alone(work('two'))]);
  expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});
