import { live } from './live.ts';
import type { Waker } from './waker.ts';

/** Wakes islands on their `data-wake`: `load`, `idle`, `visible` and `reason:<reason>`. `interaction` is in `touch.ts`. */
export interface WakeConditions {
  /** Sets up the islands in a part of the page, itself included. */
  scan: (root: ParentNode) => Promise<void>;
  /** Wakes all islands with `reason:<reason>`, now and in parts scanned later. */
  wakeFor: (reason: string) => void;
}

/** @param predicates tell of some reasons whether they are true from the start */
export function createWakeConditions(
  { wake }: Waker,
  predicates: Record<string, () => boolean> = {},
): WakeConditions {
  const firedReasons = new Set<string>();
  let onSight: IntersectionObserver | undefined;

  function wakeWhenSeen(island: HTMLElement): void {
    onSight ??= new IntersectionObserver((seen, observer) => {
      for (const { isIntersecting, target } of seen) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void wake(target as HTMLElement);
      }
    });
    onSight.observe(island);
  }

  function setUp(island: HTMLElement): void {
    for (const why of island.dataset['wake']?.split(' ') ?? []) {
      const reason = why.startsWith('reason:') && why.slice(7);
      if (why === 'load' || (reason && (firedReasons.has(reason) || predicates[reason]?.())))
        void wake(island);
      // Safari has no requestIdleCallback.
      if (why === 'idle') (globalThis.requestIdleCallback ?? setTimeout)(() => void wake(island));
      if (why === 'visible') wakeWhenSeen(island);
    }
  }

  return {
    async scan(root) {
      await live;
      if (root instanceof HTMLElement) setUp(root);
      root.querySelectorAll<HTMLElement>('[data-wake]').forEach(setUp);
    },
    wakeFor(reason) {
      firedReasons.add(reason);
      document.querySelectorAll<HTMLElement>(`[data-wake~="reason:${reason}"]`).forEach(wake);
    },
  };
}
