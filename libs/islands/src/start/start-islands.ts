import type { Awakener } from './awakener.ts';
import { clearBusy, markBusy } from './busy.ts';
import { live } from './live.ts';
import { clickAgain, pressedControl, submitAgain } from './press.ts';
import { isAsleep, sleepingIslandOf } from './sleeping.ts';

/** What `startIslands` needs to know. */
export interface StartOptions {
  /** Loads React and the islands' list, e.g. `() => import('./awakener.ts').then((module) => module.awakener)`. */
  awaken: () => Promise<Awakener>;
  /** Why islands with `reason:<name>` wake: asked once when the page is live, and for each part scanned later. */
  reasons?: Record<string, () => boolean>;
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
export function startIslands({ awaken, reasons, onChunkFailure, signal }: StartOptions): StartedIslands {
  const given = new Set<string>();
  /** Islands being woken, with what to repeat for each control that was pressed, in the order of the last presses. */
  const waking = new Map<Element, Map<Element, () => void>>();
  let awakener: Promise<Awakener> | undefined;
  let onSight: IntersectionObserver | undefined;

  async function load(): Promise<Awakener> {
    try {
      const loaded = await awaken();
      loaded.watchSleepers?.(wake);
      return loaded;
    } catch (error) {
      awakener = undefined;
      throw error;
    }
  }

  async function wake(island: HTMLElement): Promise<void> {
    if (waking.has(island) || !isAsleep(island)) return;
    const held = new Map<Element, () => void>();
    waking.set(island, held);
    try {
      await live;
      awakener ??= load();
      await (await awakener).wake(island);
    } catch (error) {
      onChunkFailure?.(error);
    }
    waking.delete(island);
    clearBusy(island);
    if (island.matches('[data-awake]')) for (const repeat of held.values()) repeat();
  }

  function hold(event: Event, control: Element, island: HTMLElement, repeat: () => void): void {
    event.preventDefault();
    event.stopPropagation();
    void wake(island);
    const held = waking.get(island);
    held?.delete(control);
    held?.set(control, repeat);
    markBusy(control);
  }

  const listen = (type: string, listener: (event: Event) => void, passive: boolean): void =>
    document.addEventListener(type, listener, { capture: true, passive, ...(signal && { signal }) });

  for (const type of ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown']) {
    listen(
      type,
      ({ target }) => {
        const island = sleepingIslandOf(target);
        if (island?.matches('[data-wake~=interaction]')) void wake(island);
      },
      true,
    );
  }

  listen(
    'click',
    (event) => {
      const target = event.target as Element;
      const island = sleepingIslandOf(target);
      const control = island && pressedControl(target);
      if (control && island.contains(control)) {
        hold(event, control, island, () => clickAgain(event as MouseEvent, target, control));
      }
    },
    false,
  );

  listen(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      const { submitter } = event as SubmitEvent;
      const island = sleepingIslandOf(form);
      if (island) hold(event, form, island, () => submitAgain(form, submitter));
      // Nobody answers a crashed island's form, and the browser would put what was typed into the address.
      else if (form.closest('[data-crashed]')) event.preventDefault();
    },
    false,
  );

  function setUp(island: HTMLElement): void {
    for (const why of island.dataset['wake']?.split(' ') ?? []) {
      const reason = why.startsWith('reason:') && why.slice(7);
      if (why === 'load' || (reason && (given.has(reason) || reasons?.[reason]?.()))) void wake(island);
      if (why === 'idle') (globalThis.requestIdleCallback ?? setTimeout)(() => void wake(island));
      if (why === 'visible') {
        onSight ??= new IntersectionObserver((seen) => {
          for (const { isIntersecting, target } of seen) {
            if (!isIntersecting) continue;
            onSight?.unobserve(target);
            void wake(target as HTMLElement);
          }
        });
        onSight.observe(island);
      }
    }
  }

  async function scan(root: ParentNode): Promise<void> {
    await live;
    if (root instanceof HTMLElement) setUp(root);
    root.querySelectorAll<HTMLElement>('[data-wake]').forEach(setUp);
  }

  void scan(document);
  return {
    wake: (element) => void wake(element),
    wakeFor(reason) {
      given.add(reason);
      document
        .querySelectorAll<HTMLElement>(`[data-wake~="reason:${reason}"]`)
        .forEach((island) => void wake(island));
    },
    scan: (root) => void scan(root),
  };
}
