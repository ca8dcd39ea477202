import { createStore } from 'jotai';

export const pageStore = createStore();
