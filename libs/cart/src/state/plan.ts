import {
  type CartDraft,
  type CartLine,
  isAlreadyBooked,
  isQuantityAllowed,
  stepQuantity,
} from '@guildhall/shop-client';
import { getLineName } from '../lines/get-line-name.ts';
import { withQuantity } from '../lines/with-quantity.ts';
import { notify, createStep, type CartCommand, type CartNotice, type Step } from './cart-events.ts';
import { isVisitorGoal, type Call, type CartState, type Goal, type VisitorGoal } from './cart-state.ts';

type Action =
  | { kind: 'none' }
  | { kind: 'one event only' }
  | { kind: 'add'; variantId: string; quantity: number }
  | { kind: 'update'; lineId: string; quantity: number }
  | { kind: 'remove'; lineIds: string[] };

/** Plans the call from the shop's cart to the goal, if one is needed. */
export function planChange(state: CartState, wanted: Goal): Step {
  const goal = withKnownQuantity(wanted, state);
  const action = computeAction(goal, state.lines);
  if (action.kind === 'none') return createStep(state);
  if (action.kind === 'one event only') return notify(state, { kind: 'one event only' });
  // Only now the quantity of an addition may be known.
  const refusal = goal.kind === 'add' && findImpossibleQuantity(goal, state.lines);
  if (refusal) return notify(state, refusal);
  return planCall(state, goal, action);
}

/** Plans a change that the visitor makes on this page: the first product opens the drawer. */
export function planVisitorChange(state: CartState, wanted: Goal): Step {
  const step = planChange(state, wanted);
  const isFirst = step.commands.some(({ type }) => type === 'create');
  return isFirst ? createStep(step.state, { type: 'open drawer' }, ...step.commands) : step;
}

/** Plans to remove lines that may not be among the known ones. */
export function planRemoval(state: CartState, goal: Extract<Goal, { kind: 'prune' }>): Step {
  return planCall(state, goal, { kind: 'remove', lineIds: goal.lines.map(({ id }) => id) });
}

/** Plans to read the cart; `goal` is the change whose response was lost. */
export function planRead(state: CartState, goal?: Goal): Step {
  const { checkout } = state;
  if (!checkout) return createStep(state);
  const call = createCall(state, 'read', goal);
  return {
    state: { ...state, call, calls: call.number, needsReread: false },
    commands: [{ type: 'read', call: call.number, id: checkout.id }],
  };
}

export function isReached(goal: Goal, lines: readonly CartLine[]): boolean {
  return computeAction(goal, lines).kind === 'none';
}

/** Returns the name of what a visitor's change is about; empty if it is not known. */
export function getGoalName(goal: Goal | undefined, { lines, seen }: CartState): string {
  if (!isVisitorGoal(goal)) return '';
  if (goal.kind === 'add') return getLineName(goal.draft);
  const isIt = ({ variantId }: { variantId: string }) => variantId === goal.variantId;
  const line = lines.find(isIt);
  return line ? getLineName(line) : (seen.find(isIt)?.title ?? '');
}

/** Computes the lines on the screen: the shop's, with changes in progress already applied. */
export function computeShownLines({ lines, call, next }: CartState): readonly CartLine[] {
  const changed = call?.goal ? applyGoal(call.goal, lines) : lines;
  return next ? applyGoal(next, changed) : changed;
}

export function applyGoal(goal: Goal, lines: readonly CartLine[]): readonly CartLine[] {
  const action = computeAction(goal, lines);
  if (action.kind === 'remove') return lines.filter(({ id }) => !action.lineIds.includes(id));
  if (action.kind === 'update')
    return lines.map((line) => (line.id === action.lineId ? withQuantity(line, action.quantity) : line));
  if (action.kind === 'add' && goal.kind === 'add')
    return [toDraftLine(goal.draft, action.quantity), ...lines];
  return lines;
}

