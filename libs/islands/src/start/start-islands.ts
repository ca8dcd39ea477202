import type { Hydrator } from './hydrator.ts';
import type { WakeCondition } from './optional-conditions.ts';
import { listenForInteraction } from './listen-for-interaction.ts';
import { createWakeConditions } from './wake-conditions.ts';
import { createWaker } from './waker.ts';

/** What `startIslands` needs to know. */
export interface StartOptions {
  /** Loads React and the islands' list, e.g. `() => import('./hydrator.ts').then((module) => module.hydrator)`. */
  loadHydrator: () => Promise<Hydrator>;
  /** Told when an island begins to wake, so that all of its files can be fetched beside React instead of after it. */
  onWake?: (island: string) => void;
  /** Why islands with `reason:<name>` wake: asked once when the page is live, and for each part scanned later. */
  reasons?: Record<string, () => boolean>;
  /** What watches for `visible` and `idle`; a page without such islands need not send it to its visitors. */
  conditions?: Partial<Record<'visible' | 'idle', WakeCondition>>;
  /** Told when React or an island's code cannot be loaded. The island stays asleep; the next touch tries again. */
  onChunkFailure?: (error: unknown) => void;
  /** Stops listening, for pages that are taken down without a navigation. */
  signal?: AbortSignal;
}

/** The page's sleeping islands, for those who put parts into the page or have reasons of their own. */
export interface StartedIslands {
  /** Wakes one island. */
  wake(element: HTMLElement): void;
  /** Wakes all islands with `reason:<reason>`, now and in parts scanned later. */
  wakeFor(reason: string): void;
  /** Sets up the islands in a part that was put into the page later. */
  scan(root: ParentNode): void;
}

/**
 * Wakes the page's islands when they are needed, without React until then. A click on a button or a submit in a
 * sleeping island is held, marked busy and repeated once the island is awake: the last one of each control.
 * Call it once per page.
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
