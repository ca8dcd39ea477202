import { cartNoticesAtom, cartOpenAtom } from '@guildhall/cart';
import type { IslandDefinition } from '@guildhall/islands';
import { portalAtom, redirectWindowAtom } from '@guildhall/member-portal/atoms';
import { infoMessagesAtom } from '@guildhall/ui';
import { islandLoaders } from './loaders.ts';

const wakesOn: Partial<Record<keyof typeof islandLoaders, IslandDefinition['wakesOn']>> = {
  cart: [cartOpenAtom, cartNoticesAtom],
  'info-messages': [infoMessagesAtom],
  'member-windows': [portalAtom, redirectWindowAtom],
};

export const islands: Record<string, IslandDefinition> = Object.fromEntries(
  Object.entries(islandLoaders).map(([name, load]) => {
    const atoms = wakesOn[name as keyof typeof islandLoaders];
    return [name, { load, ...(atoms && { wakesOn: atoms }) }];
  }),
);
