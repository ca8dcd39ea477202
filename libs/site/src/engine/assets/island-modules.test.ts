import { expect, it } from 'vitest';
import { createIslandModuleFinder } from './island-modules.ts';

const client = {
  '_members.js': { file: 'members.js', dynamicImports: ['../../libs/site/src/islands/EntryFilters.tsx'] },
  '../../libs/site/src/browser/create-page-hydrator.ts': {
    file: 'hydrator.js',
    imports: ['_react.js'],
    dynamicImports: [
      '_ui.js',
      '../../libs/site/src/members/page-members.ts',
      '../../libs/site/src/islands/EntryFilters.tsx',
      '../../libs/site/src/islands/Cart.tsx',
      'src/MapIsland.tsx',
    ],
  },
  '../../libs/site/src/members/page-members.ts': { file: 'page-members.js', imports: ['_members.js'] },
  '_react.js': { file: 'react.js', imports: ['../../libs/site/src/browser/start-page.ts'] },
  '../../libs/site/src/browser/start-page.ts': { file: 'start.js', dynamicImports: ['_shop-1a2b3c.js'] },
  '_shop-1a2b3c.js': { file: 'shop.js', dynamicImports: ['../../libs/cart/src/Form.tsx'] },
  '_ui.js': { file: 'ui.js' },
  '_button.js': { file: 'button.js', imports: ['../../libs/site/src/browser/create-page-hydrator.ts'] },
  '../../libs/site/src/islands/EntryFilters.tsx': { file: 'filters.js', imports: ['_button.js'] },
  '../../libs/site/src/islands/Cart.tsx': {
    file: 'cart.js',
    dynamicImports: ['../../libs/cart/src/Form.tsx'],
  },
  '../../libs/cart/src/Form.tsx': { file: 'form.js' },
  'src/MapIsland.tsx': { file: 'map-island.js', dynamicImports: ['src/Legend.tsx'] },
  'src/Legend.tsx': { file: 'legend.js' },
};
const scripts: Record<string, string> = {
  'hydrator.js': '"gh_Crash_root"',
  'ui.js': '"gh_InfoMessages_root"',
  'members.js': '"gh_MemberMenu_root"',
  'button.js': '"gh_Button_root"',
  'filters.js': '"gh_EntryFilters_bar"',
  'cart.js': '"gh_Cart_root"',
  'form.js': '"gh_Form_root"',
  'map-island.js': '"gh_own-Map_root"',
  'legend.js': '"gh_own-Legend_root"',
};
const islands = {
  hydrator: 'hydrator.js',
  islands: { 'entry-filters': 'filters.js', cart: 'cart.js', map: 'map-island.js' },
  unstyled: ['shop.js', 'members.js'],
  list: '',
};
const findModules = createIslandModuleFinder(client, islands, (file) => scripts[file] ?? '');

it('are those of the island, its imports, and what all islands share', () => {
  expect(new Set(findModules('entry-filters'))).toEqual(
    new Set(['EntryFilters', 'Button', 'Crash', 'InfoMessages']),
  );
  expect(findModules('cart')).not.toContain('EntryFilters');
  expect(findModules('cart')).toContain('Form');
});

it('are not those of a prerequisite that other islands wait for', () => {
  expect(findModules('entry-filters')).not.toContain('MemberMenu');
});

it('are only the shared ones for an island without its own file', () => {
  expect(findModules('info-messages')).toEqual(['Crash', 'InfoMessages']);
});

it('are those of the site’s own island, with what it imports later', () => {
  expect(findModules('map')).toEqual(['Crash', 'InfoMessages', 'own-Map', 'own-Legend']);
  expect(findModules('cart')).not.toContain('own-Map');
});
