import { isQuantityAllowed } from '@guildhall/shop-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartAnnouncementAtom, cartBusyAtom } from '../atoms/cart-atoms.ts';
import { cartNoticesAtom, cartOpenAtom } from '../atoms/drawer-atoms.ts';
import { createDraft } from '../lines/cart-lines.fixture.ts';
import { parseSeenLines } from '../lines/seen-lines.ts';
import { createBrowser, openPage as page, settled } from './browser-environment.fixture.ts';
import { createModelClient } from './model-client.fixture.ts';
import { parseUnfinished, serialiseUnfinished } from './unfinished.ts';

const goal = { kind: 'add' as const, draft: createDraft('A'), quantity: 1 };
const unconfirmed = [{ variantId: 'variant A', quantity: 1 }];
const written = serialiseUnfinished({ goal, unconfirmed }, 1_000);

it('stores what is unfinished for the next page, with the quantities of lost changes', () => {
  expect(parseUnfinished(written, 60_999)).toEqual({ goal, unconfirmed });
});

it('enforces no quantity after a minute, but still completes the change', () => {
  expect(parseUnfinished(written, 61_000)).toEqual({ goal, unconfirmed: [] });
});

it('completes a change and knows the lines that a page of 0.0.0 has stored', () => {
  const change =
    '{"goal":{"kind":"add","draft":{"variantId":"variant A","productHandle":"product-A","title":"Product A","variantTitle":"Default Title","price":{"amountMinor":24900,"currency":"DKK"},"vendor":"The press","isEvent":false,"collectionTitle":"Books"},"quantity":1},"unconfirmed":[{"variantId":"variant A","quantity":1}],"savedAt":1000}';
  const read = parseUnfinished(change, 2_000);
  expect(read).toEqual({ goal, unconfirmed });
  // It has no rule for quantities: any is allowed.
  if (read?.goal?.kind === 'add')
    expect(isQuantityAllowed(read.goal.quantity ?? 0, read.goal.draft.quantityRule)).toBe(true);
  const seen = '[{"variantId":"variant A","title":"Product A","priceMinor":24900,"quantity":2}]';
  expect(parseSeenLines(seen)).toEqual([
    { variantId: 'variant A', title: 'Product A', priceMinor: 24900, quantity: 2 },
  ]);
});

describe('an item added just before the page is left', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it.each([true, false])(
    'is in the cart once after the next page has read it; added by the shop: %s [4.5.12]',
    async (made) => {
      const { openTab } = createBrowser();
      const inTab = {};
      let gone = false;
      const shop = createModelClient((call, respond) => {
        if (call.type !== 'add lines' || gone) return respond();
        gone = true;
        if (made) respond();
        return new Promise(() => undefined);
      });
      // A page's lock ends with it.
      const first = page(shop, { ...openTab({ inTab }), runExclusively: (work) => work() });
      first.add('A');
      await settled();
      first.add('B');
      await settled();
      first.leave();
      const next = page(shop, openTab({ inTab }));
      expect(next.store.get(cartBusyAtom)).toBe(true);
      await settled();
      expect(next.titles()).toEqual(['1 Product B', '1 Product A']);
      expect(inTab).not.toHaveProperty('unfinished.goal', expect.anything());
    },
  );

  it('is added by the next page without opening the drawer there [4.5.12]', async () => {
    const { openTab } = createBrowser();
    const inTab = {};
    let gone = false;
    const shop = createModelClient((_call, respond) => (gone ? respond() : new Promise(() => undefined)));
    const first = page(shop, { ...openTab({ inTab }), runExclusively: (work) => work() });
    first.add('A');
    await settled();
    expect(first.store.get(cartOpenAtom)).toBe(true);
    first.leave();
    gone = true;
    const next = page(shop, openTab({ inTab }));
    await settled();
    expect([next.titles(), next.store.get(cartOpenAtom)]).toEqual([['1 Product A'], false]);
  });

  it('is added by the next page if the browser fails the call of the one that is left [4.5.12]', async () => {
    const { openTab } = createBrowser();
    const inTab = {};
    const shop = createModelClient(() => Promise.reject(new TypeError('Failed to fetch')));
    const left = { ...openTab({ inTab }), watchLeaving: () => () => new Promise<boolean>(() => undefined) };
    page(shop, left).add('A');
    await settled();
    const next = page(createModelClient(), openTab({ inTab }));
    await settled();
    expect(next.titles()).toEqual(['1 Product A']);
  });

  it.each([true, false])(
    'is in the cart, and nothing else is said, once the visitor is back; added by a page in between: %s [4.5.12]',
    async (hasNext) => {
      const { openTab } = createBrowser();
      const inTab = {};
      const shop = createModelClient((_call, respond) =>
        shop.calls.length === 1 ? Promise.reject(new TypeError('Failed to fetch')) : respond(),
      );
      let comeBack = (): void => undefined;
      const left = new Promise<boolean>((resolve) => (comeBack = () => resolve(true)));
      const first = page(shop, {
        ...openTab({ inTab }),
        watchLeaving: () => () => (shop.calls.length === 1 ? left : Promise.resolve(false)),
      });
      first.add('A');
      // It says that the product is being added.
      await vi.advanceTimersByTimeAsync(700);
      if (hasNext) page(shop, openTab({ inTab })).leave();
      await settled();
      comeBack();
      await settled();
      expect([first.titles(), first.store.get(cartNoticesAtom)]).toEqual([['1 Product A'], []]);
      expect(first.store.get(cartAnnouncementAtom)?.about).toBe(hasNext ? undefined : 'done');
      expect(shop.calls.filter((call) => call === 'create')).toHaveLength(2);
      expect(inTab).not.toHaveProperty('unfinished.goal', expect.anything());
    },
  );

  it('is not added by another tab [4.5.12]', async () => {
    const { openTab } = createBrowser();
    const shop = createModelClient(() => new Promise(() => undefined));
    page(shop, openTab({ inTab: {} })).add('A');
    await settled();
    expect(page(shop, openTab({ inTab: {} })).titles()).toEqual([]);
  });
});
