// For hot updates of islands in development; empty in a build.
import '@vitejs/plugin-react/preamble';
import { createHydrator, type Hydrator, type IslandDefinition } from '@guildhall/islands';
import { showInfoMessage } from '@guildhall/ui';
import type { Store } from 'jotai';

/** Creates the hydrator of a page: React, the site's islands and their store, fetched when the first island wakes. */
export function createPageHydrator(islands: Record<string, IslandDefinition>, store: Store): Hydrator {
  return createHydrator({
    islands,
    store,
    onCrash: (name, error) => {
      console.error(`Island ${name} crashed`, error);
      showInfoMessage(store, {
        status: 'error',
        title: 'Part of this page has stopped working',
        description: 'Copy anything you have typed, then reload the page.',
      });
    },
  });
}
