import { expect, it } from 'vitest';
import * as blocks from './index.ts';

it('exports exactly these names', () => {
  expect(Object.keys(blocks).sort()).toEqual([
    'BlockNotice',
    'BlockView',
    'Blocks',
    'CardGrid',
    'CardList',
    'ContactForm',
    'CutNote',
    'EntryFilters',
    'FilterLinks',
    'VideoPlayer',
    'blockRegistry',
    'blocksTexts',
    'cardViews',
    'collectFrameHeightRules',
    'computeOutline',
    'contactFormTexts',
    'defineCards',
    'defineView',
    'entryFiltersTexts',
    'findCardRoute',
    'getCardRoutes',
    'getFilteredLists',
    'hasFirstPicture',
    'hasPageTitle',
    'parsePriceAmount',
    'sendContactForm',
    'startMovingBlocks',
    'useFilteredCards',
    'videoScriptAtom',
    'videoTexts',
    'youTubeHost',
  ]);
});
