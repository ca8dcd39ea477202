import type { IslandDefinition } from '@guildhall/islands';
import { hydrateLikeTheSite, type HydratedIsland } from '@guildhall/islands/testing';
import { vatCountryAtom } from '@guildhall/money-react';
import { showInfoMessage } from '@guildhall/ui';
import { createStore } from 'jotai';
import { translateIslands } from '../browser/translate-islands.ts';
import { ownMemberTextsAtom } from '../members/own-member-texts.ts';
import { getMemberTexts } from '../texts/island-texts.ts';
import type { OwnTexts } from '../texts/site-texts.ts';

/**
 * Renders an island as the server does, and hydrates it in a page whose store has changed since. Needs a browser.
 *
 * @example
 * import { expect, it } from 'vitest';
 *
 * const props: Readonly<Record<string, object>> = { ...kitIslandProps, map: { place: 'The quay' } };
 * it.each(Object.entries(islands))('hydrates %s without console messages', async (name, definition) => {
 *   const { messages } = await hydrateLate(name, definition, props[name]);
 *   expect(messages).toEqual([]);
 * });
 * @param props what the server would send
 * @param texts own texts of the site
 * @throws Error if there are no props for the island
 */
export async function hydrateLate(
  name: string,
  definition: IslandDefinition,
  props: object | undefined,
  texts?: OwnTexts,
): Promise<HydratedIsland> {
  if (!props) throw new Error(`There are no example props for the island ${name}`);
  const store = createStore();
  showInfoMessage(store, { status: 'info', title: 'Shown before hydration' });
  store.set(vatCountryAtom, 'DE');
  if (!texts) return hydrateLikeTheSite({ name, definition, props, store });
  store.set(ownMemberTextsAtom, getMemberTexts(texts));
  const translated = translateIslands({ [name]: definition }, texts)[name] ?? definition;
  return hydrateLikeTheSite({ name, definition: translated, props, store });
}
