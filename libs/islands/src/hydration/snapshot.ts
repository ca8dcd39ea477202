/**
 * Copies an island's content into a separate document, which loads no pictures or videos. Returns a function that puts it
 * back.
 */
export function takeSnapshot(island: HTMLElement): () => void {
  const copy = document.implementation.createHTMLDocument().importNode(island, true);
  return () => island.replaceChildren(...copy.childNodes);
}
