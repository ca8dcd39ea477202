import type { CartLine } from '@guildhall/shop-client';
import { createStore, type Store } from 'jotai';
import { cartStateAtom } from '../atoms/cart-atoms.ts';
import { cartNoticesAtom, cartOpenAtom } from '../atoms/drawer-atoms.ts';
import { cartConnectionAtom } from '../connection/cart-connection.ts';
import { createAnnouncer } from '../connection/create-announcer.ts';
import type { InvoiceOutcome } from '../invoice-call/request-invoice.ts';
import type { InvoiceWaiting } from '../invoice-call/attempts.ts';
import { createCart, createLine } from '../lines/cart-lines.fixture.ts';
import type { CartEvent, CartNotice } from '../state/cart-events.ts';
import { cartReducer } from '../state/cart-reducer.ts';
import { createEmptyCart, type CartState } from '../state/cart-state.ts';
import { computeShownLines } from '../state/plan.ts';
import { withServerCart } from '../state/server-cart.ts';

/** A cart at some moment, and how the shop behaves from then on. */
export interface CartInStore {
  lines?: CartLine[];
  state?: Partial<CartState>;
  events?: CartEvent[];
  notices?: readonly CartNotice[];
  open?: boolean;
  /** `agrees` responds at once with what is on the screen; `silent` never responds. */
  shop?: 'agrees' | 'silent';
  invoice?: InvoiceOutcome | 'silent';
}

const checkout = { id: 'cart 1?key=secret', webUrl: 'https://shop.example/c/1' };

/** Creates a store with that cart. */
export function createStoreWith({
  lines = [],
  state,
  events = [],
  notices,
  open = true,
  shop = 'agrees',
  invoice,
}: CartInStore): Store {
  const store = createStore();
  const known =
    lines.length > 0
      ? withServerCart(createEmptyCart(), createCart(checkout.id, lines, checkout.webUrl))
      : {};
  store.set(cartStateAtom, { ...createEmptyCart(), ...known, ...state });
  store.set(cartOpenAtom, open);
  const announcer = createAnnouncer(store);
  const send = (event: CartEvent) => {
    const before = store.get(cartStateAtom);
    const { state: next, commands } = cartReducer(before, event);
    store.set(cartStateAtom, next);
    announcer.follow(before, next, commands);
    for (const command of commands) {
      if (command.type === 'notify') store.set(cartNoticesAtom, [command.notice]);
      if (command.type === 'open drawer') store.set(cartOpenAtom, true);
      if ('call' in command && shop === 'agrees') send(createAgreement(command.call, store));
    }
  };
  store.set(cartConnectionAtom, {
    send,
    refresh: () => send({ type: 'refresh', checkout }),
    checkOut: () => undefined,
    requestInvoice: (_buyer, waiting) => respondToInvoice(invoice, waiting),
  });
  events.forEach(send);
  store.set(cartNoticesAtom, notices ?? store.get(cartNoticesAtom));
  return store;
}

/** An invoice that is being made stays so for the whole story. */
function respondToInvoice(
  invoice: CartInStore['invoice'],
  waiting?: InvoiceWaiting,
): Promise<InvoiceOutcome> {
  if (invoice && invoice !== 'silent') {
    if (invoice.outcome !== 'later' || invoice.why !== 'being made') return Promise.resolve(invoice);
    waiting?.onLater?.(invoice);
  }
  return new Promise(() => undefined);
}

function createAgreement(call: number, store: Store): CartEvent {
  const lines = computeShownLines(store.get(cartStateAtom)).map((line) => ({
    ...line,
    id: `line ${line.variantId}`,
  }));
  const cart = createCart(checkout.id, lines, checkout.webUrl);
  return { type: 'response', call, response: { outcome: 'done', cart, warnings: [] } };
}

/** A line with its own title and picture. */
export function createProductLine(title: string, quantity = 1, changes: Partial<CartLine> = {}): CartLine {
  const image = (name: string) => `${globalThis.location?.origin ?? ''}/story-pictures/${name}.webp` as never;
  const picture = (changes.collectionTitle ?? 'Books') === 'Prints' ? 'portrait-2' : 'portrait-1';
  return createLine(title, quantity, {
    title,
    variantId: `variant ${title}`,
    id: `line variant ${title}`,
    productHandle: title,
    image: { id: title, url: image(picture), small: image(picture), alt: '', width: 800, height: 1000 },
    ...changes,
  });
}

export const book = createProductLine('The Long Table', 1, {
  price: { amountMinor: 28000, currency: 'DKK' },
});
export const print = createProductLine('Tide chart, 2140', 2, {
  collectionTitle: 'Prints',
  variantTitle: 'A2, unframed',
  price: { amountMinor: 45000, currency: 'DKK' },
});
export const evening = createProductLine('An evening of long views', 1, {
  isEvent: true,
  image: undefined,
  variantTitle: '12 March 2027',
  price: { amountMinor: 19500, currency: 'DKK' },
});
export const journal = createProductLine('Scenario Quarterly 48', 12, {
  collectionTitle: 'Journals',
  price: { amountMinor: 14950, currency: 'DKK' },
});
