/** What wakes islands once React has been loaded; made by `createHydrator`. */
export interface Hydrator {
  /**
   * Hydrates a sleeping island and resolves once it is ready for events, or once it has crashed and its server HTML
   * is back. Rejects when the island's code cannot be loaded: it is then still asleep and may be tried again.
   */
  wake(element: HTMLElement): Promise<void>;
  /** Fetches and runs an island's code without waking it. Rejects when it cannot be fetched. */
  load(name: string): Promise<unknown>;
  /** Calls `wake` for each sleeping island that an atom it names has changed for, from now on. */
  wakeOnAtomChanges?(wake: (element: HTMLElement) => void): void;
  /** Unmounts the islands inside a part of the page that is about to go. */
  unmountWithin(root: Node): void;
}
