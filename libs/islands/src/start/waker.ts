import type { Hydrator } from './hydrator.ts';
import { clearBusy } from './busy.ts';
import { live } from './live.ts';
import { findSleepingIsland } from './sleeping.ts';

export interface Waker {
  /** Wakes an island unless it is awake, crashed or waking. Never rejects. */
  wake: (island: HTMLElement) => Promise<void>;
  /** Holds a press of a control or form: marks that as busy, and has the press repeated once the island is awake. */
  hold: (press: Event, control: HTMLElement, island: HTMLElement) => void;
}

export function createWaker(
  loadHydrator: () => Promise<Hydrator>,
  onWake?: (island: string) => unknown,
  onChunkFailure?: (error: unknown) => void,
): Waker {
  /** Waking islands, with the press to repeat per control, in the order of the last presses. */
  const waking = new Map<Element, Map<Element, Event>>();
  let hydrator: Promise<Hydrator> | undefined;

  async function wake(island: HTMLElement): Promise<void> {
    if (waking.has(island) || !findSleepingIsland(island)) return;
    const held = new Map<Element, Event>();
    waking.set(island, held);
    let loaded: Hydrator | undefined;
    try {
      await live;
      const ready = onWake?.(island.dataset['island'] as string);
      hydrator ??= loadHydrator().then((first) => {
        first.wakeOnAtomChanges?.(wake);
        return first;
      });
      // The next touch loads it again.
      hydrator.catch(() => (hydrator = undefined));
      loaded = await hydrator;
      await ready;
      await loaded.wake(island);
    } catch (error) {
      onChunkFailure?.(error);
    }
    waking.delete(island);
    clearBusy(island);
    if (island.matches('[data-awake]')) loaded?.repeat(held);
  }

  return {
    wake,
    hold(press, control, island) {
      press.preventDefault();
      press.stopPropagation();
      void wake(island);
      const held = waking.get(island);
      held?.delete(control);
      held?.set(control, press);
      // Keeps the earlier `aria-busy`, too.
      control.dataset['waking'] ??= control.ariaBusy ?? '';
      control.ariaBusy = 'true';
    },
  };
}
