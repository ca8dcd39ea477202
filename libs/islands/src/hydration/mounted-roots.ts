import type { Root } from 'react-dom/client';

export interface MountedRoots {
  add(element: HTMLElement, root: Root, onGone: () => void): void;
  unmount(element: HTMLElement): void;
  unmountWithin(part: Node): void;
}

/**
 * Unmounts roots whose island leaves the document; observes it from the first root on.
 *
 * @param onChange takes what has changed in the page since then
 */
export function createMountedRoots(onChange: (changes: MutationRecord[]) => void): MountedRoots {
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
      // A moved island is already back in the document here.
      removals = new MutationObserver((changes) => {
        unmountWhere((mounted) => !mounted.isConnected);
        onChange(changes);
      });
      removals.observe(document, { childList: true, subtree: true });
    },
    unmount,
    unmountWithin: (part) => unmountWhere((mounted) => part.contains(mounted)),
  };
}
