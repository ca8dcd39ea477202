import type { Atom } from 'jotai';
import type { ComponentType } from 'react';

/** One island of the list: its code, loaded when it first wakes, and the atoms that wake it. */
export interface IslandDefinition {
  /** The same component that `<Island>` rendered on the server. */
  // A list of islands holds components with props of every kind; `<Island>` is where they are checked.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  load: () => Promise<{ default: ComponentType<any> }>;
  /**
   * Once React runs, a change of one of these wakes the island. They are mounted in the shared store from
   * then on.
   * @default []
   */
  wakesOn?: readonly Atom<unknown>[];
}
