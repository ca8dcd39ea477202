import type { IslandDefinition } from '@guildhall/islands';
import { expect, it } from 'vitest';
import { hydrateLate, kitIslandProps } from '../testing/index.ts';
import { createSignUp } from './create-sign-up.tsx';
import * as kit from './kit-islands.ts';
import { kitIslands, type KitIsland } from './kit-sources.ts';
import { createTillCheckout } from './till-checkout.fixture.ts';

const toExportName = (name: string) =>
  name.replaceAll(/-(.)/g, (_match, letter: string) => letter.toUpperCase()) as keyof typeof kit;
const islands = Object.entries<KitIsland>(kitIslands)
  .filter(([, { sources }]) => sources !== undefined)
  .map(([name]) => [name, kit[toExportName(name)]] as const);
const signUp: IslandDefinition = { load: async () => ({ default: createSignUp(createTillCheckout) }) };

it('the door exports every island of the kit', () => {
  expect(Object.keys(kit).sort()).toEqual(islands.map(([name]) => toExportName(name)).sort());
});

it.each([...islands, ['sign-up', signUp] as const])(
  'hydrates %s without console messages after the store has changed',
  async (name, island) => {
    const props = kitIslandProps[name as keyof typeof kitIslands];
    const { messages, remove } = await hydrateLate(name, island, props);
    expect(messages).toEqual([]);
    remove();
  },
);
