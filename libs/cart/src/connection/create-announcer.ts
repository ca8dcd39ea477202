import type { Store } from 'jotai';
import { cartAnnouncementAtom, type CartAnnouncement } from '../atoms/cart-atoms.ts';
import { cartOpenAtom } from '../atoms/drawer-atoms.ts';
import type { CartCommand } from '../state/cart-events.ts';
import { getVariantId, isVisitorGoal, type CartState, type VisitorGoal } from '../state/cart-state.ts';
import { getGoalName } from '../state/plan.ts';

/** Time after which a change in progress is announced, ms. */
const slowMs = 700;

/**
 * Announces the visitor's changes: that one is in progress if the shop takes longer, then once what the shop has made of
 * it. Says nothing about a cart that is read, nor about what a notice says already.
 */
export function createAnnouncer(store: Store) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function announce(
    goal: VisitorGoal,
    state: CartState,
    parts: Pick<CartAnnouncement, 'about' | 'name' | 'subtotal'>,
  ): void {
    const variantId = getVariantId(goal);
    const quantity = state.lines.find((line) => line.variantId === variantId)?.quantity ?? 0;
    const inDrawer = store.get(cartOpenAtom);
    store.set(cartAnnouncementAtom, { ...parts, change: goal.kind, variantId, quantity, inDrawer });
  }

  return {
    follow(before: CartState, state: CartState, commands: readonly CartCommand[]): void {
      const [was, is] = [findVisitorGoal(before), findVisitorGoal(state)];
      if ((was === undefined) === (is === undefined)) return;
      clearTimeout(timer);
      store.set(cartAnnouncementAtom, undefined);
      if (is) {
        const name = getGoalName(is, state);
        timer = setTimeout(() => announce(is, state, { about: 'in progress', name }), slowMs);
      } else if (was) {
        const isToldByNotice = commands.some(({ type }) => type === 'notify');
        const subtotal = findSubtotal(state);
        // Without a cart it became an order.
        if (!state.checkout || (isToldByNotice && !hasNewSubtotal(before, state))) return;
        announce(was, state, {
          about: isToldByNotice ? 'only subtotal' : 'done',
          name: getGoalName(was, before),
          ...(subtotal && { subtotal }),
        });
      }
    },
    stop: () => clearTimeout(timer),
  };
}

function findVisitorGoal({ call, next }: CartState): VisitorGoal | undefined {
  return [call?.goal, next].find(isVisitorGoal);
}

function findSubtotal({ lines, costs }: CartState): CartAnnouncement['subtotal'] {
  return costs && lines.length > 0
    ? { amountMinor: costs.subtotalMinor, currency: costs.currency }
    : undefined;
}

const hasNewSubtotal = (before: CartState, state: CartState) =>
  findSubtotal(state)?.amountMinor !== findSubtotal(before)?.amountMinor;
