import type { UnsoldLine } from '@guildhall/shop-client';
import { onlyKind } from '../lines/cart-line.ts';
import type { CartState, Step } from './cart-state.ts';
import { isVisitors, type Goal } from './goal.ts';
import { prune, tell } from './pursue.ts';

/** How often lines are taken out of a cart that does not become readable by it. */
const mostRescues = 3;

/**
 * Something in the cart is no longer sold, so the shop cannot show the cart: it is taken out, and the change whose
 * answer could not be read is settled after it.
 */
export function rescue(state: CartState, lost: Goal | undefined, lines: readonly UnsoldLine[]): Step {
  if (state.rescues >= mostRescues) return unreadable(state);
  const named = lines.map((line) => ({ id: line.id, title: nameOf(line, state) }));
  const wanted = isVisitors(lost) ? lost : undefined;
  const waiting = { ...state, rescues: state.rescues + 1, next: state.next ?? wanted };
  return prune(waiting, { kind: 'prune', lines: named });
}

/** The shop does not show the cart, and will not: only a new one helps. */
export function unreadable(state: CartState): Step {
  const stuck = {
    ...state,
    call: undefined,
    next: undefined,
    rereads: false,
    standing: 'unreadable' as const,
  };
  return tell(stuck, { kind: 'unreadable' });
}

/** As the visitor saw it; else what the line still says of itself. */
function nameOf({ variantId, variantTitle }: UnsoldLine, { seen }: CartState): string {
  const title = seen.find((line) => line.variantId === variantId)?.title;
  return title ?? (variantTitle === onlyKind ? '' : variantTitle);
}
