import { entryFiltersTexts, type EntryFiltersProps } from '@guildhall/blocks';
import { hydrateLikeTheSite } from '@guildhall/islands/testing';
import { showInfoMessage } from '@guildhall/ui';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { islands } from './list.ts';

const filters: Omit<EntryFiltersProps, 'load'> = {
  filters: [{ id: '1', name: 'Oceans', route: '/wp-json/cards/api/news?category=1' }],
  allRoute: '/wp-json/cards/api/news',
  label: 'Categories',
  panelId: 'cards',
  grid: { cardType: 'news' },
  texts: entryFiltersTexts,
};

/** What the server would send each island. An island without an example here fails the test. */
const examples: Record<string, object> = { 'entry-filters': filters, 'info-messages': {} };

it.each(Object.entries(islands))(
  'hydrates %s without a message though the store has moved on',
  async (name, definition) => {
    const store = createStore();
    showInfoMessage(store, { status: 'info', title: 'Said before it woke' });
    const props = examples[name];
    if (!props) throw new Error(`There is no example for the island ${name}`);
    const { messages, remove } = await hydrateLikeTheSite({ name, definition, props, store });
    expect(messages).toEqual([]);
    remove();
  },
);
