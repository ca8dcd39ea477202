import type { IslandDefinition } from '@guildhall/islands';
import { expect, it } from 'vitest';
import { createSignUp } from '../islands/create-sign-up.tsx';
import { createTillCheckout } from '../islands/till-checkout.fixture.ts';
import * as kit from '../islands/kit-islands.ts';
import { kitIslands, type KitIslandName } from '../islands/kit-sources.ts';
import { hydrateLate, kitIslandProps } from '../testing/index.ts';
import { findUntranslated, pseudoTexts } from './pseudo-language.fixture.ts';
import { toPseudoProps } from './pseudo-props.fixture.ts';

const toExportName = (name: string) =>
  name.replaceAll(/-(.)/g, (_match, letter: string) => letter.toUpperCase()) as keyof typeof kit;
const signUp: IslandDefinition = { load: async () => ({ default: createSignUp(createTillCheckout) }) };
const islands = (Object.keys(kitIslands) as KitIslandName[]).map(
  (name) => [name, name === 'sign-up' ? signUp : kit[toExportName(name)]] as const,
);

it.each(islands)('hydrates %s with the texts of the site', async (name, island) => {
  const props = toPseudoProps(kitIslandProps[name]);
  const { messages, element, remove } = await hydrateLate(name, island, props, pseudoTexts);
  expect(messages).toEqual([]);
  const html = element.innerHTML.replaceAll('Shown before hydration', '');
  expect(findUntranslated(html)).toEqual([]);
  remove();
});

it('shows texts in an island’s props before those of the site', async () => {
  const props = { texts: { loginLabel: 'Come in' } };
  const { element, remove } = await hydrateLate('login', kit.login, props, pseudoTexts);
  expect(element.textContent).toContain('Come in');
  expect(element.textContent).toContain('[Password]');
  remove();
});
