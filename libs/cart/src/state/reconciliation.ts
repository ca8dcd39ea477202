import {
  type CartLine,
  defaultVariantTitle,
  type ShopCart,
  type ShopWarning,
  type UnsoldLine,
} from '@guildhall/shop-client';
import { getLineName } from '../lines/get-line-name.ts';
import { toSeenLines } from '../lines/seen-lines.ts';
import { notify, createStep, withNotices } from './cart-events.ts';
import type { CartResponse, CartCommand, CartEvent, CartNotice, Step } from './cart-events.ts';
import {
  isUnconfirmed,
  isVisitorGoal,
  getVariantId,
  withNewerQuantity,
  withoutConfirmed,
  withoutUnconfirmed,
  withUnconfirmed,
} from './cart-state.ts';
import type { Call, CartState, Goal } from './cart-state.ts';
import {
  isReached,
  applyGoal,
  getGoalName,
  planChange,
  planRead,
  planRemoval,
  planVisitorChange,
  withKnownQuantity,
} from './plan.ts';
import { findShopChanges, sortWarnings, withoutCart, withServerCart } from './server-cart.ts';

/** Attempts to make a cart readable by removing lines. */
const maxUnsoldRemovals = 3;

/** Applies the response to the current call. */
export function handleResponse(state: CartState, { call, response }: CartEvent & { type: 'response' }): Step {
  const open = state.call;
  if (open?.number !== call) return createStep(state);
  const step =
    open.kind === 'read' ? onReadResponse(state, open, response) : onWriteResponse(state, open, response);
  if (step.state.call || !step.state.needsReread || !step.state.checkout) return step;
  const again = planRead(step.state);
  return { state: again.state, commands: [...step.commands, ...again.commands] };
}

function onReadResponse(state: CartState, { goal }: Call, response: CartResponse): Step {
  switch (response.outcome) {
    case 'missing':
      // A lost addition may have been paid for with the earlier cart: it is not retried automatically.
      return isVisitorGoal(goal)
        ? notify(withoutCart(state), { kind: 'gone' })
        : onCartGone(state, undefined);
    case 'unsold':
      return removeUnsold(state, goal, response.lines);
    case 'unreadable':
      return stopWith(state, 'unreadable', { kind: 'unreadable' });
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
  // After that, another tab or the previous page's last change may have lowered a quantity.
  const changes = findShopChanges(state.seen, fresh.lines, () => isRestored && !state.next);
  const notified = withNotices(step, changes);
  return isReachedByRead || !isVisitorGoal(goal)
    ? notified
    : withNotices(notified, [{ kind: 'not saved', title: getGoalName(goal, state) }]);
}

/**
 * Removes unavailable lines from the shop's cart when it is restored: once, so that a refusal does not repeat. The shop
 * keeps sold-out lines with a quantity of 0.
 */
function removeUnavailable(state: CartState, restored: readonly CartLine[]): Step | undefined {
  const lines = restored.filter(({ availableForSale, quantity }) => !availableForSale || quantity === 0);
  if (state.hasPruned || lines.length === 0) return undefined;
  return planRemoval({ ...state, hasPruned: true }, { kind: 'prune', lines: lines.map(toNamed) });
}

function onReadFailed(state: CartState, goal: Goal | undefined): Step {
  const { next, status } = state;
  const wanted = isVisitorGoal(goal) ? goal : next;
  const unsure = status === 'unloaded' ? status : 'unsure';
  if (!isVisitorGoal(wanted)) return stopWith(state, unsure, { kind: 'unreachable' });
  // A change that was sent may have been made. One that only waited for the cart was not.
  const kind = isUnconfirmed(state, wanted) ? 'unconfirmed' : 'not saved';
  return stopWith(state, unsure, { kind, title: getGoalName(wanted, state) });
}

function stopWith(state: CartState, status: CartState['status'], notice: CartNotice): Step {
  return notify({ ...state, call: undefined, next: undefined, needsReread: false, status }, notice);
}

/** Removes the unsold lines that keep the shop from showing the cart. The change in between is resolved after that. */
function removeUnsold(state: CartState, lost: Goal | undefined, lines: readonly UnsoldLine[]): Step {
  if (state.unsoldRemovals >= maxUnsoldRemovals) return stopWith(state, 'unreadable', { kind: 'unreadable' });
  const named = lines.map((line) => ({ id: line.id, title: findTitle(line, state) }));
  const wanted = isVisitorGoal(lost) ? lost : undefined;
  const waiting = { ...state, unsoldRemovals: state.unsoldRemovals + 1, next: state.next ?? wanted };
  return planRemoval(waiting, { kind: 'prune', lines: named });
}

const toNamed = (line: CartLine) => ({ id: line.id, title: getLineName(line) });

/** The title that the visitor saw, otherwise the variant's own. */
function findTitle({ variantId, variantTitle }: UnsoldLine, { seen }: CartState): string {
  const title = seen.find((line) => line.variantId === variantId)?.title;
  return title ?? (variantTitle === defaultVariantTitle ? '' : variantTitle);
}

function onWriteResponse(before: CartState, { goal }: Call, response: CartResponse): Step {
  const hasFailed = response.outcome === 'failed' || response.outcome === 'refused';
  // A correction is not retried: it could fail again and again.
  const state = goal?.kind === 'correct' && hasFailed ? withoutUnconfirmed(before, goal.variantId) : before;
  switch (response.outcome) {
    case 'done':
      return onCartChanged(state, goal, response.cart, response.warnings);
    case 'found':
      return applyPending(withServerCart(state, response.cart), goal);
    case 'refused':
      return onRefused({ ...state, call: undefined }, goal, response.userErrors);
    case 'missing':
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
        : notify(
            { ...state, call: undefined, needsReread: false },
            { kind: 'not saved', title: getGoalName(goal, state) },
          );
  }
}

/** Applies a change that was made. The shop may have done less, or changed something else too. */
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
      ? planRemoval(agreed, { kind: 'prune', lines: soldOut.map(toNamed), quiet: true })
      : applyPending(agreed, goal);
  const logged: CartCommand[] = toLog.length > 0 ? [{ type: 'log', userErrors: [], warnings: toLog }] : [];
  return withNotices(createStep(step.state, ...logged, ...step.commands), [...notices, ...changes]);
}

