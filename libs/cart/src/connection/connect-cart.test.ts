import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeQuantityAtom, checkOutAtom, removeLineAtom } from '../atoms/cart-actions.ts';
import {
  cartBusyAtom,
  cartCountAtom,
  cartLinesAtom,
  cartStatusAtom,
  cartCostsAtom,
} from '../atoms/cart-atoms.ts';
import { cartNoticesAtom, cartOpenAtom } from '../atoms/drawer-atoms.ts';
import { parseCheckoutCookie } from '../checkout/checkout-cookie.ts';
import type { CartConnectionOptions } from './connection-options.ts';
import { createModelClient } from './model-client.fixture.ts';
import { createBrowser, openPage as page, settled } from './browser-environment.fixture.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a first addition', () => {
  it('opens the drawer at once, counts it when the shop has it, and stores the cart for two days [9.3.1]', async () => {
    const { openTab, stored } = createBrowser();
    const { store, add } = page(createModelClient(), openTab());
    add('A');
    const getState = () => [store.get(cartOpenAtom), store.get(cartCountAtom), store.get(cartBusyAtom)];
    expect([getState(), stored.counts.some((count) => count > 0)]).toEqual([[true, 0, true], false]);
    await settled();
    expect(getState()).toEqual([true, 1, false]);
    expect(stored.cookies.at(-1)).toMatch(
      /^checkoutObj=[^;]+; Path=\/; Max-Age=172800; SameSite=Lax; Secure$/,
    );
    expect(parseCheckoutCookie(stored.cookies.at(-1) ?? '')?.id).toBe('cart 1?key=secret');
    expect(stored.counts.at(-1)).toBe(1);
    expect(store.get(cartCostsAtom)).toMatchObject({
      currency: 'DKK',
      subtotalMinor: 24900,
      totalMinor: 24900,
      settled: true,
    });
  });
});

it('is restored on the next page in the same order [4.5.6]', async () => {
  const shop = createModelClient();
  const { openTab } = createBrowser();
  const first = page(shop, openTab());
  for (const letter of ['A', 'B', 'A', 'C']) {
    first.add(letter);
    await settled();
  }
  first.leave();
  const next = page(shop, openTab());
  expect(next.store.get(cartStatusAtom)).toBe('loading');
  await settled();
  expect(next.titles()).toEqual(['1 Product C', '1 Product B', '2 Product A']);
});

it('reads no cart if none is stored', async () => {
  const shop = createModelClient();
  page(shop);
  await settled();
  expect(shop.calls).toEqual([]);
});

it('removes the cookie of a cart that no longer exists [4.5.7]', async () => {
  const shop = createModelClient();
  const { openTab, jar } = createBrowser();
  const first = page(shop, openTab());
  first.add('A');
  await settled();
  first.leave();
  shop.model.expire('cart 1?key=secret');
  const next = page(shop, openTab());
  await settled();
  expect([jar.size, next.titles(), next.store.get(cartStatusAtom)]).toEqual([0, [], 'ready']);
});

it('keeps the cookie and reports it when the shop does not respond in time', async () => {
  const { openTab, jar } = createBrowser();
  const first = page(createModelClient(), openTab());
  first.add('A');
  await settled();
  first.leave();
  const { store } = page(
    createModelClient(() => new Promise(() => undefined)),
    openTab(),
  );
  await vi.advanceTimersByTimeAsync(10_000);
  expect([store.get(cartStatusAtom), store.get(cartNoticesAtom), jar.size]).toEqual([
    'unreachable',
    [{ kind: 'unreachable' }],
    1,
  ]);
});

it('extends the lifetime of a cart’s cookie after a successful read, not after a failed one [4.5.13]', async () => {
  const { openTab, stored } = createBrowser();
  const shop = createModelClient();
  const first = page(shop, openTab());
  first.add('A');
  await settled();
  first.leave();
  const written = stored.cookies.length;
  const down = page(
    createModelClient(() => ({ outcome: 'failed', reason: 'down' })),
    openTab(),
  );
  await settled();
  expect(stored.cookies).toHaveLength(written);
  down.leave();
  page(shop, openTab());
  await settled();
  expect(stored.cookies).toHaveLength(written + 1);
  expect(stored.cookies.at(-1)).toContain('; Max-Age=172800;');
});

it('aborts a request when its time is over [4.5.8]', async () => {
  const { openTab } = createBrowser();
  const { client } = createModelClient();
  const signals: (AbortSignal | undefined)[] = [];
  const silent: typeof client = {
    ...client,
    createCart: (_lines, { signal } = {}) => {
      signals.push(signal);
      return new Promise(() => undefined);
    },
  };
  const { add } = page({ client: silent }, openTab());
  add('A');
  await vi.advanceTimersByTimeAsync(9_999);
  expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
});

it('reads the cart first after a lost response', async () => {
  let lost = true;
  const shop = createModelClient((call, respond) => {
    const came = respond();
    if (call.type !== 'update lines' || !lost) return came;
    lost = false;
    throw new Error('The line is dead');
  });
  const { store, add, titles } = page(shop);
  add('A');
  await settled();
  add('A');
  await settled();
  expect(shop.calls).toEqual(['create', 'update lines', 'read']);
  expect([titles(), store.get(cartNoticesAtom)]).toEqual([['2 Product A'], []]);
});

