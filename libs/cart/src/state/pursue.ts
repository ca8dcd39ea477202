import type { Call, CartCommand, CartNotice, CartState, Step } from './cart-state.ts';
import { deedFor, type Deed, type Goal } from './goal.ts';

/** Nothing to be done. */
export function stay(state: CartState, ...commands: CartCommand[]): Step {
  return { state, commands };
}

/** Nothing to be done but to say something. */
export function tell(state: CartState, notice: CartNotice): Step {
  return stay(state, { type: 'tell', notice });
}

/** The same, and these are said first. */
export function telling({ state, commands }: Step, notices: readonly CartNotice[]): Step {
  return stay(state, ...notices.map((notice): CartCommand => ({ type: 'tell', notice })), ...commands);
}

/** Reads the cart; `goal` is the change whose answer was lost. */
export function read(state: CartState, goal?: Goal): Step {
  const { checkout } = state;
  if (!checkout) return stay(state);
  const call = nextCall(state, 'read', goal);
  return {
    state: { ...state, call, calls: call.number, rereads: false },
    commands: [{ type: 'read', call: call.number, id: checkout.id }],
  };
}

/** Makes the one call that leads from the shop's truth to the goal, if any is needed. */
export function pursue(state: CartState, wanted: Goal): Step {
  const goal = inNumbers(wanted, state);
  const deed = deedFor(goal, state.lines);
  if (deed.kind === 'nothing') return stay(state);
  if (deed.kind === 'one event only') return tell(state, { kind: 'one event only' });
  const call = nextCall(state, 'write', goal);
  return {
    state: { ...state, call, calls: call.number },
    commands: commandsFor(deed, call.number, state.checkout?.id),
  };
}

/** Takes lines out of the shop's cart that may not be among those that are known here. */
export function prune(state: CartState, goal: Extract<Goal, { kind: 'prune' }>): Step {
  const call = nextCall(state, 'write', goal);
  const lineIds = goal.lines.map(({ id }) => id);
  return {
    state: { ...state, call, calls: call.number },
    commands: commandsFor({ kind: 'take', lineIds }, call.number, state.checkout?.id),
  };
}

/** One more than there is becomes a number as soon as it is known how many there are. */
function inNumbers(goal: Goal, { lines }: CartState): Goal {
  if (goal.kind !== 'add' || goal.quantity !== undefined) return goal;
  const line = lines.find(({ variantId }) => variantId === goal.draft.variantId);
  return { ...goal, quantity: (line?.quantity ?? 0) + 1 };
}

function commandsFor(
  deed: Exclude<Deed, { kind: 'nothing' | 'one event only' }>,
  call: number,
  id: string | undefined,
): CartCommand[] {
  if (deed.kind === 'put') {
    const lines = [{ variantId: deed.variantId, quantity: 1 }];
    return id === undefined
      ? [{ type: 'open drawer' }, { type: 'create', call, lines }]
      : [{ type: 'put', call, id, lines }];
  }
  if (id === undefined) return [];
  if (deed.kind === 'take') return [{ type: 'take', call, id, lineIds: deed.lineIds }];
  return [{ type: 'set', call, id, lines: [{ id: deed.lineId, quantity: deed.quantity }] }];
}

function nextCall({ calls }: CartState, kind: Call['kind'], goal: Goal | undefined): Call {
  return { number: calls + 1, kind, goal };
}
