import type { Hydrator } from './hydrator.ts';
import type { WakeCondition } from './optional-conditions.ts';
import { listenForInteraction } from './listen-for-interaction.ts';
import { createWakeConditions } from './wake-conditions.ts';
import { createWaker } from './waker.ts';

export interface StartOptions {
  /** Loads React and the islands' list, e.g. `() => import('./hydrator.ts').then((module) => module.hydrator)`. */
  loadHydrator: () => Promise<Hydrator>;
  /**
   * Called when an island begins to wake, so that all its files can be fetched beside React instead of after it. The
   * island waits for a promise that it returns, such as that of styles.
   */
  onWake?: (island: string) => unknown;
  /** Conditions for `reason:<name>`: checked when the page is live, and for each part scanned later. */
  reasons?: Record<string, () => boolean>;
  /** Implementations of `visible` and `idle`; pages without such islands can leave them out. */
  conditions?: Partial<Record<'visible' | 'idle', WakeCondition>>;
  /** Called if React or an island's code cannot be loaded. The next touch of the island retries. */
  onChunkFailure?: (error: unknown) => void;
  /** Stops listening, for pages that are replaced without a navigation. */
  signal?: AbortSignal;
}

/** Controls for scripts that insert content or have reasons of their own. */
export interface StartedIslands {
  /** Wakes one island. */
  wake(element: HTMLElement): void;
  /** Wakes all islands with `reason:<reason>`, now and in parts scanned later. */
  wakeFor(reason: string): void;
  /** Sets up the islands in a part that was inserted later. */
  scan(root: ParentNode): void;
}

/**
 * Wakes the page's islands when they are needed, without React until then. A click on a button or a submit in a
 * sleeping island is held, marked as busy and repeated once the island is awake: only the last one per control. Call it
 * once per page.
 */
export function startIslands({
  loadHydrator,
  onWake,
  reasons,
  conditions,
  onChunkFailure,
  signal,
}: StartOptions): StartedIslands {
  const waker = createWaker(loadHydrator, onWake, onChunkFailure);
  const { scan, wakeFor } = createWakeConditions(waker, reasons, conditions);
  listenForInteraction(waker, signal);
  void scan(document);
  return { wake: waker.wake, wakeFor, scan };
}