it('logs the shop’s refusal, and removes its message at the next change [8.4.3]', async () => {
  const userErrors = [{ code: 'INVALID', field: ['lines'], message: 'No' }];
  const shop = createModelClient((call, respond) =>
    call.type === 'update lines' ? { outcome: 'refused', userErrors } : respond(),
  );
  const onUserErrors = vi.fn();
  const { store, add } = page(shop, undefined, { onUserErrors });
  add('A');
  await settled();
  add('A');
  await settled();
  expect(onUserErrors).toHaveBeenCalledWith(userErrors);
  expect(store.get(cartNoticesAtom)).toEqual([{ kind: 'refused', title: 'Product A' }]);
  const line = store.get(cartLinesAtom)[0];
  store.set(removeLineAtom, line?.id ?? '');
  expect(store.get(cartNoticesAtom)).toEqual([]);
});

it('tells the visitor about a change that a busy api did not make, and shows the cart without it [4.5.14]', async () => {
  const shop = createModelClient((call, respond) => {
    if (call.type === 'update lines') throw new Error('503');
    return respond();
  });
  const { store, add, titles } = page(shop);
  add('A');
  await settled();
  add('A');
  await settled();
  expect([titles(), store.get(cartNoticesAtom)]).toEqual([
    ['1 Product A'],
    [{ kind: 'not saved', title: 'Product A' }],
  ]);
});

it('works without cookies while the page is open', async () => {
  const { openTab } = createBrowser();
  const environment = openTab({ denied: true });
  let notifyChange = () => {};
  const { add, titles } = page(createModelClient(), {
    ...environment,
    onChangeElsewhere: (back) => {
      notifyChange = back;
      return () => {};
    },
  });
  add('A');
  await settled();
  notifyChange();
  await settled();
  add('B');
  await settled();
  expect(titles()).toEqual(['1 Product B', '1 Product A']);
});

describe('two tabs', () => {
  it('show the same cart after every change in one of them [4.5.8]', async () => {
    const shop = createModelClient();
    const { openTab } = createBrowser();
    const [one, two] = [page(shop, openTab()), page(shop, openTab())];
    one.add('A');
    await settled();
    expect(two.titles()).toEqual(['1 Product A']);
    const line = two.store.get(cartLinesAtom)[0];
    two.store.set(changeQuantityAtom, { lineId: line?.id ?? '', by: 1 });
    await settled();
    expect(one.titles()).toEqual(['2 Product A']);
    one.store.set(removeLineAtom, line?.id ?? '');
    await settled();
    expect(two.titles()).toEqual([]);
  });

  it('share one cart when both add their first item', async () => {
    const shop = createModelClient();
    const { openTab } = createBrowser();
    const [one, two] = [page(shop, openTab()), page(shop, openTab())];
    one.add('A');
    two.add('B');
    await settled();
    await settled();
    expect(shop.model.carts.size).toBe(1);
    expect(one.titles().sort()).toEqual(['1 Product A', '1 Product B']);
    expect(two.titles().sort()).toEqual(['1 Product A', '1 Product B']);
  });
});

describe('checkout', () => {
  it.each([
    [{}, 'en'],
    [{ locale: 'da' }, 'da'],
  ])('opens the shop with the parameter locale from %j [7.4.1]', async (options, locale) => {
    const { openTab, stored } = createBrowser();
    const { store, add } = page(createModelClient(), openTab(), options);
    add('A');
    await settled();
    store.set(checkOutAtom);
    const left = new URL(stored.left[0] ?? '');
    expect([left.origin, left.searchParams.get('locale')]).toEqual(['https://shop.example', locale]);
    expect(left.searchParams.get('of')).toBe('cart 1?key=secret');
  });

  it('opens no origin but the shop’s', async () => {
    const { openTab, stored } = createBrowser();
    const { store, add } = page(createModelClient(), openTab(), {
      checkoutOrigins: ['https://other.example'],
    });
    add('A');
    await settled();
    store.set(checkOutAtom);
    expect([stored.left, store.get(cartNoticesAtom)]).toEqual([[], [{ kind: 'address refused' }]]);
  });
});

describe('what the visitor does', () => {
  it('is reported once, when the shop has done it [7.9.4]', async () => {
    const onActivity = vi.fn<NonNullable<CartConnectionOptions['onActivity']>>();
    const shop = createModelClient();
    const tab = createBrowser().openTab();
    const { store, add } = page(shop, tab, { onActivity });
    const list = () =>
      onActivity.mock.calls
        .splice(0)
        .map(([activity, { lines }, before]) => [
          activity,
          ...[before ?? [], lines].map((some) =>
            some.map(({ title, quantity }) => `${quantity} ${title}`).join(),
          ),
        ]);
    add('A');
    expect(list()).toEqual([]);
    await settled();
    expect(list()).toEqual([['changed', '', '1 Product A']]);
    store.set(changeQuantityAtom, { lineId: store.get(cartLinesAtom)[0]?.id ?? '', by: 1 });
    await settled();
    expect(list()).toEqual([['changed', '1 Product A', '2 Product A']]);
    store.set(checkOutAtom);
    expect(list()).toEqual([['checkout', '', '2 Product A']]);
    store.set(removeLineAtom, store.get(cartLinesAtom)[0]?.id ?? '');
    await settled();
    expect(list()).toEqual([['changed', '2 Product A', '']]);
  });

  it('does not include a cart that was read, and what another tab did [7.9.4]', async () => {
    const onActivity = vi.fn<NonNullable<CartConnectionOptions['onActivity']>>();
    const shop = createModelClient();
    const { openTab } = createBrowser();
    const first = page(shop, openTab());
    const second = page(shop, openTab(), { onActivity });
    first.add('A');
    await settled();
    page(shop, openTab(), { onActivity });
    await settled();
    expect(second.titles()).toEqual(first.titles());
    expect(onActivity).not.toHaveBeenCalled();
  });
});
