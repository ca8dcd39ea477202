import { hydrateLikeTheSite } from '@guildhall/islands/testing';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { translateIslands } from '../browser/create-translated-hydrator.ts';
import {
  cart,
  carouselControls,
  infoMessages,
  login,
  memberMenu,
  resetPassword,
} from '../islands/kit-islands.ts';
import { findUntranslated, pseudoTexts } from './pseudo-language.fixture.ts';

const islands = translateIslands(
  {
    cart,
    'carousel-controls': carouselControls,
    'info-messages': infoMessages,
    login,
    'member-menu': memberMenu,
    'reset-password': resetPassword,
  },
  pseudoTexts,
);
const props: Record<string, object> = { 'carousel-controls': { rowId: 'slides' } };

it.each(Object.entries(islands))('hydrates %s with the texts of the site', async (name, definition) => {
  const { messages, element, remove } = await hydrateLikeTheSite({
    ...{ name, definition, store: createStore() },
    props: props[name] ?? {},
  });
  expect(messages).toEqual([]);
  expect(findUntranslated(element.innerHTML)).toEqual([]);
  remove();
});

it('shows texts in an island’s props before those of the site', async () => {
  const { element, remove } = await hydrateLikeTheSite({
    ...{ name: 'login', definition: islands['login'] ?? login, store: createStore() },
    props: { texts: { loginLabel: 'Come in' } },
  });
  expect(element.textContent).toContain('Come in');
  expect(element.textContent).toContain('[Password]');
  remove();
});
