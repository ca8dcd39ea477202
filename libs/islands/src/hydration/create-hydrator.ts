import type { Store } from 'jotai';
import type { Hydrator } from '../start/hydrator.ts';
import { clearBusy } from '../start/busy.ts';
import { findSleepingIsland } from '../start/sleeping.ts';
import { hydrateIsland } from './hydrate-island.tsx';
import type { IslandDefinition } from './island-definition.ts';
import { createMountedRoots } from './mounted-roots.ts';
import { nextTask } from './next-task.ts';
import { reportUnseenChanges } from './restored-controls.ts';
import { takeSnapshot } from './snapshot.ts';
import { repeatPresses } from './repeat-presses.ts';
import { keepVisitorState } from './visitor-state.ts';
import { watchForeignChanges } from './watch-foreign-changes.ts';

export interface HydratorOptions {
  /** Every island that a page may hold, by the name given to `<Island>`. */
  islands: Record<string, IslandDefinition>;
  /** The one store that all islands of the page share. */
  store: Store;
  /** Called when an island has thrown. Its server HTML is restored by then, and it is not woken again. */
  onCrash: (name: string, error: unknown) => void;
  /**
   * Called once if something else, such as a translation or an extension, has changed an island's HTML, so that React
   * could not go on with it as it was. The visitor loses nothing.
   */
  onForeignChange?: (name: string) => void;
}

/**
 * Creates the part of the runtime that needs React; `startIslands` loads it when the first island wakes.
 *
 * @example
 * export const hydrator = createHydrator({ islands, store, onCrash: (name, error) => console.error(name, error) });
 */
export function createHydrator({ islands, store, onCrash, onForeignChange }: HydratorOptions): Hydrator {
  const waking = new Map<HTMLElement, Promise<void>>();
  const reportChange = (name: string): void => {
    onForeignChange?.(name);
    onForeignChange = undefined;
  };
  const roots = createMountedRoots(watchForeignChanges(reportChange));

  function giveUp(element: HTMLElement, name: string, error: unknown): void {
    element.dataset['crashed'] = '';
    onCrash(name, error);
  }

  async function wakeUp(element: HTMLElement, name = element.dataset['island'] ?? ''): Promise<void> {
    const definition = Object.hasOwn(islands, name) ? islands[name] : undefined;
    if (!definition) return giveUp(element, name, new Error(`Unknown island "${name}"`));
    const { default: Island } = await definition.load(store);
    // Yields: evaluating that code took a while.
    await nextTask();
    if (!element.isConnected) return;
    const props = readProps(element);
    if (!props) return giveUp(element, name, new Error(`Invalid props of island "${name}"`));
    clearBusy(element);
    const putServerHtmlBack = takeSnapshot(element);
    let putStateBack: () => boolean;
    // Resolves when the island is awake, has crashed or is out of the page.
    await new Promise<unknown>((resolve) => {
      let isOver = false;
      const root = hydrateIsland(element, Island, props, {
        shared: store,
        onRender: () => (putStateBack = keepVisitorState(element)),
        onHydrated: () => void (putStateBack() && reportChange(name)),
        async onReady() {
          // Presses of the meantime are still held, so that they are repeated in order.
          await nextTask();
          if (!isOver) finish(element);
          resolve(undefined);
        },
        // React cannot unmount a root during its own work.
        onCrash: (error) =>
          queueMicrotask(() => {
            roots.unmount(element);
            putServerHtmlBack();
            putStateBack();
            delete element.dataset['awake'];
            giveUp(element, name, error);
          }),
        onLateError: (error) => onCrash(name, error),
      });
      roots.add(element, root, () => resolve((isOver = true)));
    });
  }

  return {
    wake(element) {
      if (!waking.has(element) && findSleepingIsland(element)) {
        const promise = wakeUp(element).finally(() => waking.delete(element));
        waking.set(element, promise);
      }
      return waking.get(element) ?? Promise.resolve();
    },
    repeat: repeatPresses,
    load: async (name) => islands[name]?.load(store),
    wakeOnAtomChanges: (wake) => wakeOnAtomChanges(islands, store, wake),
    unmountWithin: roots.unmountWithin,
  };
}

function finish(element: HTMLElement): void {
  element.dataset['awake'] = '';
  reportUnseenChanges(element);
}

function readProps(element: HTMLElement): object | undefined {
  try {
    return JSON.parse(element.dataset['props'] ?? '{}') as object;
  } catch {
    return undefined;
  }
}

function wakeOnAtomChanges(
  islands: HydratorOptions['islands'],
  store: Store,
  wake: (element: HTMLElement) => void,
): void {
  for (const [name, { wakesOn = [] }] of Object.entries(islands)) {
    const wakeAll = (): void =>
      document
        .querySelectorAll<HTMLElement>(`[data-island="${CSS.escape(name)}"]`)
        .forEach((island) => wake(island));
    for (const atom of wakesOn) store.sub(atom, wakeAll);
  }
}
