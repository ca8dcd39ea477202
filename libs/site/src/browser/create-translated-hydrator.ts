import type { Hydrator, IslandDefinition } from '@guildhall/islands';
import { mergeTexts } from '@guildhall/ui';
import type { Store } from 'jotai';
import { ownMemberTextsAtom } from '../members/own-member-texts.ts';
import { crashTexts } from '../chrome/crash-texts.ts';
import { getMemberTexts } from '../texts/island-texts.ts';
import type { OwnTexts } from '../texts/site-texts.ts';
import { addTexts } from '../texts/with-texts.tsx';
import { createPageHydrator } from './create-page-hydrator.ts';

/** Creates the hydrator of a site with texts of its own. The code of an English site does not contain this. */
export function createTranslatedHydrator(
  islands: Record<string, IslandDefinition>,
  store: Store,
  own: OwnTexts,
): Hydrator {
  store.set(ownMemberTextsAtom, getMemberTexts(own));
  return createPageHydrator(
    translateIslands(islands, own),
    store,
    mergeTexts(crashTexts, own.chrome?.crashed),
  );
}

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
