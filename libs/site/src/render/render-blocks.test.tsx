import { builtInMainData, type Block } from '@guildhall/cms-client';
import { expect, it } from 'vitest';
import { renderBlocks } from './render-blocks.tsx';
import { createSiteViews } from './site-views.ts';
import { facts, rates } from '../page/pricing.fixture.ts';

const nothing = { cards: {}, filters: {}, collections: {} };
const title = {
  name: 'page-title',
  blockName: 'acf/page-title',
  idd: 'a',
  classNames: [],
  title: 'It is shown',
} as Block;
// A list without items, which no parser returns: an example of any block that throws.
const broken = {
  name: 'list',
  blockName: 'core/list',
  idd: 'b',
  classNames: [],
  listType: 'ul',
} as unknown as Block;
const text = {
  name: 'text',
  blockName: 'core/text',
  idd: 'c',
  classNames: [],
  textType: 'p',
  html: 'The rest',
} as unknown as Block;

it('leaves out a block that throws, reports it, and renders the rest [2.4.13]', async () => {
  const { html, problems } = await renderBlocks([title, broken, text], nothing, {
    mainData: builtInMainData,
    facts,
    rates,
    path: '/',
  });
  expect(html.join('')).toMatch(/It is shown.*The rest/s);
  expect(html.join('')).not.toContain('Notice for editors');
  expect(problems).toEqual([
    { blockName: 'core/list', idd: 'b', message: expect.stringContaining('TypeError') as string },
  ]);
});

it('tells editors in the language of the site [2.4.29]', async () => {
  const noticeTexts = {
    'Notice for editors': '[Notice]',
    'Its content is not valid ({detail}).': '[Invalid.]',
  };
  const { html } = await renderBlocks([title, broken], nothing, {
    ...{ mainData: builtInMainData, facts, rates, path: '/', notices: 'shown' },
    views: createSiteViews({ noticeTexts }),
  });
  expect(html.join('')).toMatch(/aria-label="\[Notice\]".*\[Invalid\.\]/s);
});

it('tells editors in its place why a block is missing [2.4.29]', async () => {
  const { html, problems } = await renderBlocks([title, broken, text], nothing, {
    mainData: builtInMainData,
    facts,
    rates,
    path: '/',
    notices: 'shown',
  });
  expect(html.join('')).toMatch(/It is shown.*Notice for editors.*core\/list.*The rest/s);
  expect(problems).toHaveLength(1);
});