/** Computes the step from the lines to the goal. A removed line is never restored. */
function computeAction(goal: Goal, lines: readonly CartLine[]): Action {
  if (goal.kind === 'prune') {
    const lineIds = goal.lines.map(({ id }) => id).filter((id) => lines.some((line) => line.id === id));
    return lineIds.length > 0 ? { kind: 'remove', lineIds } : { kind: 'none' };
  }
  if (goal.kind === 'add') return computeAddAction(goal.draft, goal.quantity, lines);
  const line = lines.find(({ id }) => id === goal.lineId);
  if (!line || line.quantity === goal.quantity) return { kind: 'none' };
  if (goal.quantity === 0) return { kind: 'remove', lineIds: [line.id] };
  return line.isEvent && goal.kind === 'quantity'
    ? { kind: 'one event only' }
    : { kind: 'update', lineId: line.id, quantity: goal.quantity };
}

function computeAddAction(
  draft: CartDraft,
  quantity: number | undefined,
  lines: readonly CartLine[],
): Action {
  const line = lines.find(({ variantId }) => variantId === draft.variantId);
  if (line && quantity !== undefined && line.quantity >= quantity) return { kind: 'none' };
  if (isAlreadyBooked(draft, lines)) return { kind: 'one event only' };
  const wanted = quantity ?? computeNextQuantity(draft, lines);
  return line
    ? { kind: 'update', lineId: line.id, quantity: wanted }
    : { kind: 'add', variantId: draft.variantId, quantity: wanted };
}

/** Resolves “one more” to an absolute quantity. */
export function withKnownQuantity(goal: Goal, { lines }: CartState): Goal {
  if (goal.kind !== 'add' || goal.quantity !== undefined) return goal;
  return { ...goal, quantity: computeNextQuantity(goal.draft, lines) };
}

/** Computes the quantity after an addition: one more, or as many more as the shop's rule for the variant says. */
export function computeNextQuantity(
  { variantId, quantityRule }: CartDraft,
  known: readonly { variantId: string; quantity: number }[],
): number {
  const line = known.find((one) => one.variantId === variantId);
  return stepQuantity(line?.quantity ?? 0, 1, quantityRule);
}

/** Returns why a quantity cannot be ordered, if so. */
export function findImpossibleQuantity(
  goal: VisitorGoal,
  lines: readonly CartLine[],
): CartNotice | undefined {
  const { quantity } = goal;
  const one = goal.kind === 'add' ? goal.draft : lines.find(({ id }) => id === goal.lineId);
  if (!one || quantity === undefined || isQuantityAllowed(quantity, one.quantityRule)) return undefined;
  return { kind: 'impossible quantity', title: getLineName(one), rule: one.quantityRule };
}

function toDraftLine(draft: CartDraft, quantity: number): CartLine {
  const { variantId, price } = draft;
  const one = { ...draft, id: `draft ${variantId}`, total: price, discounts: [], availableForSale: true };
  return withQuantity({ ...one, quantity }, quantity);
}

type ChangingAction = Exclude<Action, { kind: 'none' | 'one event only' }>;

function planCall(state: CartState, goal: Goal, action: ChangingAction): Step {
  const call = createCall(state, 'write', goal);
  return {
    state: { ...state, call, calls: call.number },
    commands: createCommands(action, call.number, state.checkout?.id),
  };
}

function createCommands(action: ChangingAction, call: number, id: string | undefined): CartCommand[] {
  if (action.kind === 'add') {
    const lines = [{ variantId: action.variantId, quantity: action.quantity }];
    return id === undefined ? [{ type: 'create', call, lines }] : [{ type: 'add lines', call, id, lines }];
  }
  if (id === undefined) return [];
  if (action.kind === 'remove') return [{ type: 'remove lines', call, id, lineIds: action.lineIds }];
  return [{ type: 'update lines', call, id, lines: [{ id: action.lineId, quantity: action.quantity }] }];
}

function createCall({ calls }: CartState, kind: Call['kind'], goal: Goal | undefined): Call {
  return { number: calls + 1, kind, goal };
}
