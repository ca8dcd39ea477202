import { takeTurns, type Turns, type TurnsOptions } from './taking-turns.ts';

interface PageTurns extends Pick<TurnsOptions, 'stay'> {
  /** The parts; the one on show carries `data-current`. */
  parts: readonly HTMLElement[];
  /** Whether a pointer over them or the focus within holds them. */
  holdsUnderHand: boolean;
  onShow?: (index: number) => void;
  /** Ends the listening. */
  signal: AbortSignal;
}

/**
 * Lets parts of a page take turns. They rest while the tab is hidden, from the start where reduced motion is asked for,
 * and when the visitor presses the switch (`data-turns-switch`); whoever presses it to go on wants to see them move, so
 * from then on a pointer or the focus no longer holds them. `data-live` on `root` says `moving` or `resting`.
 */
export function takeTurnsOnPage(root: HTMLElement, options: PageTurns): Turns {
  const { parts, stay, signal, holdsUnderHand, onShow } = options;
  const on = (target: EventTarget, type: string, listener: () => void) =>
    target.addEventListener(type, listener, { signal });
  const turns = takeTurns({
    count: parts.length,
    stay,
    show(index) {
      parts.forEach((part, place) => part.toggleAttribute('data-current', place === index));
      onShow?.(index);
    },
  });
  signal.addEventListener('abort', turns.stop);

  const button = root.querySelector<HTMLElement>('[data-turns-switch]');
  function rest(resting: boolean): void {
    (resting ? turns.hold : turns.release)('visitor');
    root.dataset['live'] = resting ? 'resting' : 'moving';
    button?.setAttribute('aria-label', button.dataset[resting ? 'play' : 'pause'] ?? '');
  }
  rest(matchMedia('(prefers-reduced-motion: reduce)').matches);

  let insists = false;
  if (button)
    on(button, 'click', () => {
      insists = turns.isHeld('visitor');
      rest(!insists);
      if (insists) for (const hand of ['pointer', 'focus']) turns.release(hand);
    });
  if (holdsUnderHand) {
    const holdFor = (reason: string) => () => insists || turns.hold(reason);
    on(root, 'pointerenter', holdFor('pointer'));
    on(root, 'pointerleave', () => turns.release('pointer'));
    on(root, 'focusin', holdFor('focus'));
    on(root, 'focusout', () => turns.release('focus'));
  }
  const look = () => (document.hidden ? turns.hold : turns.release)('hidden');
  on(document, 'visibilitychange', look);
  look();
  return turns;
}
