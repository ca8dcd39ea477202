import { findIsland } from '../hydration/find-island.ts';

/** Nodes that something else has put in the place of a node, until React changes that one again. */
const substitutes = new WeakMap<Node, Node[]>();

/**
 * Lets React change islands whose nodes something else has replaced, wrapped or removed: translators replace texts,
 * password managers wrap fields. React keeps its own nodes and fails if they are not where it has put them.
 *
 * @param onFound called when React changes such a node, with the island's name
 * @returns takes what has changed in the page, in order
 */
export function followDisplacedNodes(onFound: (island: string) => void): (changes: MutationRecord[]) => void {
  const { insertBefore, removeChild } = Node.prototype;
  /** Finds the child of `parent` that is, contains or replaces a node. */
  const findPlace = (parent: Node, node: Node): Node | null => {
    const island = node.parentNode === parent ? undefined : findIsland(parent);
    if (!island) return node;
    onFound(island.dataset['island'] as string);
    let place: Node | null = findThere(node)[0] ?? null;
    while (place && place.parentNode !== parent) place = place.parentNode;
    return place;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    return insertBefore.call(this, node, next && findPlace(this, next)) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    if (findPlace(this, node) === node) return removeChild.call(this, node) as T;
    putBack(node);
    (node as Node as ChildNode).remove();
    return node;
  };
  return rememberSubstitutes;
}

function rememberSubstitutes(records: MutationRecord[]): void {
  const added = new Set<Node | null>(records.flatMap(({ addedNodes }) => [...addedNodes]));
  for (const node of added) substitutes.delete(node as Node);
  for (const record of records)
    for (const node of record.removedNodes) {
      if (node.isConnected || !findIsland(record.target)) continue;
      const found = findSubstitutes(record, records, added).filter((substitute) => substitute.isConnected);
      if (found.length === 0) continue;
      substitutes.set(node, found);
      for (const substitute of found) added.delete(substitute);
      if (node instanceof Text) putBackOnChange(node);
      // A copy does not react to presses.
      else if (isCopied(node, record)) putBack(node);
    }
}

/** Finds what was added in a node's place: with its removal, or else beside it before that, or there after that. */
function findSubstitutes(
  { addedNodes, previousSibling, nextSibling, target }: MutationRecord,
  records: MutationRecord[],
  added: ReadonlySet<Node | null>,
): Node[] {
  if (addedNodes.length > 0) return [...addedNodes];
  const there = records.filter(
    (other) =>
      other.target === target &&
      other.previousSibling === previousSibling &&
      other.nextSibling === nextSibling,
  );
  const beside = [previousSibling, nextSibling, ...there.flatMap((other) => [...other.addedNodes])];
  const found = beside.find((node) => node && added.has(node));
  return found ? [found] : [];
}

/** Number of times that an element was put back. */
const returns = new WeakMap<Node, number>();

/** Something may copy an element again whenever it is put back. */
const mostReturns = 9;

/** True if an element of React's was replaced by one of the same kind, which React itself does in two steps. */
function isCopied(node: Node, { addedNodes }: MutationRecord): boolean {
  const isOfReact = Object.keys(node).some((key) => key.startsWith('__react'));
  const count = returns.get(node) ?? 0;
  returns.set(node, count + 1);
  return isOfReact && addedNodes[0]?.nodeName === node.nodeName && count < mostReturns;
}

/** React changes a text in this way only. */
function putBackOnChange(text: Text): void {
  Object.defineProperty(text, 'nodeValue', {
    configurable: true,
    get: () => text.data,
    set(value: string) {
      Reflect.deleteProperty(text, 'nodeValue');
      putBack(text);
      text.data = value;
    },
  });
}

function putBack(node: Node): void {
  if (node.isConnected) return;
  const [first, ...others] = findThere(node) as ChildNode[];
  first?.replaceWith(node);
  for (const other of others) other.remove();
}

/** Finds the nodes that are in the page for another one: substitutes may have substitutes. */
function findThere(node: Node): Node[] {
  return node.isConnected ? [node] : (substitutes.get(node) ?? []).flatMap(findThere);
}
