import { expect, it } from 'vitest';
import * as blocks from './index.ts';

it('exports exactly these names', () => {
  expect(Object.keys(blocks).sort()).toEqual([
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
    'collectFrameHeightRules',
    'computeOutline',
    'contactFormTexts',
    'defineView',
    'entryFiltersTexts',
    'findCardRoute',
    'getCardRoutes',
    'getFilteredLists',
    'parsePriceAmount',
    'sendContactForm',
    'startMovingBlocks',
    'useFilteredCards',
    'videoScriptAtom',
    'videoTexts',
    'youTubeHost',
  ]);
});
