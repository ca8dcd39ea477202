/** Finds the island that a node is in; none for a text. */
export function findIsland(node: Node): HTMLElement | null | undefined {
  return (node as Partial<Element>).closest?.('[data-island]');
}