/** Computes the lines as they should be if the shop has made this change and no other. */
function computeExpected(goal: Goal, { lines, seen, status }: CartState): CartState['seen'] {
  return status === 'unloaded' ? seen : toSeenLines(applyGoal(goal, lines));
}

function getWarnedVariants(warnings: readonly ShopWarning[], { lines }: ShopCart): Set<string> {
  const warned = new Set(warnings.map(({ lineId }) => lineId));
  return new Set(lines.filter(({ id }) => warned.has(id)).map(({ variantId }) => variantId));
}

/** Reports what was removed, and makes the pending change. */
function applyPending(state: CartState, reached: Goal | undefined): Step {
  const wanted = state.next ? withKnownQuantity(state.next, state) : findCorrection(state);
  const repeating = isVisitorGoal(wanted) ? withNewerQuantity(state, wanted) : state;
  const step = wanted ? planChange({ ...repeating, next: undefined }, wanted) : createStep(state);
  if (reached?.kind !== 'prune' || reached.quiet) return step;
  const titles = reached.lines.map(({ title }) => title);
  return withNotices(step, [{ kind: 'no longer sold', titles }]);
}

/** Finds a quantity above the one that was requested, and the goal that lowers it. */
function findCorrection({ lines, unconfirmed }: CartState): Goal | undefined {
  for (const { variantId, quantity } of unconfirmed) {
    const line = lines.find((one) => one.variantId === variantId);
    if (line && line.quantity > quantity) return { kind: 'correct', lineId: line.id, variantId, quantity };
  }
  return undefined;
}

/** The vendor's codes for a quantity that its rule forbids. */
const quantityCodes = new Set(['INVALID_INCREMENT', 'MAXIMUM_EXCEEDED', 'MINIMUM_NOT_MET']);

/** Reads the cart again: a refusal often means that it has changed. */
function onRefused(
  state: CartState,
  goal: Goal | undefined,
  userErrors: (CartResponse & { outcome: 'refused' })['userErrors'],
): Step {
  const step = planRead({ ...state, next: isVisitorGoal(goal) ? undefined : state.next });
  const kind = userErrors.some(({ code }) => quantityCodes.has(code)) ? 'quantity refused' : 'refused';
  const notified: CartCommand[] = isVisitorGoal(goal)
    ? [{ type: 'notify', notice: { kind, title: getGoalName(goal, state) } }]
    : [];
  return createStep(step.state, { type: 'log', userErrors, warnings: [] }, ...notified, ...step.commands);
}

/** Moves a pending addition to a new cart. Other changes have nothing left to apply to. */
function onCartGone(state: CartState, goal: Goal | undefined): Step {
  const wanted = isVisitorGoal(goal) ? goal : state.next;
  const without = withoutCart(state);
  if (wanted?.kind === 'add') {
    const { state: made, commands } = planVisitorChange(without, { ...wanted, quantity: undefined });
    return createStep(made, { type: 'notify', notice: { kind: 'renewed' } }, ...commands);
  }
  const isMissed = wanted !== undefined || state.lines.length > 0;
  return isMissed ? notify(without, { kind: 'gone' }) : createStep(without);
}
