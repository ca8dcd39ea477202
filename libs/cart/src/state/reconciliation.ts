import {
  type CartLine,
  defaultVariantTitle,
  type ShopCart,
  type ShopWarning,
  type UnsoldLine,
} from '@guildhall/shop-client';
import { seenOf } from '../lines/seen-lines.ts';
import { notify, stepTo, withNotices } from './cart-events.ts';
import type { CartAnswer, CartCommand, CartEvent, Step } from './cart-events.ts';
import {
  isVisitors,
  variantOf,
  withNewerQuantity,
  withoutConfirmed,
  withoutUnconfirmed,
  withUnconfirmed,
} from './cart-state.ts';
import type { Call, CartState, Goal } from './cart-state.ts';
import { isReached, linesWithGoal, planChange, planRead, planRemoval, withKnownQuantity } from './plan.ts';
import { changesByShop, sortWarnings, withoutCart, withServerCart } from './server-cart.ts';

/** How often lines are taken out of a cart that does not become readable by it. */
const maxUnsoldRemovals = 3;

/** Makes the state agree with the server: what follows from the answer to the call under way. */
export function handleAnswer(state: CartState, { call, answer }: CartEvent & { type: 'answer' }): Step {
  const open = state.call;
  if (open?.number !== call) return stepTo(state);
  const step = open.kind === 'read' ? afterRead(state, open, answer) : afterWrite(state, open, answer);
  if (step.state.call || !step.state.needsReread || !step.state.checkout) return step;
  const again = planRead(step.state);
  return { state: again.state, commands: [...step.commands, ...again.commands] };
}

/** A read returns the server's cart, which also shows whether a change without an answer was made. */
function afterRead(state: CartState, { goal }: Call, answer: CartAnswer): Step {
  switch (answer.outcome) {
    case 'gone':
      // A lost addition may have been paid for with the earlier cart: it is not repeated by itself.
      return isVisitors(goal) ? notify(withoutCart(state), { kind: 'gone' }) : afterGone(state, undefined);
    case 'unsold':
      return removeUnsold(state, goal, answer.lines);
    case 'unreadable':
      return unreadable(state);
    case 'found':
    case 'done':
      return found(state, goal, answer.cart);
    default:
      return unread(state, goal);
  }
}

function found(state: CartState, goal: Goal | undefined, cart: ShopCart): Step {
  const read = withoutConfirmed(withServerCart(state, cart));
  const made = !goal || isReached(goal, read.lines);
  const restored = state.status === 'unloaded';
  const step = pruned(read, restored ? cart.lines : []) ?? continued(read, made ? goal : undefined);
  // Later, other tabs may have lowered a quantity; and so may a change that was under way when the last page was left.
  const changes = changesByShop(state.seen, read.lines, () => restored && !state.next);
  const notified = withNotices(step, changes);
  return made || !isVisitors(goal) ? notified : withNotices(notified, [{ kind: 'not saved' }]);
}

/**
 * On restore, what is no longer available is taken out of the shop's cart too: once, so that a refusal does not repeat.
 * The shop leaves sold-out lines in the cart with a quantity of 0.
 */
function pruned(state: CartState, restored: readonly CartLine[]): Step | undefined {
  const lines = restored.filter(({ availableForSale, quantity }) => !availableForSale || quantity === 0);
  if (state.pruned || lines.length === 0) return undefined;
  return planRemoval({ ...state, pruned: true }, { kind: 'prune', lines });
}

function unread(state: CartState, goal: Goal | undefined): Step {
  const { next, status } = state;
  const unsure = {
    ...state,
    call: undefined,
    next: undefined,
    needsReread: false,
    status: status === 'unloaded' ? status : ('unsure' as const),
  };
  return notify(unsure, { kind: isVisitors(goal) || next ? 'not saved' : 'unreachable' });
}

/**
 * Something in the cart is no longer sold, so the shop cannot show the cart: it is taken out, and the change whose
 * answer could not be read is settled after it.
 */
function removeUnsold(state: CartState, lost: Goal | undefined, lines: readonly UnsoldLine[]): Step {
  if (state.unsoldRemovals >= maxUnsoldRemovals) return unreadable(state);
  const named = lines.map((line) => ({ id: line.id, title: titleOf(line, state) }));
  const wanted = isVisitors(lost) ? lost : undefined;
  const waiting = { ...state, unsoldRemovals: state.unsoldRemovals + 1, next: state.next ?? wanted };
  return planRemoval(waiting, { kind: 'prune', lines: named });
}

/** As the visitor saw it; else what the line still says of itself. */
function titleOf({ variantId, variantTitle }: UnsoldLine, { seen }: CartState): string {
  const title = seen.find((line) => line.variantId === variantId)?.title;
  return title ?? (variantTitle === defaultVariantTitle ? '' : variantTitle);
}

/** The shop does not show the cart, and will not: only a new one helps. */
function unreadable(state: CartState): Step {
  const stuck = {
    ...state,
    call: undefined,
    next: undefined,
    needsReread: false,
    status: 'unreadable' as const,
  };
  return notify(stuck, { kind: 'unreadable' });
}

