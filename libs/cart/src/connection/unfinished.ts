import { isVisitors, type CartState, type Unfinished, type Goal } from '../state/cart-state.ts';

/** What the next page has to finish if this one is left now; undefined most of the time. */
export function unfinishedOf({ call, next, unconfirmed }: CartState): Unfinished | undefined {
  const waiting = isVisitors(next) ? next : undefined;
  const goal = call?.kind === 'write' && isVisitors(call.goal) ? call.goal : waiting;
  return goal || unconfirmed.length > 0 ? { goal, unconfirmed } : undefined;
}

/** Reads what was stored; undefined when it cannot be read. */
export function readUnfinished(text: string | null): Unfinished | undefined {
  const { goal, unconfirmed } = (JSON.parse(text ?? 'null') ?? {}) as Partial<Unfinished>;
  if (!Array.isArray(unconfirmed)) return undefined;
  return { goal: isGoal(goal) ? goal : undefined, unconfirmed };
}

function isGoal(goal: Goal | undefined): boolean {
  if (goal?.kind === 'add')
    return typeof goal.draft?.variantId === 'string' && typeof goal.draft.price?.amountMinor === 'number';
  return goal?.kind === 'quantity' && typeof goal.lineId === 'string';
}
