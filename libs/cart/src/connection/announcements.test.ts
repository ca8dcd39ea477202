import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addToCartAtom, changeQuantityAtom, refreshCartAtom, removeLineAtom } from '../atoms/cart-actions.ts';
import { cartAnnouncementAtom, cartLinesAtom } from '../atoms/cart-atoms.ts';
import { cartNoticesAtom, cartOpenAtom } from '../atoms/drawer-atoms.ts';
import { createDraft } from '../lines/cart-lines.fixture.ts';
import { formatAnnouncement } from '../notices/format-announcement.ts';
import { formatNotice } from '../notices/format-notice.ts';
import { largeCones } from '../state/model-shop.fixture.ts';
import { cartTexts } from '../texts/cart-texts.ts';
import { createBrowser } from './browser-environment.fixture.ts';
import { connectCart } from './connect-cart.ts';
import { createModelClient } from './model-client.fixture.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const settled = () => vi.advanceTimersByTimeAsync(0);
const large = largeCones;
const book = createDraft('A');

/** A page that keeps all that is said on it, in its order; each text with the drawer's state at that moment. */
function page(shop: ReturnType<typeof createModelClient>, tab = createBrowser().openTab()) {
  const store = createStore();
  const said: string[] = [];
  store.sub(cartAnnouncementAtom, () => {
    const announcement = store.get(cartAnnouncementAtom);
    if (announcement)
      said.push(
        formatAnnouncement(announcement, cartTexts, (amount, currency) => `${currency} ${amount / 100}`),
      );
  });
  store.sub(cartNoticesAtom, () =>
    said.push(...store.get(cartNoticesAtom).map((notice) => `! ${formatNotice(notice, cartTexts).title}`)),
  );
  connectCart(store, { shop: shop.client, checkoutOrigins: [], environment: tab });
  return {
    store,
    takeSaid: () => said.splice(0),
    add: (draft: typeof large) => store.set(addToCartAtom, draft),
    getLineId: (index: number) => store.get(cartLinesAtom)[index]?.id ?? '',
  };
}

/** A shop whose changes have no response before they are released, by a function that may change the response. */
function createSlowShop() {
  let release: (fate?: 'fails') => Promise<unknown> = settled;
  const shop = createModelClient((call, respond) => {
    if (call.type === 'read') return respond();
    return new Promise((resolve) => {
      release = (fate) => {
        resolve(fate === 'fails' ? { outcome: 'failed', reason: 'down' } : respond());
        return settled();
      };
    });
  });
  return { shop, release: (fate?: 'fails') => settled().then(() => release(fate)) };
}

it('an addition is announced once, with its variant and the subtotal, when the shop has made it [4.5.19]', async () => {
  const { shop, release } = createSlowShop();
  const { add, takeSaid } = page(shop);
  add(large);
  await vi.advanceTimersByTimeAsync(500);
  expect(takeSaid()).toEqual([]);
  await release();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(takeSaid()).toEqual(['Cones, 50 × 70 cm is in your cart. Subtotal DKK 249']);
});

it('a change that takes longer than a moment is announced as such once, then its result [4.5.19]', async () => {
  const { shop, release } = createSlowShop();
  const { add, store, takeSaid, getLineId } = page(shop);
  add(large);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(takeSaid()).toEqual(['Adding Cones, 50 × 70 cm…']);
  await release();
  add(book);
  await release();
  takeSaid();
  store.set(changeQuantityAtom, { lineId: getLineId(1), by: 1 });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(takeSaid()).toEqual(['Updating Cones, 50 × 70 cm…']);
  await release();
  expect(takeSaid()).toEqual(['Cones, 50 × 70 cm: 2 in your cart. Subtotal DKK 747']);
  store.set(removeLineAtom, getLineId(0));
  await release();
  expect(takeSaid()).toEqual(['Product A is no longer in your cart. Subtotal DKK 498']);
});

describe('a change that fails', () => {
  it('is reported once and by name, and nothing is said to be in the cart or no longer in it [4.5.19]', async () => {
    const { shop, release } = createSlowShop();
    const { add, takeSaid } = page(shop);
    add(large);
    await release('fails');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(takeSaid()).toEqual(['! “Cones, 50 × 70 cm”: we could not save this change']);
  });

  it('is reported once for a removal too', async () => {
    const { shop, release } = createSlowShop();
    const { add, store, takeSaid, getLineId } = page(shop);
    add(large);
    await release();
    takeSaid();
    store.set(removeLineAtom, getLineId(0));
    await release('fails');
    expect(takeSaid()).toEqual(['! “Cones, 50 × 70 cm”: we could not save this change']);
  });
});

it('more than the stock is reported by a notice, and only the subtotal is announced with it', async () => {
  const shop = createModelClient();
  shop.model.stock.set(large.variantId, 2);
  const { add, takeSaid } = page(shop);
  for (let times = 0; times < 2; times += 1) {
    add(large);
    await settled();
  }
  takeSaid();
  add(large);
  await settled();
  expect(takeSaid()).toEqual(['! Only 2 of “Cones, 50 × 70 cm” left']);
});

it('a cart that is loaded, read again or changed in another tab says nothing [4.5.19]', async () => {
  const shop = createModelClient();
  const { openTab } = createBrowser();
  const first = page(shop, openTab());
  const other = page(shop, openTab());
  first.add(large);
  await settled();
  const next = page(shop, openTab());
  await settled();
  next.store.set(refreshCartAtom);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([next.takeSaid(), other.takeSaid()]).toEqual([[], []]);
});

it('a result is for the drawer if that is open by then, otherwise for the page', async () => {
  const { shop, release } = createSlowShop();
  const { add, store } = page(shop);
  add(large);
  await release();
  expect(store.get(cartAnnouncementAtom)?.inDrawer).toBe(true);
  store.set(cartOpenAtom, false);
  add(large);
  await release();
  expect(store.get(cartAnnouncementAtom)).toMatchObject({ inDrawer: false, quantity: 2 });
});
