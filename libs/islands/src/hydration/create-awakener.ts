import type { Store } from 'jotai';
import type { ComponentType } from 'react';
import type { Root } from 'react-dom/client';
import type { Awakener } from '../start/awakener.ts';
import { clearBusy } from '../start/busy.ts';
import { isAsleep } from '../start/sleeping.ts';
import { hydrateIsland } from './hydrate-island.tsx';
import type { IslandDefinition } from './island-definition.ts';
import { takeSnapshot } from './snapshot.ts';
import { readTypedValues, type TypedValues } from './typed-values.ts';

/** What `createAwakener` needs to know. */
export interface AwakenerOptions {
  /** Every island that a page may hold, by the name given to `<Island>`. */
  islands: Record<string, IslandDefinition>;
  /** The one store that all islands of the page share. */
  store: Store;
  /** Told when an island has thrown. Its server HTML is back by then, and it is not woken again. */
  onCrash: (name: string, error: unknown) => void;
}

/**
 * Makes the part of the islands' runtime that needs React: `startIslands` asks for it when the first island wakes.
 *
 * @example
 * export const awakener = createAwakener({
 *   islands: { 'cart-drawer': { load: () => import('./cart-drawer.tsx'), wakesOn: [cartOpenAtom] } },
 *   store: createStore(),
 *   onCrash: (name, error) => report(name, error),
 * });
 */
export function createAwakener({ islands, store, onCrash }: AwakenerOptions): Awakener {
  const waking = new Map<HTMLElement, Promise<void>>();
  const roots = new Map<HTMLElement, Root>();
  let removals: MutationObserver | undefined;

  async function wakeUp(element: HTMLElement): Promise<void> {
    const name = element.dataset['island'] ?? '';
    const definition = Object.hasOwn(islands, name) ? islands[name] : undefined;
    if (!definition) return giveUp(element, new Error(`There is no island "${name}".`));
    const { default: Island } = await definition.load();
    if (!element.isConnected) return;
    let props: object;
    try {
      props = JSON.parse(element.dataset['props'] ?? '{}') as object;
    } catch {
      return giveUp(element, new Error(`The props of island "${name}" are not JSON.`));
    }
    watchRemovals();
    await hydrate(element, Island, props);
  }

  function hydrate(element: HTMLElement, Island: ComponentType<object>, props: object): Promise<void> {
    clearBusy(element);
    const snapshot = takeSnapshot(element);
    let typed: TypedValues | undefined;
    return new Promise((resolve) => {
      const root = hydrateIsland(element, Island, props, store, {
        onReady() {
          element.dataset['awake'] = '';
          resolve();
        },
        onFailing() {
          typed ??= readTypedValues(element);
        },
        onCrash(error) {
          // React does not let go of a root in the middle of its own work.
          queueMicrotask(() => {
            unmount(element, root);
            snapshot.restore(typed ?? new Map());
            delete element.dataset['awake'];
            giveUp(element, error);
            resolve();
          });
        },
        onLateError: (error) => onCrash(element.dataset['island'] ?? '', error),
      });
      roots.set(element, root);
    });
  }

  function giveUp(element: HTMLElement, error: unknown): void {
    element.dataset['crashed'] = '';
    onCrash(element.dataset['island'] ?? '', error);
  }

  function unmount(element: HTMLElement, root: Root): void {
    roots.delete(element);
    root.unmount();
  }

  function unmountWhere(isGone: (element: HTMLElement) => boolean): void {
    for (const [element, root] of roots) if (isGone(element)) unmount(element, root);
  }

  function watchRemovals(): void {
    if (removals) return;
    removals = new MutationObserver(() => unmountWhere((element) => !element.isConnected));
    removals.observe(document, { childList: true, subtree: true });
  }

  return {
    wake(element) {
      const already = waking.get(element);
      if (already || !isAsleep(element)) return already ?? Promise.resolve();
      const promise = wakeUp(element).finally(() => waking.delete(element));
      waking.set(element, promise);
      return promise;
    },
    watchSleepers(wake) {
      for (const [name, { wakesOn = [] }] of Object.entries(islands)) {
        for (const atom of wakesOn) {
          store.sub(atom, () => {
            document.querySelectorAll<HTMLElement>(`[data-island="${CSS.escape(name)}"]`).forEach(wake);
          });
        }
      }
    },
    unmountWithin: (part) => unmountWhere((element) => part.contains(element)),
  };
}
