// For hot updates of islands in development; empty in a build.
import '@vitejs/plugin-react/preamble';
import { createHydrator } from '@guildhall/islands';
import { showInfoMessage } from '@guildhall/ui';
import { pageStore } from '../atoms/store.ts';
import { islands } from '../islands/list.ts';

/** React, the store and the list of islands, fetched when the first island wakes. */
export const hydrator = createHydrator({
  islands,
  store: pageStore,
  onCrash: (name, error) => {
    console.error(`Island ${name} crashed`, error);
    showInfoMessage(pageStore, {
      status: 'error',
      title: 'Part of this page has stopped working',
      description: 'Copy anything you have typed, then reload the page.',
    });
  },
});
