import type { CartState, Unfinished } from '../state/cart-state.ts';
import { isVisitors, type Goal } from '../state/goal.ts';

/** What the next page would have to finish, were this one left now; nothing most of the time. */
export function unfinishedOf({ call, next, lost }: CartState): Unfinished | undefined {
  const waiting = isVisitors(next) ? next : undefined;
  const goal = call?.kind === 'write' && isVisitors(call.goal) ? call.goal : waiting;
  return goal || lost.length > 0 ? { goal, lost } : undefined;
}

/** What was kept as text; nothing when it is not that. What the shop may still do of it is held to what was wanted. */
export function readUnfinished(text: string | null): Unfinished | undefined {
  const { goal, lost } = (JSON.parse(text ?? 'null') ?? {}) as Partial<Unfinished>;
  if (!Array.isArray(lost)) return undefined;
  return { goal: isGoal(goal) ? goal : undefined, lost };
}

function isGoal(goal: Goal | undefined): boolean {
  if (goal?.kind === 'add')
    return typeof goal.draft?.variantId === 'string' && typeof goal.draft.price?.amountMinor === 'number';
  return goal?.kind === 'quantity' && typeof goal.lineId === 'string';
}
