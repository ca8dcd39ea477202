interface StoryContext {
  canvasElement: HTMLElement;
  parameters: Record<string, unknown>;
}

/**
 * In tests, an island's story with two texts side by side fails: a tool that joins them (`normalize()`) would take one of
 * them away from React, which could not change it any more.
 */
export function failOnAdjacentTexts({ canvasElement, parameters }: StoryContext): void {
  const isInIsland = parameters['island'] !== undefined || parameters['inIsland'] === true;
  if (!('__vitest_browser__' in globalThis) || !isInIsland) return;
  const walker = document.createTreeWalker(canvasElement.ownerDocument.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    if (text.nextSibling instanceof Text) found.push((text.parentElement as HTMLElement).outerHTML);
  if (found.length > 0) throw new Error(`These elements have several texts:\n${found.join('\n')}`);
}
