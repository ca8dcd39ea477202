import { inDevelopment } from '../in-development.ts';
import { live } from './live.ts';
import type { WakeCondition } from './optional-conditions.ts';
import type { Waker } from './waker.ts';

/**
 * Handles `data-wake`: `load`, `reason:<reason>` and the page's `conditions`. `interaction` is in
 * `listen-for-interaction.ts`.
 */
export interface WakeConditions {
  /** Sets up the islands in a part of the page, including itself. */
  scan: (root: ParentNode) => Promise<void>;
  /** Wakes all islands with `reason:<reason>`, now and in parts scanned later. */
  wakeFor: (reason: string) => void;
}

/** @param predicates reasons that may already hold at load */
export function createWakeConditions(
  { wake }: Waker,
  predicates: Record<string, () => boolean> = {},
  conditions: Partial<Record<string, WakeCondition>> = {},
): WakeConditions {
  const firedReasons = new Set(['load']);

  function setUp(island: HTMLElement): void {
    const wakeIsland = () => void wake(island);
    for (const why of (island.dataset['wake'] ?? '').split(' ')) {
      const reason = why.replace('reason:', '');
      if (firedReasons.has(reason) || predicates[reason]?.()) wakeIsland();
      conditions[why]?.(island, wakeIsland);
      if (inDevelopment && /^(visible|idle)$/.test(why) && !conditions[why])
        // eslint-disable-next-line no-console -- tells the island's author
        console.error(`An island wakes when ${why}, but startIslands has no such condition`, island);
    }
  }

  return {
    async scan(root) {
      await live;
      if ('dataset' in root) setUp(root as HTMLElement);
      root.querySelectorAll<HTMLElement>('[data-wake]').forEach(setUp);
    },
    wakeFor(reason) {
      firedReasons.add(reason);
      document.querySelectorAll<HTMLElement>(`[data-wake~="reason:${reason}"]`).forEach(wake);
    },
  };
}
