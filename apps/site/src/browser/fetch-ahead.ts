import { islandLoaders } from '../islands/loaders.ts';

/** How long the other islands wait when the first sign is a press, so that they do not slow down what it needs, ms. */
const othersWaitMs = 3_000;

/**
 * Fetches what the next press on this page is likely to need: React, the islands that the page shows, and the cart's
 * drawer where something can be bought. After a press what is pressed comes first.
 *
 * @param pressed the island that the first sign was a press on
 */
export function fetchAhead(pressed?: string): void {
  if (pressed !== undefined) fetchIslands([pressed]);
  setTimeout(() => fetchIslands(likely()), pressed === undefined ? 0 : othersWaitMs);
}

/** Every page has the login and what belongs to it; few visitors press it. */
const needsMember = new Set(['member-menu', 'member-windows']);

/** Every page has the drawer and the messages; they sleep until something is bought. */
const needsCart = new Set(['cart', 'info-messages']);

function likely(): string[] {
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  const shown = new Set(islands.map(({ dataset }) => dataset['island'] ?? ''));
  return [...shown].filter(
    (name) => !needsMember.has(name) && (shown.has('buy-product') || !needsCart.has(name)),
  );
}

/** What cannot be fetched now is fetched again by the press. */
function fetchIslands(names: readonly string[]): void {
  const loaders: Partial<Record<string, () => Promise<unknown>>> = islandLoaders;
  if (names.length > 0) import('./hydrator.ts').catch(() => undefined);
  for (const name of names) loaders[name]?.().catch(() => undefined);
}
