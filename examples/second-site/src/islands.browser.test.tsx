import { hydrateLate, kitIslandProps } from '@guildhall/site/testing';
import { expect, it } from 'vitest';
import { islands } from './islands.ts';
import { texts } from './texts.ts';

const props: Record<string, object> = {
  ...kitIslandProps,
  'member-menu': {},
  dues: { levels: [{ month: '20 €', year: '240 €' }] },
};

it.each(Object.entries(islands))('hydrates %s in German without console messages', async (name, island) => {
  document.documentElement.lang = 'de';
  const { messages, element, remove } = await hydrateLate(name, island, props[name], texts);
  expect(messages).toEqual([]);
  expect(element.textContent).not.toMatch(
    /\b(?:Log in|Password|Close|Loading|Next|Play|required|optional)\b/,
  );
  remove();
});
