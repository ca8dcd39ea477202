import { createStore } from 'jotai';

/** The page's store: all islands share its atoms. */
export const pageStore = createStore();
