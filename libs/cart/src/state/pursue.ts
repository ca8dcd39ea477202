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
export function pursue(state: CartState, goal: Goal): Step {
  const deed = deedFor(goal, state.lines);
  if (deed.kind === 'nothing') return stay(state);
  if (deed.kind === 'one event only') return tell(state, { kind: 'one event only' });
  const call = nextCall(state, 'write', goal);
  return {
    state: { ...state, call, calls: call.number },
    commands: commandsFor(deed, call.number, state.checkout?.id),
  };
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
