import type { IslandDefinition } from '@guildhall/islands';
import { infoMessagesAtom } from '@guildhall/ui';

/** Every island of the site, by the name that its HTML carries. */
export const islands: Record<string, IslandDefinition> = {
  'entry-filters': { load: () => import('./EntryFilters.tsx') },
  'info-messages': {
    load: () => import('@guildhall/ui').then(({ InfoMessages }) => ({ default: InfoMessages })),
    wakesOn: [infoMessagesAtom],
  },
};
