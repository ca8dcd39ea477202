import { foreignChanges } from '@guildhall/islands/testing';
import { afterEach, it } from 'vitest';
import { clearPage, pressAllInChangedPage } from './changed-page.fixture.tsx';
import { kitIslands, type KitIslandName } from './kit-sources.ts';

afterEach(clearPage);

const { chrome, icons, wrappers, controls } = {
  chrome: foreignChanges['a translation that wraps texts (Chrome)'],
  icons: foreignChanges['icons after fields (password managers)'],
  wrappers: foreignChanges['wrappers around fields'],
  controls: foreignChanges['an own field and button at the start'],
};

it.each(Object.keys(kitIslands) as KitIslandName[])(
  'in a page that something else has changed, %s keeps every press and word [2.3.24]',
  async (name) => {
    for (const situation of [
      { when: 'before', way: 'touch' },
      { when: 'after', way: 'keyboard' },
    ] as const) {
      const expected = await pressAllInChangedPage(name, situation, () => undefined);
      for (const change of [chrome, icons, wrappers, controls])
        await pressAllInChangedPage(name, situation, change, expected);
    }
  },
);
