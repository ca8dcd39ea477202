import { expect, it } from 'vitest';
import * as door from './index.ts';
import * as texts from './texts/index.ts';

it('exports exactly these names', () => {
  expect(Object.keys(door).sort()).toEqual([
    'addCardTypes',
    'anyHtml',
    'blockCategories',
    'builtInBlocks',
    'builtInMainData',
    'cardTypes',
    'cards',
    'choice',
    'collectEntryText',
    'contentTexts',
    'contentTypes',
    'createCmsClient',
    'day',
    'defineBlock',
    'describeBlock',
    'describeContent',
    'field',
    'file',
    'findMainData',
    'flag',
    'getCardType',
    'getEntryView',
    'group',
    'html',
    'image',
    'items',
    'link',
    'number',
    'route',
    'text',
    'texts',
    'time',
    'toPlainText',
    'untitledLink',
    'url',
    'word',
  ]);
});

it('has an entry point for texts, so that browsers load no other main data', () => {
  expect(Object.keys(texts).sort()).toEqual(['fieldTexts', 'formTexts', 'userAdminTexts']);
});
