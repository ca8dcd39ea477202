import type { RequestInvoice } from '@guildhall/api-contract';
import type { CartClient, ShopUserError, ShopWarning } from '@guildhall/shop-client';
import type { Store } from 'jotai';
import { cartStateAtom, countOf } from '../atoms/cart-atoms.ts';
import { cartNoticesAtom, cartOpenAtom } from '../atoms/drawer-atoms.ts';
import { readCheckout, checkoutCookie } from '../checkout/checkout-cookie.ts';
import type { CartAnswer, CartCommand, CartEvent, CartState } from '../state/cart-state.ts';
import { emptyCart } from '../state/cart-state.ts';
import { step } from '../state/step.ts';
import { linesOnScreen } from '../state/view.ts';
import { carryOut } from './carry-out.ts';
import { cartConnectionAtom, type CartConnection } from './cart-connection.ts';
import { tellOfChange } from './tell-of-change.ts';
import { unfinishedOf } from './unfinished.ts';
import { pageSurroundings, type Surroundings } from './surroundings.ts';
import { waysOut } from './ways-out.ts';

export interface CartConnectionOptions {
  /** The shop's carts: `createCartClient({ send: sendToApi() })`. */
  shop: CartClient;
  /** Where checkout and invoices may be: `['https://shop.example']`. */
  checkoutOrigins: readonly string[];
  /** The checkout's language. Default `en`. */
  locale?: string;
  /** Default: by the page's own `POST /api/v1/sdoc`. */
  requestInvoice?: RequestInvoice;
  /** Told why the shop refused a change. */
  onUserErrors?: (userErrors: readonly ShopUserError[]) => void;
  /** Told of warnings of the shop that mean nothing to visitors. */
  onWarnings?: (warnings: readonly ShopWarning[]) => void;
  /** How long an answer may take before it counts as lost, ms. Default 10 000. */
  deadline?: number;
  /** How it waits before it asks after an invoice again. Default: by the clock. */
  wait?: (ms: number) => Promise<void>;
  /** Default: the page this runs in. */
  surroundings?: Surroundings;
}

/**
 * Connects the cart of a store with the shop and with the page: restores what the cookie remembers, keeps cookie,
 * order and count, and agrees with other tabs. Once per page; gives the way to stop.
 *
 * @example
 * connectCart(store, { shop: createCartClient({ send: sendToApi() }), checkoutOrigins: ['https://shop.example'] });
 */
export function connectCart(store: Store, options: CartConnectionOptions): () => void {
  const { surroundings = pageSurroundings() } = options;
  store.set(cartStateAtom, emptyCart(surroundings.keptSeen(), surroundings.keptUnfinished()));
  const connection = createConnection(store, options, surroundings);
  store.set(cartConnectionAtom, connection);
  connection.look();
  const stop = surroundings.whenChangedElsewhere(connection.look);
  return () => {
    stop();
    store.set(cartConnectionAtom, undefined);
  };
}

function createConnection(
  store: Store,
  options: CartConnectionOptions,
  surroundings: Surroundings,
): CartConnection {
  const { shop, deadline = 10_000 } = options;
  const remembered = () => readCheckout(surroundings.cookies());

  function send(event: CartEvent): void {
    const before = store.get(cartStateAtom);
    const { state, commands } = step(before, event);
    if (isIntent(event)) store.set(cartNoticesAtom, []);
    if (state !== before) {
      store.set(cartStateAtom, state);
      keep(surroundings, before, state);
      tellOfChange(store, before, state);
    }
    const notices = commands.flatMap((command) => (command.type === 'tell' ? [command.notice] : []));
    if (notices.length > 0) store.set(cartNoticesAtom, notices);
    commands.forEach(follow);
    if (event.type === 'closed') surroundings.tellOthers();
  }

  function follow(command: CartCommand): void {
    if (command.type === 'open drawer') return store.set(cartOpenAtom, true);
    if (command.type === 'tell') return;
    if (command.type === 'log') return log(command, options);
    const arrived = (answer: CartAnswer) => {
      send({ type: 'answer', call: command.call, answer });
      if (command.type !== 'read' && answer.outcome !== 'taken') surroundings.tellOthers();
    };
    carryOut(command, { shop, deadline, alone: surroundings.alone, remembered, arrived }).catch((reason) =>
      arrived({ outcome: 'failed', reason: String(reason) }),
    );
  }

  function look(): void {
    // Where cookies are denied, the page itself is the only memory there is.
    const { checkout } = store.get(cartStateAtom);
    send({
      type: 'look',
      checkout: surroundings.cookiesDenied() ? checkout : remembered(),
      seen: surroundings.keptSeen(),
    });
  }

  return { send, look, ...waysOut(store, options, surroundings, () => send({ type: 'closed' })) };
}

function log(
  { userErrors, warnings }: Extract<CartCommand, { type: 'log' }>,
  { onUserErrors, onWarnings }: CartConnectionOptions,
): void {
  if (userErrors.length > 0) onUserErrors?.(userErrors);
  if (warnings.length > 0) onWarnings?.(warnings);
}

function isIntent({ type }: CartEvent): boolean {
  return type === 'add' || type === 'change' || type === 'remove';
}

function keep(surroundings: Surroundings, before: CartState, state: CartState): void {
  if (isNewsOfCart(before, state))
    surroundings.keepCookie(checkoutCookie(state.checkout, surroundings.secure));
  if (state.seen !== before.seen) surroundings.keepSeen(state.seen);
  const [was, is] = [unfinishedOf(before), unfinishedOf(state)];
  if (was?.goal !== is?.goal || was?.lost !== is?.lost) surroundings.keepUnfinished(is);
  if (state.standing !== 'unread') surroundings.keepCount(countOf(linesOnScreen(state)));
}

/** The cookie's two days begin anew when the shop has said something of the cart, not when it was only asked. */
function isNewsOfCart(before: CartState, { checkout, standing }: CartState): boolean {
  if (!checkout) return before.checkout !== undefined;
  const { id, webUrl } = before.checkout ?? {};
  return (
    standing === 'read' && (before.standing !== 'read' || checkout.id !== id || checkout.webUrl !== webUrl)
  );
}
