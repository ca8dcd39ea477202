import { createHydrator } from '@guildhall/islands';
import { createStore } from 'jotai';

export const hydrator = createHydrator({
  islands: { chooser: { load: () => import('./Chooser.tsx') } },
  store: createStore(),
  onCrash: (name, error) => console.error(name, error),
});
