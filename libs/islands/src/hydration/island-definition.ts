import type { Atom } from 'jotai';
import type { ComponentType } from 'react';

/** An island: its code, loaded when it first wakes, and the atoms that wake it. */
export interface IslandDefinition {
  /** Loads the component that `<Island>` rendered on the server. */
  // Props differ per island; `<Island>` checks them.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  load: () => Promise<{ default: ComponentType<any> }>;
  /**
   * Atoms whose changes wake the island once React runs. They stay mounted in the shared store.
   * @default []
   */
  wakesOn?: readonly Atom<unknown>[];
}
