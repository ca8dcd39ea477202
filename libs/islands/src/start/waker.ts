import type { Hydrator } from './hydrator.ts';
import { clearBusy } from './busy.ts';
import { live } from './live.ts';
import { findSleepingIsland } from './sleeping.ts';

export interface Waker {
  /** Wakes an island unless it is awake, crashed or waking. Never rejects. */
  wake: (island: HTMLElement) => Promise<void>;
  /** Holds a press: marks its control as busy and calls `repeat` once the island is awake. */
  hold: (press: Event, control: HTMLElement, island: HTMLElement, repeat: () => void) => void;
}

export function createWaker(
  loadHydrator: () => Promise<Hydrator>,
  onWake?: (island: string) => void,
  onChunkFailure?: (error: unknown) => void,
): Waker {
  /** Waking islands, with the press to repeat per control, in the order of the last presses. */
  const waking = new Map<Element, Map<Element, () => void>>();
  let hydrator: Promise<Hydrator> | undefined;

  async function wake(island: HTMLElement): Promise<void> {
    if (waking.has(island) || !findSleepingIsland(island)) return;
    const held = new Map<Element, () => void>();
    waking.set(island, held);
    try {
      await live;
      onWake?.(island.dataset['island'] as string);
      hydrator ??= loadHydrator().then((loaded) => {
        loaded.wakeOnAtomChanges?.(wake);
        return loaded;
      });
      // The next touch loads it again.
      hydrator.catch(() => (hydrator = undefined));
      await (await hydrator).wake(island);
    } catch (error) {
      onChunkFailure?.(error);
    }
    waking.delete(island);
    clearBusy(island);
    if (island.matches('[data-awake]')) held.forEach((repeat) => repeat());
  }

  return {
    wake,
    hold(press, control, island, repeat) {
      press.preventDefault();
      press.stopPropagation();
      void wake(island);
      const held = waking.get(island);
      held?.delete(control);
      held?.set(control, repeat);
      // Keeps the earlier `aria-busy`, too.
      control.dataset['waking'] ??= control.ariaBusy ?? '';
      control.ariaBusy = 'true';
    },
  };
}
