import { startAutoplay, type Autoplay, type AutoplayOptions } from './autoplay.ts';

interface PageAutoplay extends Pick<AutoplayOptions, 'time'> {
  /** The visible one has `data-current`. */
  parts: readonly HTMLElement[];
  pausesOnHover: boolean;
  onShow?: (index: number) => void;
  /** Stops it, and removes all listeners. */
  signal: AbortSignal | undefined;
}

/**
 * Plays parts of a page one after another. They pause in hidden tabs, initially under reduced motion, and when the visitor
 * presses the switch (`data-autoplay-switch`). After the visitor presses play, hover and focus no longer pause them.
 * `data-live` on `root` is `moving` or `paused`.
 */
export function startAutoplayOnPage(root: HTMLElement, options: PageAutoplay): Autoplay {
  const { parts, time, signal, pausesOnHover, onShow } = options;
  const on = (target: EventTarget, type: string, listener: () => void) =>
    target.addEventListener(type, listener, { signal } as AddEventListenerOptions);
  const autoplay = startAutoplay({
    count: parts.length,
    time,
    show(index) {
      parts.forEach((part, place) => part.toggleAttribute('data-current', place === index));
      onShow?.(index);
    },
  });
  signal?.addEventListener('abort', autoplay.stop);

  const button = root.querySelector<HTMLElement>('[data-autoplay-switch]');
  function setPaused(paused: boolean): void {
    (paused ? autoplay.hold : autoplay.release)('visitor');
    root.dataset['live'] = paused ? 'paused' : 'moving';
    if (button) button.ariaLabel = button.dataset[paused ? 'play' : 'pause'] ?? '';
  }
  setPaused(matchMedia('(prefers-reduced-motion: reduce)').matches);

  let resumedByVisitor = false;
  if (button)
    on(button, 'click', () => {
      resumedByVisitor = autoplay.isHeld('visitor');
      setPaused(!resumedByVisitor);
      if (!resumedByVisitor) return;
      autoplay.release('pointer');
      autoplay.release('focus');
    });
  if (pausesOnHover) {
    on(root, 'pointerenter', () => resumedByVisitor || autoplay.hold('pointer'));
    on(root, 'pointerleave', () => autoplay.release('pointer'));
    on(root, 'focusin', () => resumedByVisitor || autoplay.hold('focus'));
    on(root, 'focusout', () => autoplay.release('focus'));
  }
  const onVisibilityChange = () => (document.hidden ? autoplay.hold : autoplay.release)('hidden');
  on(document, 'visibilitychange', onVisibilityChange);
  onVisibilityChange();
  return autoplay;
}
