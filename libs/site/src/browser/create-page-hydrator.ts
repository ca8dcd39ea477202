// For hot updates of islands in development; empty in a build.
import '@vitejs/plugin-react/preamble';
import { createHydrator, type Hydrator, type IslandDefinition } from '@guildhall/islands';
import { showInfoMessage } from '@guildhall/ui';
import type { Store } from 'jotai';
import { crashTexts } from '../chrome/crash-texts.ts';

/** Creates the hydrator of a page: React, the site's islands and their store, fetched when the first island wakes. */
export function createPageHydrator(
  islands: Record<string, IslandDefinition>,
  store: Store,
  texts = crashTexts,
): Hydrator {
  return createHydrator({
    islands,
    store,
    onCrash: (name, error) => {
      console.error(`Island ${name} crashed`, error);
      showInfoMessage(store, { status: 'error', ...texts });
    },
    onForeignChange: (name) => console.warn(`Island ${name} was changed`),
  });
}
