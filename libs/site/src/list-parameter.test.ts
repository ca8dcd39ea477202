import { getFilteredLists } from '@guildhall/blocks';
import type { Block, Filter } from '@guildhall/cms-client';
import { expect, it } from 'vitest';
import { isListParameter } from './list-parameter.ts';

it('accepts the parameters of all lists of a page', () => {
  const list = {
    ...{ name: 'entry-list', blockName: 'acf/entry-list', cardType: 'news', entryRoute: '/cards' },
    ...{ displayByCat: true, cats: { route: '/filters' } },
  };
  const blocks = Array.from({ length: 120 }, (_, index) => ({ ...list, idd: `list-${index}` }));
  const filters = [{ id: 1, name: 'Oceans', route: '/cards?oceans' }] as unknown as Filter[];
  const parameters = getFilteredLists(blocks as unknown as Block[], { '/filters': filters })
    .map(({ parameter, pageParameter }) => [parameter, pageParameter])
    .flat();
  expect(parameters).toHaveLength(240);
  expect(parameters.filter((parameter) => !isListParameter(parameter))).toEqual([]);
});

it.each([
  '',
  'pages',
  'page-',
  'page-x',
  'cat-',
  'cat-x',
  'cat2',
  'Cat',
  'cat-1234',
  'category',
  '__proto__',
])('rejects %j', (name) => expect(isListParameter(name)).toBe(false));
