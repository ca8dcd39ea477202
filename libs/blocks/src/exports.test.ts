import { expect, it } from 'vitest';
import * as door from './index.ts';

it('has one door with these names', () => {
  expect(Object.keys(door).sort()).toEqual([
    'BlockNotice',
    'BlockView',
    'Blocks',
    'CardGrid',
    'ContactForm',
    'CutNote',
    'EntryFilters',
    'FilterLinks',
    'VideoPlayer',
    'blockRegistry',
    'blocksTexts',
    'cardRouteOf',
    'cardRoutesOf',
    'contactFormTexts',
    'defineView',
    'entryFiltersTexts',
    'filteredListsOf',
    'frameHeightRules',
    'outlineOf',
    'priceAmount',
    'sendContactForm',
    'startMovingBlocks',
    'useFilteredCards',
    'videoScriptAtom',
    'videoTexts',
    'youTubeHost',
  ]);
});
