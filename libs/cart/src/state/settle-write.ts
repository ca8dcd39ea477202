import type { Call, CartAnswer, CartCommand, CartState, Step } from './cart-state.ts';
import { isVisitors, type Goal } from './goal.ts';
import { pursue, read, stay, tell } from './pursue.ts';
import { withoutCart, withTruth } from './truth.ts';

/** What follows from the answer to a change, or from its loss. */
export function settleWrite(state: CartState, { goal }: Call, answer: CartAnswer): Step {
  switch (answer.outcome) {
    case 'done':
      return adjusted(continued(withTruth(state, answer.cart), goal), answer.warnings);
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
    case 'failed':
      return state.checkout
        ? read({ ...state, standing: 'unsure', call: undefined }, goal)
        : tell({ ...state, call: undefined, rereads: false }, { kind: 'not saved' });
  }
}

/** The cart is settled: says what was taken out of it, and turns to the change that waited. */
export function continued(state: CartState, reached: Goal | undefined): Step {
  const { next } = state;
  const then = next ? pursue({ ...state, next: undefined }, next) : stay(state);
  if (reached?.kind !== 'prune') return then;
  const titles = reached.lines.map(({ title }) => title);
  return stay(then.state, { type: 'tell', notice: { kind: 'no longer sold', titles } }, ...then.commands);
}

function adjusted({ state, commands }: Step, warnings: readonly unknown[]): Step {
  if (warnings.length === 0) return { state, commands };
  return stay(state, { type: 'tell', notice: { kind: 'adjusted' } }, ...commands);
}

/** The action stops, and the truth is asked for: a refusal often means that the cart is not what it was. */
function refused(
  state: CartState,
  goal: Goal | undefined,
  userErrors: (CartAnswer & { outcome: 'refused' })['userErrors'],
): Step {
  const then = read({ ...state, next: isVisitors(goal) ? undefined : state.next });
  const told: CartCommand[] = isVisitors(goal) ? [{ type: 'tell', notice: { kind: 'refused' } }] : [];
  return stay(then.state, { type: 'log', userErrors }, ...told, ...then.commands);
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
