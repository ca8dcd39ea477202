import type { Root } from 'react-dom/client';

/** The React roots of the islands that are awake. */
export interface MountedRoots {
  /** `onGone` is called when the root is unmounted. */
  add(element: HTMLElement, root: Root, onGone: () => void): void;
  unmount(element: HTMLElement): void;
  unmountWithin(part: Node): void;
}

/** Keeps the roots, and unmounts those whose island leaves the document: it looks from the first root on. */
export function createMountedRoots(): MountedRoots {
  const roots = new Map<HTMLElement, { root: Root; onGone: () => void }>();
  let removals: MutationObserver | undefined;

  function unmount(element: HTMLElement): void {
    const mounted = roots.get(element);
    roots.delete(element);
    mounted?.root.unmount();
    mounted?.onGone();
  }

  function unmountWhere(isGone: (element: HTMLElement) => boolean): void {
    for (const element of roots.keys()) if (isGone(element)) unmount(element);
  }

  return {
    add(element, root, onGone) {
      roots.set(element, { root, onGone });
      if (removals) return;
      // A moved island is back in the document by the time this is called.
      removals = new MutationObserver(() => unmountWhere((mounted) => !mounted.isConnected));
      removals.observe(document, { childList: true, subtree: true });
    },
    unmount,
    unmountWithin: (part) => unmountWhere((mounted) => part.contains(mounted)),
  };
}
