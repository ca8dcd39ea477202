/** Wakes islands once React is loaded; see `createHydrator`. */
export interface Hydrator {
  /**
   * Hydrates a sleeping island. Resolves once it is ready for events, or has crashed and its server HTML is restored.
   * Rejects if its code cannot be loaded: it is not hydrated, and may be retried.
   */
  wake(element: HTMLElement): Promise<void>;
  /** Repeats the presses of an awake island, by the control or form that was pressed. */
  repeat(held: ReadonlyMap<Element, Event>): void;
  /** Fetches and runs an island's code without waking it. Rejects if it cannot be fetched. */
  load(name: string): Promise<unknown>;
  /** Calls `wake` for sleeping islands whose atoms change from now on. */
  wakeOnAtomChanges?(wake: (element: HTMLElement) => void): void;
  /** Unmounts the islands in a part of the page before its removal. */
  unmountWithin(root: Node): void;
}
