import type { ComponentType } from 'react';

/** Maximum characters of cached props and HTML together. */
const maxCharacters = 1_000_000;
const maxIslandLength = 50_000;

interface Known {
  component: ComponentType<object>;
  html: string;
}

const recent = new Map<string, Known>();
let characters = 0;

/**
 * Returns an island's HTML, from the cache if it was rendered recently: components must render the same HTML for the
 * same props, or hydration would fail. The oldest renders are dropped.
 *
 * @param key prefix and props of the island
 */
export function renderCached(key: string, component: ComponentType<object>, render: () => string): string {
  const cachedHtml = recent.get(key);
  if (cachedHtml?.component === component) return cachedHtml.html;
  const html = render();
  if (key.length + html.length > maxIslandLength) return html;
  forget(key);
  recent.set(key, { component, html });
  characters += key.length + html.length;
  for (const oldest of recent.keys()) {
    if (characters <= maxCharacters) break;
    forget(oldest);
  }
  return html;
}

function forget(key: string): void {
  const cachedHtml = recent.get(key);
  if (cachedHtml && recent.delete(key)) characters -= key.length + cachedHtml.html.length;
}
