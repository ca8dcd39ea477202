import type { CartLine } from '@guildhall/shop-client';
import { cartOf, draft } from '../lines/cart-lines.fixture.ts';
import type { CartAnswer, CartCommand, CartEvent } from './cart-events.ts';
import { cartReducer } from './cart-reducer.ts';
import { emptyCart, type CartState } from './cart-state.ts';
import { linesOnScreen } from './plan.ts';
import { withServerCart } from './server-cart.ts';

export const id = 'cart 1?key=secret';
export const checkout = { id, webUrl: 'https://shop.example/1' };
export const done = (...lines: CartLine[]): CartAnswer => ({
  outcome: 'done',
  cart: cartOf(id, lines),
  warnings: [],
});
export const found = (...lines: CartLine[]): CartAnswer => ({ outcome: 'found', cart: cartOf(id, lines) });
export const failed: CartAnswer = { outcome: 'failed', reason: 'no answer' };
export const gone: CartAnswer = { outcome: 'gone' };

/** A cart that was read, and what happens to it; answers go to the call under way. */
export function cart(state: CartState = emptyCart()) {
  const commands: CartCommand[] = [];
  const happen = (event: CartEvent) => {
    const next = cartReducer(state, event);
    state = next.state;
    commands.push(...next.commands);
  };
  return {
    happen,
    add: (product = draft('A')) => happen({ type: 'add', draft: product }),
    change: (lineId: string, by: 1 | -1) => happen({ type: 'change', lineId, by }),
    remove: (lineId: string) => happen({ type: 'remove', lineId }),
    answer: (answer: CartAnswer) => happen({ type: 'answer', call: state.call?.number ?? 0, answer }),
    look: (now: CartState['checkout'] = checkout) => happen({ type: 'refresh', checkout: now }),
    /** What it asked for since this was last looked at. */
    asked: () => commands.splice(0).map(({ type, ...rest }) => ({ type, ...rest, call: undefined })),
    notified: () =>
      commands.splice(0).flatMap((command) => (command.type === 'notify' ? [command.notice.kind] : [])),
    state: () => state,
    shown: () => linesOnScreen(state).map(({ title, quantity }) => `${quantity} ${title}`),
  };
}

export const holding = (...lines: CartLine[]) => cart(withServerCart(emptyCart(), cartOf(id, lines)));
