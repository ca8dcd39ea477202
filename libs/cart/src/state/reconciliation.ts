import {
  type CartLine,
  defaultVariantTitle,
  type ShopCart,
  type ShopWarning,
  type UnsoldLine,
} from '@guildhall/shop-client';
import { toSeenLines } from '../lines/seen-lines.ts';
import { notify, createStep, withNotices } from './cart-events.ts';
import type { CartResponse, CartCommand, CartEvent, Step } from './cart-events.ts';
import {
  isVisitorGoal,
  getVariantId,
  withNewerQuantity,
  withoutConfirmed,
  withoutUnconfirmed,
  withUnconfirmed,
} from './cart-state.ts';
import type { Call, CartState, Goal } from './cart-state.ts';
import { isReached, applyGoal, planChange, planRead, planRemoval, withKnownQuantity } from './plan.ts';
import { findShopChanges, sortWarnings, withoutCart, withServerCart } from './server-cart.ts';

/** How often lines are taken out of a cart that does not become readable by it. */
const maxUnsoldRemovals = 3;

/** Makes the state agree with the server: what follows from the answer to the call under way. */
export function handleResponse(state: CartState, { call, response }: CartEvent & { type: 'response' }): Step {
  const open = state.call;
  if (open?.number !== call) return createStep(state);
  const step =
    open.kind === 'read' ? onReadResponse(state, open, response) : onWriteResponse(state, open, response);
  if (step.state.call || !step.state.needsReread || !step.state.checkout) return step;
  const again = planRead(step.state);
  return { state: again.state, commands: [...step.commands, ...again.commands] };
}

/** A read returns the server's cart, which also shows whether a change without an answer was made. */
function onReadResponse(state: CartState, { goal }: Call, response: CartResponse): Step {
  switch (response.outcome) {
    case 'gone':
      // A lost addition may have been paid for with the earlier cart: it is not repeated by itself.
      return isVisitorGoal(goal)
        ? notify(withoutCart(state), { kind: 'gone' })
        : onCartGone(state, undefined);
    case 'unsold':
      return removeUnsold(state, goal, response.lines);
    case 'unreadable':
      return onUnreadable(state);
    case 'found':
    case 'done':
      return onCartRead(state, goal, response.cart);
    default:
      return onReadFailed(state, goal);
  }
}

function onCartRead(state: CartState, goal: Goal | undefined, cart: ShopCart): Step {
  const fresh = withoutConfirmed(withServerCart(state, cart));
  const isReachedByRead = !goal || isReached(goal, fresh.lines);
  const isRestored = state.status === 'unloaded';
  const step =
    removeUnavailable(fresh, isRestored ? cart.lines : []) ??
    applyPending(fresh, isReachedByRead ? goal : undefined);
  // Later, other tabs may have lowered a quantity; and so may a change that was under way when the last page was left.
  const changes = findShopChanges(state.seen, fresh.lines, () => isRestored && !state.next);
  const notified = withNotices(step, changes);
  return isReachedByRead || !isVisitorGoal(goal) ? notified : withNotices(notified, [{ kind: 'not saved' }]);
}

/**
 * On restore, what is no longer available is taken out of the shop's cart too: once, so that a refusal does not repeat.
 * The shop leaves sold-out lines in the cart with a quantity of 0.
 */
function removeUnavailable(state: CartState, restored: readonly CartLine[]): Step | undefined {
  const lines = restored.filter(({ availableForSale, quantity }) => !availableForSale || quantity === 0);
  if (state.hasPruned || lines.length === 0) return undefined;
  return planRemoval({ ...state, hasPruned: true }, { kind: 'prune', lines });
}

function onReadFailed(state: CartState, goal: Goal | undefined): Step {
  const { next, status } = state;
  const unsure = {
    ...state,
    call: undefined,
    next: undefined,
    needsReread: false,
    status: status === 'unloaded' ? status : ('unsure' as const),
  };
  return notify(unsure, { kind: isVisitorGoal(goal) || next ? 'not saved' : 'unreachable' });
}

/**
 * Something in the cart is no longer sold, so the shop cannot show the cart: it is taken out, and the change whose
 * answer could not be read is settled after it.
 */
function removeUnsold(state: CartState, lost: Goal | undefined, lines: readonly UnsoldLine[]): Step {
  if (state.unsoldRemovals >= maxUnsoldRemovals) return onUnreadable(state);
  const named = lines.map((line) => ({ id: line.id, title: findTitle(line, state) }));
  const wanted = isVisitorGoal(lost) ? lost : undefined;
  const waiting = { ...state, unsoldRemovals: state.unsoldRemovals + 1, next: state.next ?? wanted };
  return planRemoval(waiting, { kind: 'prune', lines: named });
}

/** As the visitor saw it; else what the line still says of itself. */
function findTitle({ variantId, variantTitle }: UnsoldLine, { seen }: CartState): string {
  const title = seen.find((line) => line.variantId === variantId)?.title;
  return title ?? (variantTitle === defaultVariantTitle ? '' : variantTitle);
}

