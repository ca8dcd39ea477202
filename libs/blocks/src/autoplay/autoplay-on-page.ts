import { startAutoplay, type Autoplay, type AutoplayOptions } from './autoplay.ts';

interface PageAutoplay extends Pick<AutoplayOptions, 'stay'> {
  /** The parts; the one on show has `data-current`. */
  parts: readonly HTMLElement[];
  /** Whether a pointer over them or the focus within holds them. */
  pausesOnHover: boolean;
  onShow?: (index: number) => void;
  /** Ends the listening. */
  signal: AbortSignal;
}

/**
 * Plays parts of a page one after the other. They pause while the tab is hidden, from the start where reduced motion is
 * asked for, and when the visitor presses the switch (`data-autoplay-switch`); who presses it to go on is shown
 * movement, so from then on a pointer or the focus no longer holds them. `data-live` on `root` says `moving` or
 * `paused`.
 */
export function startAutoplayOnPage(root: HTMLElement, options: PageAutoplay): Autoplay {
  const { parts, stay, signal, pausesOnHover, onShow } = options;
  const on = (target: EventTarget, type: string, listener: () => void) =>
    target.addEventListener(type, listener, { signal });
  const autoplay = startAutoplay({
    count: parts.length,
    stay,
    show(index) {
      parts.forEach((part, place) => part.toggleAttribute('data-current', place === index));
      onShow?.(index);
    },
  });
  signal.addEventListener('abort', autoplay.stop);

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
      if (resumedByVisitor) for (const reason of ['pointer', 'focus']) autoplay.release(reason);
    });
  if (pausesOnHover) {
    for (const [reason, enters, leaves] of [
      ['pointer', 'pointerenter', 'pointerleave'],
      ['focus', 'focusin', 'focusout'],
    ] as const) {
      on(root, enters, () => resumedByVisitor || autoplay.hold(reason));
      on(root, leaves, () => autoplay.release(reason));
    }
  }
  const look = () => (document.hidden ? autoplay.hold : autoplay.release)('hidden');
  on(document, 'visibilitychange', look);
  look();
  return autoplay;
}
