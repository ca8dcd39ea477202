import type { CartLine } from '@guildhall/shop-client';
import { createCart, createDraft } from '../lines/cart-lines.fixture.ts';
import type { CartResponse, CartCommand, CartEvent } from './cart-events.ts';
import { cartReducer } from './cart-reducer.ts';
import { createEmptyCart, type CartState } from './cart-state.ts';
import { computeShownLines } from './plan.ts';
import { withServerCart } from './server-cart.ts';

export const id = 'cart 1?key=secret';
export const checkout = { id, webUrl: 'https://shop.example/1' };
export const createDone = (...lines: CartLine[]): CartResponse => ({
  outcome: 'done',
  cart: createCart(id, lines),
  warnings: [],
});
export const createFound = (...lines: CartLine[]): CartResponse => ({
  outcome: 'found',
  cart: createCart(id, lines),
});
export const failed: CartResponse = { outcome: 'failed', reason: 'no response' };
export const gone: CartResponse = { outcome: 'missing' };

/** A cart that was read, and its events; responses belong to the current call. */
export function createCartUnderTest(state: CartState = createEmptyCart()) {
  const commands: CartCommand[] = [];
  const dispatch = (event: CartEvent) => {
    const next = cartReducer(state, event);
    state = next.state;
    commands.push(...next.commands);
  };
  return {
    dispatch,
    add: (product = createDraft('A')) => dispatch({ type: 'add', draft: product }),
    change: (lineId: string, by: 1 | -1) => dispatch({ type: 'change', lineId, by }),
    type: (lineId: string, quantity: number) => dispatch({ type: 'set', lineId, quantity }),
    remove: (lineId: string) => dispatch({ type: 'remove', lineId }),
    respond: (response: CartResponse) =>
      dispatch({ type: 'response', call: state.call?.number ?? 0, response }),
    refresh: (now: CartState['checkout'] = checkout) => dispatch({ type: 'refresh', checkout: now }),
    /** Commands since the last call. */
    takeCommands: () => commands.splice(0).map(({ type, ...rest }) => ({ type, ...rest, call: undefined })),
    takeNotices: () =>
      commands.splice(0).flatMap((command) => (command.type === 'notify' ? [command.notice.kind] : [])),
    state: () => state,
    shown: () => computeShownLines(state).map(({ title, quantity }) => `${quantity} ${title}`),
  };
}

export const createCartHolding = (...lines: CartLine[]) =>
  createCartUnderTest(withServerCart(createEmptyCart(), createCart(id, lines)));