/** The shop does not show the cart, and will not: only a new one helps. */
function onUnreadable(state: CartState): Step {
  const unreadableState = {
    ...state,
    call: undefined,
    next: undefined,
    needsReread: false,
    status: 'unreadable' as const,
  };
  return notify(unreadableState, { kind: 'unreadable' });
}

/** What follows from the answer to a change, or from its loss. */
function onWriteResponse(before: CartState, { goal }: Call, response: CartResponse): Step {
  const hasFailed = response.outcome === 'failed' || response.outcome === 'refused';
  // A correction that fails once is not tried again and again.
  const state = goal?.kind === 'correct' && hasFailed ? withoutUnconfirmed(before, goal.variantId) : before;
  switch (response.outcome) {
    case 'done':
      return onCartChanged(state, goal, response.cart, response.warnings);
    case 'found':
      return applyPending(withServerCart(state, response.cart), goal);
    case 'refused':
      return onRefused({ ...state, call: undefined }, goal, response.userErrors);
    case 'gone':
      return onCartGone(state, goal);
    case 'taken':
      return planRead({
        ...state,
        checkout: response.checkout,
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
function onCartChanged(
  state: CartState,
  goal: Goal | undefined,
  cart: ShopCart,
  warnings: readonly ShopWarning[],
): Step {
  const agreed = withServerCart(state, cart);
  const { notices, toLog } = sortWarnings(warnings, cart);
  const isRestored = state.status === 'unloaded' && !state.next;
  const warned = getWarnedVariants(warnings, cart);
  const changed = isVisitorGoal(goal) ? getVariantId(goal) : undefined;
  const changes = findShopChanges(
    goal ? computeExpected(goal, state) : state.seen,
    agreed.lines,
    (variantId) => !warned.has(variantId) && (isRestored || variantId === changed),
  );
  const soldOut = cart.lines.filter(({ quantity }) => quantity === 0);
  const step =
    soldOut.length > 0 && goal?.kind !== 'prune'
      ? planRemoval(agreed, { kind: 'prune', lines: soldOut, quiet: true })
      : applyPending(agreed, goal);
  const logged: CartCommand[] = toLog.length > 0 ? [{ type: 'log', userErrors: [], warnings: toLog }] : [];
  return withNotices(createStep(step.state, ...logged, ...step.commands), [...notices, ...changes]);
}

/** What the visitor should see now, if the shop has done no more than it was asked. */
function computeExpected(goal: Goal, { lines, seen, status }: CartState): CartState['seen'] {
  return status === 'unloaded' ? seen : toSeenLines(applyGoal(goal, lines));
}

function getWarnedVariants(warnings: readonly ShopWarning[], { lines }: ShopCart): Set<string> {
  const warned = new Set(warnings.map(({ lineId }) => lineId));
  return new Set(lines.filter(({ id }) => warned.has(id)).map(({ variantId }) => variantId));
}

/** The cart agrees with the server: notifies of what was removed, and makes the change that waited. */
function applyPending(state: CartState, reached: Goal | undefined): Step {
  const wanted = state.next ? withKnownQuantity(state.next, state) : findCorrection(state);
  const repeating = isVisitorGoal(wanted) ? withNewerQuantity(state, wanted) : state;
  const step = wanted ? planChange({ ...repeating, next: undefined }, wanted) : createStep(state);
  if (reached?.kind !== 'prune' || reached.quiet) return step;
  const titles = reached.lines.map(({ title }) => title);
  return withNotices(step, [{ kind: 'no longer sold', titles }]);
}

/** What takes back the first quantity above the one that was asked for, if there is one. */
function findCorrection({ lines, unconfirmed }: CartState): Goal | undefined {
  for (const { variantId, quantity } of unconfirmed) {
    const line = lines.find((one) => one.variantId === variantId);
    if (line && line.quantity > quantity) return { kind: 'correct', lineId: line.id, variantId, quantity };
  }
  return undefined;
}

/** The change stops, and the cart is read: a refusal often means that the cart is not what it was. */
function onRefused(
  state: CartState,
  goal: Goal | undefined,
  userErrors: (CartResponse & { outcome: 'refused' })['userErrors'],
): Step {
  const step = planRead({ ...state, next: isVisitorGoal(goal) ? undefined : state.next });
  const notified: CartCommand[] = isVisitorGoal(goal)
    ? [{ type: 'notify', notice: { kind: 'refused' } }]
    : [];
  return createStep(step.state, { type: 'log', userErrors, warnings: [] }, ...notified, ...step.commands);
}

/**
 * The cart has expired or was paid for. What was being added goes into a new one; any other change has nothing to apply
 * to.
 */
function onCartGone(state: CartState, goal: Goal | undefined): Step {
  const wanted = isVisitorGoal(goal) ? goal : state.next;
  const without = withoutCart(state);
  if (wanted?.kind === 'add') {
    const { state: made, commands } = planChange(without, { ...wanted, quantity: 1 });
    return createStep(made, { type: 'notify', notice: { kind: 'renewed' } }, ...commands);
  }
  const isMissed = wanted !== undefined || state.lines.length > 0;
  return isMissed ? notify(without, { kind: 'gone' }) : createStep(without);
}
