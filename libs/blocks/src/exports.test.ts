import { expect, it } from 'vitest';
import * as door from './index.ts';

it('has one door with these names', () => {
  expect(Object.keys(door).sort()).toEqual([
    'BlockView',
    'Blocks',
    'CardGrid',
    'EntryFilters',
    'FilterTabs',
    'blockRegistry',
    'cardRoutesOf',
    'entryFiltersTexts',
    'outlineOf',
    'useFilteredCards',
  ]);
});