/** What follows from the answer to a change, or from its loss. */
function afterWrite(before: CartState, { goal }: Call, answer: CartAnswer): Step {
  const failed = answer.outcome === 'failed' || answer.outcome === 'refused';
  // A correction that fails once is not tried again and again.
  const state = goal?.kind === 'correct' && failed ? withoutUnconfirmed(before, goal.variantId) : before;
  switch (answer.outcome) {
    case 'done':
      return done(state, goal, answer.cart, answer.warnings);
    case 'found':
      return continued(withServerCart(state, answer.cart), goal);
    case 'refused':
      return refused({ ...state, call: undefined }, goal, answer.userErrors);
    case 'gone':
      return afterGone(state, goal);
    case 'taken':
      return planRead({
        ...state,
        checkout: answer.checkout,
        status: 'unloaded',
        call: undefined,
        next: goal?.kind === 'add' ? { ...goal, quantity: undefined } : undefined,
      });
    default:
      return state.checkout
        ? planRead({ ...withUnconfirmed(state, goal), status: 'unsure', call: undefined }, goal)
        : notify({ ...state, call: undefined, needsReread: false }, { kind: 'not saved' });
  }
}

/** The change is made. The shop may have made less of it, or changed something else at the same time. */
function done(
  state: CartState,
  goal: Goal | undefined,
  cart: ShopCart,
  warnings: readonly ShopWarning[],
): Step {
  const agreed = withServerCart(state, cart);
  const { notices, toLog } = sortWarnings(warnings, cart);
  const restored = state.status === 'unloaded' && !state.next;
  const warned = variantsWarnedOf(warnings, cart);
  const changed = isVisitors(goal) ? variantOf(goal) : undefined;
  const changes = changesByShop(
    goal ? expectedBy(goal, state) : state.seen,
    agreed.lines,
    (variantId) => !warned.has(variantId) && (restored || variantId === changed),
  );
  const soldOut = cart.lines.filter(({ quantity }) => quantity === 0);
  const step =
    soldOut.length > 0 && goal?.kind !== 'prune'
      ? planRemoval(agreed, { kind: 'prune', lines: soldOut, quiet: true })
      : continued(agreed, goal);
  const logged: CartCommand[] = toLog.length > 0 ? [{ type: 'log', userErrors: [], warnings: toLog }] : [];
  return withNotices(stepTo(step.state, ...logged, ...step.commands), [...notices, ...changes]);
}

/** What the visitor should see now, if the shop has done no more than it was asked. */
function expectedBy(goal: Goal, { lines, seen, status }: CartState): CartState['seen'] {
  return status === 'unloaded' ? seen : seenOf(linesWithGoal(goal, lines));
}

function variantsWarnedOf(warnings: readonly ShopWarning[], { lines }: ShopCart): Set<string> {
  const warned = new Set(warnings.map(({ lineId }) => lineId));
  return new Set(lines.filter(({ id }) => warned.has(id)).map(({ variantId }) => variantId));
}

/** The cart agrees with the server: notifies of what was removed, and makes the change that waited. */
function continued(state: CartState, reached: Goal | undefined): Step {
  const wanted = state.next ? withKnownQuantity(state.next, state) : correction(state);
  const repeating = isVisitors(wanted) ? withNewerQuantity(state, wanted) : state;
  const step = wanted ? planChange({ ...repeating, next: undefined }, wanted) : stepTo(state);
  if (reached?.kind !== 'prune' || reached.quiet) return step;
  const titles = reached.lines.map(({ title }) => title);
  return withNotices(step, [{ kind: 'no longer sold', titles }]);
}

/** What takes back the first quantity above the one that was asked for, if there is one. */
function correction({ lines, unconfirmed }: CartState): Goal | undefined {
  for (const { variantId, quantity } of unconfirmed) {
    const line = lines.find((one) => one.variantId === variantId);
    if (line && line.quantity > quantity) return { kind: 'correct', lineId: line.id, variantId, quantity };
  }
  return undefined;
}

/** The change stops, and the cart is read: a refusal often means that the cart is not what it was. */
function refused(
  state: CartState,
  goal: Goal | undefined,
  userErrors: (CartAnswer & { outcome: 'refused' })['userErrors'],
): Step {
  const step = planRead({ ...state, next: isVisitors(goal) ? undefined : state.next });
  const notified: CartCommand[] = isVisitors(goal) ? [{ type: 'notify', notice: { kind: 'refused' } }] : [];
  return stepTo(step.state, { type: 'log', userErrors, warnings: [] }, ...notified, ...step.commands);
}

/**
 * The cart has expired or was paid for. What was being added goes into a new one; any other change has nothing to apply
 * to.
 */
function afterGone(state: CartState, goal: Goal | undefined): Step {
  const wanted = isVisitors(goal) ? goal : state.next;
  const without = withoutCart(state);
  if (wanted?.kind === 'add') {
    const { state: made, commands } = planChange(without, { ...wanted, quantity: 1 });
    return stepTo(made, { type: 'notify', notice: { kind: 'renewed' } }, ...commands);
  }
  const missed = wanted !== undefined || state.lines.length > 0;
  return missed ? notify(without, { kind: 'gone' }) : stepTo(without);
}
