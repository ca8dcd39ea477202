import { expect, it } from 'vitest';
import { hydrateLate, kitIslandProps } from '../testing/index.ts';
import * as kit from './kit-islands.ts';
import { kitIslands } from './kit-sources.ts';

const toExportName = (name: string) =>
  name.replaceAll(/-(.)/g, (_match, letter: string) => letter.toUpperCase()) as keyof typeof kit;
const islands = Object.keys(kitIslands).map((name) => [name, kit[toExportName(name)]] as const);

it('the door exports every island of the kit', () => {
  expect(Object.keys(kit).sort()).toEqual(islands.map(([name]) => toExportName(name)).sort());
});

it.each(islands)('hydrates %s without console messages after the store has changed', async (name, island) => {
  const props = kitIslandProps[name as keyof typeof kitIslands];
  const { messages, remove } = await hydrateLate(name, island, props);
  expect(messages).toEqual([]);
  remove();
});
