import type { Atom, Store } from 'jotai';
import type { ComponentType } from 'react';

/** An island: its code, loaded when it first wakes, and the atoms that wake it. */
export interface IslandDefinition {
  /**
   * Loads the component that `<Island>` rendered on the server.
   *
   * @param store the store that all islands of the page share, for code that the island needs outside React
   */
  // Props differ per island; `<Island>` checks them.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  load: (store: Store) => Promise<{ default: ComponentType<any> }>;
  /**
   * Atoms whose changes wake the island once React runs. They stay mounted in the shared store.
   * @default []
   */
  wakesOn?: readonly Atom<unknown>[];
}
