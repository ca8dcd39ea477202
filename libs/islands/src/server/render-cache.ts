import type { ComponentType } from 'react';

/** Characters, of props and HTML together, that are remembered. */
const maxCharacters = 1_000_000;
const maxIslandLength = 50_000;

interface Known {
  component: ComponentType<object>;
  html: string;
}

const recent = new Map<string, Known>();
let characters = 0;

/**
 * An island's HTML, from memory when it was rendered recently: whatever a component renders for its props it renders for
 * them again, or the browser could not take it over. Those that were rendered longest ago are dropped for new ones.
 *
 * @param key its prefix and its props
 */
export function renderCached(key: string, component: ComponentType<object>, render: () => string): string {
  const known = recent.get(key);
  if (known?.component === component) return known.html;
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
  const known = recent.get(key);
  if (known && recent.delete(key)) characters -= key.length + known.html.length;
}
