import { afterEach, expect, it } from 'vitest';
import { formatCheckoutCookie, parseCheckoutCookie } from '../checkout/checkout-cookie.ts';
import { hasCart } from '../count/index.ts';
import { createDraft } from '../lines/cart-lines.fixture.ts';
import { createBrowserEnvironment } from './browser-environment.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  document.cookie = formatCheckoutCookie(undefined, false);
  localStorage.clear();
  sessionStorage.clear();
});

it('stores the cart in a cookie, and separately the lines last seen', () => {
  const { setCookie, readCookies, isSecure, saveSeenLines, readSeenLines } = createBrowserEnvironment();
  const checkout = { id: 'gid://shopify/Cart/a?key=b', webUrl: 'https://shop.example/c/a?key=x' };
  setCookie(formatCheckoutCookie(checkout, isSecure));
  expect(parseCheckoutCookie(readCookies())).toEqual(checkout);
  const seen = [{ variantId: 'variant B', title: 'B', priceMinor: 24900, quantity: 2 }];
  saveSeenLines(seen);
  expect(readSeenLines()).toEqual(seen);
});

it.each(['', 'x', '{}', '[1,null]', '"a"', '[{"variantId":"a"}]'])(
  'has no seen lines and no unfinished change if %j was stored',
  (stored) => {
    localStorage.setItem('guildhall-cart-seen', stored);
    sessionStorage.setItem('guildhall-cart-unfinished', stored);
    expect([
      createBrowserEnvironment().readSeenLines(),
      createBrowserEnvironment().readUnfinishedChange(),
    ]).toEqual([[], undefined]);
  },
);

it('stores an unfinished change for the next page of this tab until it is finished', () => {
  const { saveUnfinishedChange, readUnfinishedChange } = createBrowserEnvironment();
  const unconfirmed = [{ variantId: 'variant A', quantity: 1 }];
  const goal = { kind: 'add' as const, draft: createDraft('A'), quantity: 1 };
  saveUnfinishedChange({ goal, unconfirmed });
  expect([readUnfinishedChange(), hasCart()]).toEqual([{ goal, unconfirmed }, true]);
  saveUnfinishedChange(undefined);
  expect([readUnfinishedChange(), hasCart()]).toEqual([undefined, false]);
});

it('notifies other tabs of a change, but not itself', async () => {
  const [one, two] = [createBrowserEnvironment(), createBrowserEnvironment()];
  const received: string[] = [];
  stops.push(one.onChangeElsewhere(() => received.push('one')));
  const notified = new Promise<void>((resolve) => {
    stops.push(
      two.onChangeElsewhere(() => {
        received.push('two');
        resolve();
      }),
    );
  });
  one.notifyOtherTabs();
  await notified;
  expect(received).toEqual(['two']);
});

it('refreshes when the page is restored from the back-forward cache, not when it is new', () => {
  const received: boolean[] = [];
  stops.push(createBrowserEnvironment().onChangeElsewhere(() => received.push(true)));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(received).toEqual([true]);
});

it('waits with a page that is left until it is shown again', async () => {
  const { watchLeaving, onChangeElsewhere } = createBrowserEnvironment();
  stops.push(onChangeElsewhere(() => undefined));
  expect(await watchLeaving()()).toBe(false);
  // Calls that fail just before the page learns that it is left, and after it is shown again.
  const [early, late] = [watchLeaving()(), watchLeaving()];
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  const results: boolean[] = [];
  void early.then((value) => results.push(value));
  await new Promise(requestAnimationFrame);
  expect(results).toEqual([]);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.poll(() => results).toEqual([true]);
  expect(await late()).toBe(true);
  // Later calls fail as anywhere.
  expect(await watchLeaving()()).toBe(false);
});

it('makes one change at a time across all tabs', async () => {
  const [one, two] = [createBrowserEnvironment(), createBrowserEnvironment()];
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await Promise.resolve();
    await Promise.resolve();
    order.push(`${name} ends`);
  };
  await Promise.all([one.runExclusively(work('one')), two.runExclusively(work('two'))]);
  expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});
