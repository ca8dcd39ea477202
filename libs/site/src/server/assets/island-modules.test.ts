import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { islands } from '../../islands/list.ts';
import { createIslandModuleFinder } from './island-modules.ts';

const client = {
  '_members.js': { file: 'members.js', dynamicImports: ['../../libs/site/src/islands/EntryFilters.tsx'] },
  '../../libs/site/src/browser/hydrator.ts': {
    file: 'hydrator.js',
    imports: ['_react.js'],
    dynamicImports: [
      '_ui.js',
      '../../libs/site/src/islands/EntryFilters.tsx',
      '../../libs/site/src/islands/Cart.tsx',
    ],
  },
  '_react.js': { file: 'react.js', imports: ['../../libs/site/src/browser/start.ts'] },
  '../../libs/site/src/browser/start.ts': { file: 'start.js', dynamicImports: ['_shop-1a2b3c.js'] },
  '_shop-1a2b3c.js': { file: 'shop.js', dynamicImports: ['../../libs/cart/src/Form.tsx'] },
  '_ui.js': { file: 'ui.js' },
  '_button.js': { file: 'button.js', imports: ['../../libs/site/src/browser/hydrator.ts'] },
  '../../libs/site/src/islands/EntryFilters.tsx': { file: 'filters.js', imports: ['_button.js'] },
  '../../libs/site/src/islands/Cart.tsx': {
    file: 'cart.js',
    dynamicImports: ['../../libs/cart/src/Form.tsx'],
  },
  '../../libs/cart/src/Form.tsx': { file: 'form.js' },
};
const scripts: Record<string, string> = {
  'hydrator.js': '"gh_Crash_root"',
  'ui.js': '"gh_InfoMessages_root"',
  'button.js': '"gh_Button_root"',
  'filters.js': '"gh_EntryFilters_bar"',
  'cart.js': '"gh_Cart_root"',
  'form.js': '"gh_Form_root"',
};
const findModules = createIslandModuleFinder(client, (file) => scripts[file] ?? '');

it('are those of the island, its imports, and what all islands share', () => {
  expect(new Set(findModules('entry-filters'))).toEqual(
    new Set(['EntryFilters', 'Button', 'Crash', 'InfoMessages']),
  );
  expect(findModules('cart')).not.toContain('EntryFilters');
  expect(findModules('cart')).toContain('Form');
});

it('are only the shared ones for an island without its own file', () => {
  expect(findModules('info-messages')).toEqual(['Crash', 'InfoMessages']);
});

it('are found for every island: it is named after its file, or comes from a library', () => {
  const fromLibraries = ['info-messages'];
  for (const name of Object.keys(islands).filter((island) => !fromLibraries.includes(island))) {
    const file = name.replaceAll(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
    expect(existsSync(join(import.meta.dirname, '../../islands', `${file}.tsx`)), name).toBe(true);
  }
});
