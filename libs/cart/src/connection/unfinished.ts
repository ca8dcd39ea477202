import { isVisitorGoal, type CartState, type Unfinished, type Goal } from '../state/cart-state.ts';

/** Returns the change that the next page has to complete if this one is left now. */
export function getUnfinished({ call, next, unconfirmed }: CartState): Unfinished | undefined {
  const pending = isVisitorGoal(next) ? next : undefined;
  const goal = call?.kind === 'write' && isVisitorGoal(call.goal) ? call.goal : pending;
  return goal || unconfirmed.length > 0 ? { goal, unconfirmed } : undefined;
}

/** After this time the shop no longer makes a lost change: what the cart has was added by somebody else, ms. */
const unconfirmedMs = 60_000;

/** Serialises what is stored for the next page. */
export function serialiseUnfinished(unfinished: Unfinished, now: number): string {
  return JSON.stringify({ ...unfinished, savedAt: now });
}

/** Reads what was stored; undefined when it cannot be read. */
export function parseUnfinished(text: string | null, now: number): Unfinished | undefined {
  const { goal, unconfirmed, savedAt } = (JSON.parse(text ?? 'null') ?? {}) as Partial<
    Unfinished & { savedAt: number }
  >;
  if (!Array.isArray(unconfirmed)) return undefined;
  const isRecent = now - (savedAt ?? 0) < unconfirmedMs;
  return { goal: isGoal(goal) ? goal : undefined, unconfirmed: isRecent ? unconfirmed : [] };
}

function isGoal(goal: Goal | undefined): boolean {
  if (goal?.kind === 'add')
    return typeof goal.draft?.variantId === 'string' && typeof goal.draft.price?.amountMinor === 'number';
  return goal?.kind === 'quantity' && typeof goal.lineId === 'string';
}
