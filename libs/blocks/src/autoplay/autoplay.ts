export interface AutoplayOptions {
  count: number;
  /** Display time of a part, ms. */
  time: (index: number) => number;
  show: (index: number) => void;
}

export interface Autoplay {
  /** Shows a part at once and restarts its time; numbers beyond either end wrap around. */
  goTo: (index: number) => void;
  /** Adds a reason to pause; nothing moves while there is one. */
  hold: (reason: string) => void;
  /** Removes a reason; after the last one, the visible part gets its full time again. */
  release: (reason: string) => void;
  isHeld: (reason: string) => boolean;
  stop: () => void;
}

/** Starts with the first part. */
export function startAutoplay({ count, time, show }: AutoplayOptions): Autoplay {
  const reasons = new Set<string>();
  let current = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(): void {
    clearTimeout(timer);
    if (reasons.size === 0 && count > 1) timer = setTimeout(() => goTo(current + 1), time(current));
  }
  function goTo(index: number): void {
    current = (index + count) % count;
    show(current);
    schedule();
  }

  schedule();
  return {
    goTo,
    hold(reason) {
      reasons.add(reason);
      schedule();
    },
    release(reason) {
      if (reasons.delete(reason)) schedule();
    },
    isHeld: (reason) => reasons.has(reason),
    stop: () => clearTimeout(timer),
  };
}
