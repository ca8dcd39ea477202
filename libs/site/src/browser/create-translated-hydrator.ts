// For hot updates of islands in development, before any component is read; empty in a build.
import '@vitejs/plugin-react/preamble';
import type { Hydrator, IslandDefinition } from '@guildhall/islands';
import { mergeTexts } from '@guildhall/ui';
import type { Store } from 'jotai';
import { ownMemberTextsAtom } from '../members/own-member-texts.ts';
import { crashTexts } from '../chrome/crash-texts.ts';
import { getMemberTexts } from '../texts/island-texts.ts';
import type { OwnTexts } from '../texts/site-texts.ts';
import { createPageHydrator } from './create-page-hydrator.ts';
import { translateIslands } from './translate-islands.ts';

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
