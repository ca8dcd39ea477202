import { createStore } from 'jotai';

/** The one store of a page: every island reads and writes the same atoms through it. */
export const pageStore = createStore();
