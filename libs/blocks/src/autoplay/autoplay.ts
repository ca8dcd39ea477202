/** Parts of a page that are shown one after the other, each for a while. */
export interface AutoplayOptions {
  count: number;
  /** How long the part at this place stays on show, ms. */
  stay: (index: number) => number;
  /** Puts a part on show. */
  show: (index: number) => void;
}

/** Parts that are shown one after the other until something holds them. */
export interface Autoplay {
  /** Puts a part on show at once; numbers beyond either end wrap around. Its time starts again. */
  goTo: (index: number) => void;
  /** Nothing moves while there is at least one reason to hold. */
  hold: (reason: string) => void;
  /** Takes one reason away; when it was the last, the part on show gets its full time again. */
  release: (reason: string) => void;
  isHeld: (reason: string) => boolean;
  stop: () => void;
}

/** Begins with the first part on show. */
export function startAutoplay({ count, stay, show }: AutoplayOptions): Autoplay {
  const reasons = new Set<string>();
  let now = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(): void {
    clearTimeout(timer);
    if (reasons.size === 0 && count > 1) timer = setTimeout(() => goTo(now + 1), stay(now));
  }
  function goTo(index: number): void {
    now = ((index % count) + count) % count;
    show(now);
    wait();
  }

  wait();
  return {
    goTo,
    hold(reason) {
      reasons.add(reason);
      wait();
    },
    release(reason) {
      if (reasons.delete(reason)) wait();
    },
    isHeld: (reason) => reasons.has(reason),
    stop: () => clearTimeout(timer),
  };
}
