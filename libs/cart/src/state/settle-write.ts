import type { ShopCart, ShopWarning } from '@guildhall/shop-client';
import { linesWithGoal, isVisitors, type Goal } from './goal.ts';
import { seenOf } from '../lines/seen-lines.ts';
import type { Call, CartAnswer, CartCommand, CartState, Step } from './cart-state.ts';
import { settlement, withLost, withoutWish } from './lost-wishes.ts';
import { prune, pursue, read, stay, tell, telling } from './pursue.ts';
import { shopMade } from './shop-made.ts';
import { withoutCart, withTruth } from './truth.ts';
import { sortWarnings } from './warnings.ts';

/** What follows from the answer to a change, or from its loss. */
export function settleWrite(before: CartState, { goal }: Call, answer: CartAnswer): Step {
  // Who is not held to a wish at once is not asked again and again.
  const failed = answer.outcome === 'failed' || answer.outcome === 'refused';
  const state = goal?.kind === 'settle' && failed ? withoutWish(before, goal.variantId) : before;
  switch (answer.outcome) {
    case 'done':
      return done(state, goal, answer.cart, answer.warnings);
    case 'found':
      return continued(withTruth(state, answer.cart), goal);
    case 'refused':
      return refused({ ...state, call: undefined }, goal, answer.userErrors);
    case 'gone':
      return afterGone(state, goal);
    case 'taken':
      return read({
        ...state,
        checkout: answer.checkout,
        standing: 'unread',
        call: undefined,
        next: goal?.kind === 'add' ? { ...goal, quantity: undefined } : undefined,
      });
    default:
      return state.checkout
        ? read({ ...withLost(state, goal), standing: 'unsure', call: undefined }, goal)
        : tell({ ...state, call: undefined, rereads: false }, { kind: 'not saved' });
  }
}

/** The change is made. The shop may have made less of it, or taken the moment to change something else. */
function done(
  state: CartState,
  goal: Goal | undefined,
  cart: ShopCart,
  warnings: readonly ShopWarning[],
): Step {
  const truth = withTruth(state, cart);
  const { notices, toLog } = sortWarnings(warnings, cart);
  const restored = state.standing === 'unread' && !state.next;
  const warned = variantsOf(warnings, cart);
  const changes = shopMade(
    goal ? expectedBy(goal, state) : state.seen,
    truth.lines,
    (variantId) => !warned.has(variantId) && (restored || variantId === variantOf(goal)),
  );
  const emptied = cart.lines.filter(({ quantity }) => quantity === 0);
  const then =
    emptied.length > 0 && goal?.kind !== 'prune'
      ? prune(truth, { kind: 'prune', lines: emptied, quiet: true })
      : continued(truth, goal);
  const logged: CartCommand[] = toLog.length > 0 ? [{ type: 'log', userErrors: [], warnings: toLog }] : [];
  return telling(stay(then.state, ...logged, ...then.commands), [...notices, ...changes]);
}

/** What the visitor should see now, if the shop has done no more than it was asked. */
function expectedBy(goal: Goal, { lines, seen, standing }: CartState): CartState['seen'] {
  return standing === 'unread' ? seen : seenOf(linesWithGoal(goal, lines));
}

/** What the visitor wanted changed. */
function variantOf(goal: Goal | undefined): string | undefined {
  if (!isVisitors(goal)) return undefined;
  return goal.kind === 'add' ? goal.draft.variantId : goal.variantId;
}

/** The variants that the shop has said something of. */
function variantsOf(warnings: readonly ShopWarning[], { lines }: ShopCart): Set<string> {
  const warned = new Set(warnings.map(({ lineId }) => lineId));
  return new Set(lines.filter(({ id }) => warned.has(id)).map(({ variantId }) => variantId));
}

/** The cart is settled: says what was taken out of it, and turns to the change that waited. */
export function continued(state: CartState, reached: Goal | undefined): Step {
  const { next } = state;
  const settling = next ? undefined : settlement(state);
  const wanted = next ?? settling;
  const then = wanted ? pursue({ ...state, next: undefined }, wanted) : stay(state);
  if (reached?.kind !== 'prune' || reached.quiet) return then;
  const titles = reached.lines.map(({ title }) => title);
  return telling(then, [{ kind: 'no longer sold', titles }]);
}

/** The action stops, and the truth is asked for: a refusal often means that the cart is not what it was. */
function refused(
  state: CartState,
  goal: Goal | undefined,
  userErrors: (CartAnswer & { outcome: 'refused' })['userErrors'],
): Step {
  const then = read({ ...state, next: isVisitors(goal) ? undefined : state.next });
  const told: CartCommand[] = isVisitors(goal) ? [{ type: 'tell', notice: { kind: 'refused' } }] : [];
  return stay(then.state, { type: 'log', userErrors, warnings: [] }, ...told, ...then.commands);
}

/** The cart has expired or was paid for. What was being added goes into a new one; anything else has lost its sense. */
export function afterGone(state: CartState, goal: Goal | undefined): Step {
  const wanted = isVisitors(goal) ? goal : state.next;
  const without = withoutCart(state);
  if (wanted?.kind === 'add') {
    const { state: made, commands } = pursue(without, { ...wanted, quantity: 1 });
    return stay(made, { type: 'tell', notice: { kind: 'renewed' } }, ...commands);
  }
  const missed = wanted !== undefined || state.lines.length > 0;
  return missed ? tell(without, { kind: 'gone' }) : stay(without);
}
