import { inQuantity, isBooked, isEvent, type CartDraft, type CartLine } from '../lines/cart-line.ts';

/**
 * What a change is to lead to. Quantities are absolute, reckoned from what the visitor saw: when an answer was lost
 * and the change was made after all, asking again changes nothing more.
 */
export type Goal =
  /** `quantity` is not known where the cart was not yet read: then it is one more than there is. */
  | { kind: 'add'; draft: CartDraft; quantity: number | undefined }
  | { kind: 'quantity'; lineId: string; variantId: string; quantity: number }
  /** Takes lines out that are no longer sold; `quiet` where they have been spoken of. */
  | { kind: 'prune'; lines: readonly { id: string; title: string }[]; quiet?: boolean }
  /** Undoes what the shop did with a change that was given up: never raises anything. */
  | { kind: 'settle'; lineId: string; variantId: string; quantity: number };

/** Whether a visitor waits for it: taking out what is no longer sold is the cart's own doing. */
export function isVisitors(goal: Goal | undefined): goal is Extract<Goal, { kind: 'add' | 'quantity' }> {
  return goal?.kind === 'add' || goal?.kind === 'quantity';
}

/** What is left to do for a goal, seen from the shop's truth. */
export type Deed =
  | { kind: 'nothing' }
  | { kind: 'one event only' }
  | { kind: 'put'; variantId: string }
  | { kind: 'set'; lineId: string; quantity: number }
  | { kind: 'take'; lineIds: string[] };

/** What has to be done so that the lines reach the goal. A line that has gone is never brought back. */
export function deedFor(goal: Goal, lines: readonly CartLine[]): Deed {
  if (goal.kind === 'prune') {
    const lineIds = goal.lines.map(({ id }) => id).filter((id) => lines.some((line) => line.id === id));
    return lineIds.length > 0 ? { kind: 'take', lineIds } : { kind: 'nothing' };
  }
  if (goal.kind === 'add') return deedForAdding(goal.draft, goal.quantity, lines);
  const line = lines.find(({ id }) => id === goal.lineId);
  if (!line || line.quantity === goal.quantity) return { kind: 'nothing' };
  if (goal.quantity === 0) return { kind: 'take', lineIds: [line.id] };
  return isEvent(line) && goal.kind === 'quantity'
    ? { kind: 'one event only' }
    : { kind: 'set', lineId: line.id, quantity: goal.quantity };
}

function deedForAdding(draft: CartDraft, quantity: number | undefined, lines: readonly CartLine[]): Deed {
  const line = lines.find(({ variantId }) => variantId === draft.variantId);
  if (line && quantity !== undefined && line.quantity >= quantity) return { kind: 'nothing' };
  if (isBooked(draft, lines)) return { kind: 'one event only' };
  if (!line) return { kind: 'put', variantId: draft.variantId };
  return { kind: 'set', lineId: line.id, quantity: quantity ?? line.quantity + 1 };
}

/** The lines as they will be when the goal is reached: what the screen shows meanwhile. */
export function linesWithGoal(goal: Goal, lines: readonly CartLine[]): readonly CartLine[] {
  const deed = deedFor(goal, lines);
  if (deed.kind === 'take') return lines.filter(({ id }) => !deed.lineIds.includes(id));
  if (deed.kind === 'set')
    return lines.map((line) => (line.id === deed.lineId ? inQuantity(line, deed.quantity) : line));
  if (deed.kind === 'put' && goal.kind === 'add') return [draftLine(goal.draft), ...lines];
  return lines;
}

function draftLine(draft: CartDraft): CartLine {
  const { variantId, price } = draft;
  return {
    ...draft,
    id: `draft ${variantId}`,
    quantity: 1,
    total: price,
    discounts: [],
    availableForSale: true,
  };
}
