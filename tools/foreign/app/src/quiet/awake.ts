import { createAwakener } from '@guildhall/islands';
import { createStore } from 'jotai';

export const awakener = createAwakener({
  islands: { chooser: { load: () => import('./Chooser.tsx') } },
  store: createStore(),
  onCrash: (name, error) => console.error(name, error),
});
