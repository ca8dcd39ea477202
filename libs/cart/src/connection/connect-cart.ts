import type { Store } from 'jotai';
import { cartStateAtom, countItems } from '../atoms/cart-atoms.ts';
import { cartNoticesAtom, cartOpenAtom } from '../atoms/drawer-atoms.ts';
import { cartFactsAtom } from '../atoms/cart-facts-atom.ts';
import { parseCheckoutCookie, formatCheckoutCookie } from '../checkout/checkout-cookie.ts';
import type { CartResponse, CartCommand, CartEvent } from '../state/cart-events.ts';
import { cartReducer } from '../state/cart-reducer.ts';
import { createEmptyCart, isVisitorGoal, type CartState } from '../state/cart-state.ts';
import { noResponse, performCall } from './perform-call.ts';
import { cartConnectionAtom, type CartConnection } from './cart-connection.ts';
import { createAnnouncer } from './create-announcer.ts';
import { getUnfinished } from './unfinished.ts';
import { createBrowserEnvironment, type BrowserEnvironment } from './browser-environment.ts';
import type { CartConnectionOptions } from './connection-options.ts';
import { createCheckoutActions } from './checkout-actions.ts';

/**
 * Connects the cart of a store with the shop and the page: restores the cart of the cookie, stores cookie, order and
 * count, and stays in sync with other tabs. Call it once per page; the returned function disconnects.
 *
 * @example
 * import { createCartClient, sendToApi } from '@guildhall/shop-client';
 *
 * const shop = createCartClient({ send: sendToApi() });
 * connectCart(store, { shop, checkoutOrigins: ['https://shop.example'], shopCountry: 'DK' });
 */
export function connectCart(store: Store, options: CartConnectionOptions): () => void {
  const { environment = createBrowserEnvironment() } = options;
  store.set(cartStateAtom, createCartOfPage(environment));
  store.set(cartFactsAtom, options);
  const announcer = createAnnouncer(store);
  const connection = createConnection(store, options, environment, announcer);
  store.set(cartConnectionAtom, connection);
  connection.refresh();
  const stop = environment.onChangeElsewhere(connection.refresh);
  return () => {
    stop();
    announcer.stop();
    store.set(cartConnectionAtom, undefined);
  };
}

function createCartOfPage({ readSeenLines, readUnfinishedChange }: BrowserEnvironment): CartState {
  return createEmptyCart(readSeenLines(), readUnfinishedChange());
}

function createConnection(
  store: Store,
  options: CartConnectionOptions,
  environment: BrowserEnvironment,
  announcer: ReturnType<typeof createAnnouncer>,
): CartConnection {
  const { shop, deadline = 10_000 } = options;
  const { runExclusively } = environment;
  const readCheckout = () => parseCheckoutCookie(environment.readCookies());

  function send(event: CartEvent): void {
    const before = store.get(cartStateAtom);
    const { state, commands } = cartReducer(before, event);
    if (isChange(event)) store.set(cartNoticesAtom, []);
    if (state !== before) {
      store.set(cartStateAtom, state);
      save(environment, before, state);
      announcer.follow(before, state, commands);
      if (isVisitorGoal(before.call?.goal) && state.lines !== before.lines)
        options.onActivity?.('changed', state, before.lines);
    }
    const notices = commands.flatMap((command) => (command.type === 'notify' ? [command.notice] : []));
    if (notices.length > 0) store.set(cartNoticesAtom, notices);
    commands.forEach(execute);
    if (event.type === 'closed') environment.notifyOtherTabs();
  }

  function execute(command: CartCommand): void {
    if (command.type === 'open drawer') return store.set(cartOpenAtom, true);
    if (command.type === 'notify') return;
    if (command.type === 'log') return log(command, options);
    const wasLeft = environment.watchLeaving();
    const onResponse = async (response: CartResponse) => {
      // Browsers fail the calls of a page that is left. Its change is stored for the next page, which completes it.
      if (response.outcome === 'failed' && (await wasLeft())) return restart();
      send({ type: 'response', call: command.call, response });
      if (command.type !== 'read' && response.outcome !== 'taken') environment.notifyOtherTabs();
    };
    performCall(command, { shop, deadline, runExclusively, readCheckout, onResponse }).catch(() =>
      onResponse(noResponse),
    );
  }

  /** Begins again on a page that the visitor has come back to, as its next page has, or would have. */
  function restart(): void {
    const anew = createCartOfPage(environment);
    announcer.follow(store.get(cartStateAtom), anew, []);
    store.set(cartStateAtom, anew);
    refresh();
  }

  function refresh(): void {
    // If cookies are blocked, only this page has the cart.
    const { checkout } = store.get(cartStateAtom);
    send({
      type: 'refresh',
      checkout: environment.areCookiesDenied() ? checkout : readCheckout(),
      seen: environment.readSeenLines(),
    });
  }

  return {
    send,
    refresh,
    ...createCheckoutActions(store, options, environment, () => send({ type: 'closed' })),
  };
}

function log(
  { userErrors, warnings }: Extract<CartCommand, { type: 'log' }>,
  { onUserErrors, onWarnings }: CartConnectionOptions,
): void {
  if (userErrors.length > 0) onUserErrors?.(userErrors);
  if (warnings.length > 0) onWarnings?.(warnings);
}

function isChange({ type }: CartEvent): boolean {
  return type === 'add' || type === 'change' || type === 'set' || type === 'remove';
}

function save(environment: BrowserEnvironment, before: CartState, state: CartState): void {
  if (isConfirmedByShop(before, state))
    environment.setCookie(formatCheckoutCookie(state.checkout, environment.isSecure));
  if (state.seen !== before.seen) environment.saveSeenLines(state.seen);
  const [was, is] = [getUnfinished(before), getUnfinished(state)];
  if (was?.goal !== is?.goal || was?.unconfirmed !== is?.unconfirmed) environment.saveUnfinishedChange(is);
  if (state.status !== 'unloaded') environment.saveCount(countItems(state.lines));
}

/** The cookie is renewed for two days only when the shop has responded with the cart, not by a request alone. */
function isConfirmedByShop(before: CartState, { checkout, status }: CartState): boolean {
  if (!checkout) return before.checkout !== undefined;
  const { id, webUrl } = before.checkout ?? {};
  return (
    status === 'ready' && (before.status !== 'ready' || checkout.id !== id || checkout.webUrl !== webUrl)
  );
}
