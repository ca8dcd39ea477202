import type { Hydrator } from './hydrator.ts';
import { clearBusy, markBusy } from './busy.ts';
import { live } from './live.ts';
import { isAsleep } from './sleeping.ts';

export interface Waker {
  /** Wakes an island unless it is awake, crashed or waking. Never rejects. */
  wake: (island: HTMLElement) => Promise<void>;
  /** Holds a press: marks its control as busy and calls `repeat` once the island is awake. */
  hold: (press: Event, control: Element, island: HTMLElement, repeat: () => void) => void;
}

export function createWaker(
  loadHydrator: () => Promise<Hydrator>,
  onWake?: (island: string) => void,
  onChunkFailure?: (error: unknown) => void,
): Waker {
  /** Waking islands, with the press to repeat per control, in the order of the last presses. */
  const waking = new Map<Element, Map<Element, () => void>>();
  let hydrator: Promise<Hydrator> | undefined;

  const load = (): Promise<Hydrator> =>
    loadHydrator().then(
      (loaded) => {
        loaded.wakeOnAtomChanges?.(wake);
        return loaded;
      },
      (error: unknown) => {
        hydrator = undefined;
        throw error;
      },
    );

  async function wake(island: HTMLElement): Promise<void> {
    if (waking.has(island) || !isAsleep(island)) return;
    const held = new Map<Element, () => void>();
    waking.set(island, held);
    try {
      await live;
      onWake?.(island.dataset['island'] as string);
      hydrator ??= load();
      await (await hydrator).wake(island);
    } catch (error) {
      onChunkFailure?.(error);
    }
    waking.delete(island);
    clearBusy(island);
    if (island.matches('[data-awake]')) for (const repeat of held.values()) repeat();
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
      markBusy(control as HTMLElement);
    },
  };
}
