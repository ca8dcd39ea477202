import type { IslandDefinition } from '@guildhall/islands';
import type { Store } from 'jotai';
import type { OwnTexts } from '../texts/site-texts.ts';
import { addTexts } from '../texts/with-texts.tsx';

/** Adds a site's own texts to the islands that have texts. */
export function translateIslands(
  islands: Record<string, IslandDefinition>,
  own: OwnTexts,
): Record<string, IslandDefinition> {
  const translated = Object.entries(islands).map(([name, definition]) => [
    name,
    {
      ...definition,
      load: async (store: Store) => {
        const { default: component } = await definition.load(store);
        return { default: addTexts(name, component, own) };
      },
    },
  ]);
  return Object.fromEntries(translated) as Record<string, IslandDefinition>;
}
