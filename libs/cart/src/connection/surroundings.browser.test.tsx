import { afterEach, expect, it } from 'vitest';
import { checkoutCookie, readCheckout } from '../checkout/checkout-cookie.ts';
import { hasCart } from '../count/index.ts';
import { draft } from '../lines/cart-lines.fixture.ts';
import { pageSurroundings } from './surroundings.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  document.cookie = checkoutCookie(undefined, false);
  localStorage.clear();
  sessionStorage.clear();
});

it('keeps the cart in a cookie, and beside it what was seen of it', () => {
  const { keepCookie, cookies, secure, keepSeen, keptSeen } = pageSurroundings();
  const checkout = { id: 'gid://shopify/Cart/a?key=b', webUrl: 'https://shop.example/c/a?key=x' };
  keepCookie(checkoutCookie(checkout, secure));
  expect(readCheckout(cookies())).toEqual(checkout);
  const seen = [{ variantId: 'variant B', title: 'B', priceMinor: 24900, quantity: 2 }];
  keepSeen(seen);
  expect(keptSeen()).toEqual(seen);
});

it.each(['', 'x', '{}', '[1,null]', '"a"', '[{"variantId":"a"}]'])(
  'has seen nothing, and has nothing to finish, when %j was kept',
  (kept) => {
    localStorage.setItem('guildhall-cart-seen', kept);
    sessionStorage.setItem('guildhall-cart-unfinished', kept);
    expect([pageSurroundings().keptSeen(), pageSurroundings().keptUnfinished()]).toEqual([[], undefined]);
  },
);

it('keeps for the next page of this tab what is unfinished, until it is not', () => {
  const { keepUnfinished, keptUnfinished } = pageSurroundings();
  const lost = [{ variantId: 'variant A', quantity: 1 }];
  const goal = { kind: 'add' as const, draft: draft('A'), quantity: 1 };
  keepUnfinished({ goal, lost });
  expect([keptUnfinished(), hasCart()]).toEqual([{ goal, lost }, true]);
  keepUnfinished(undefined);
  expect([keptUnfinished(), hasCart()]).toEqual([undefined, false]);
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
