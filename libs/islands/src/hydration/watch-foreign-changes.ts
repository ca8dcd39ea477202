import { findIsland } from './find-island.ts';

type Follow = (changes: MutationRecord[]) => void;

/**
 * Loads what React needs in a page that something else changes, when it is needed: few pages are translated.
 *
 * @param onFound called when React changes a node that something else has replaced or moved, with the island's name
 * @returns takes what has changed in the page, in order
 */
export function watchForeignChanges(onFound: (island: string) => void): Follow {
  let follow: Promise<Follow> | undefined;
  return (changes) => {
    if (!follow && !changes.some(mayBeForeign)) return;
    follow ??= import('../changed-page/displaced-nodes.ts').then((nodes) =>
      nodes.followDisplacedNodes(onFound),
    );
    void follow.then(
      (take) => take(changes),
      () => undefined,
    );
  };
}

/** React itself rarely removes a text, moves an element or replaces one in a single step. */
function mayBeForeign({ target, removedNodes: [node], addedNodes }: MutationRecord): unknown {
  return node && (node instanceof Text || node.isConnected || addedNodes[0]) && findIsland(target);
}
