import { expect, it } from 'vitest';
import { builtInBlocks } from '../blocks/built-in-blocks.ts';
import { defineBlock } from '../blocks/define-block.ts';
import { createTestClient, rawEntry } from '../client/test-client.fixture.ts';
import { html, items, text } from '../fields/field-kinds.ts';
import { collectEntryText } from './collect-entry-text.ts';

const tides = defineBlock(
  'tides',
  { place: text(), rows: items({ note: html() }, 'a list of rows') },
  { help: 'Tides' },
);
const blocks = [...builtInBlocks, tides];

async function collect(content: readonly object[], maxLength = 10_000) {
  const { cms } = createTestClient(rawEntry(content), { blocks });
  const { outcome, entry } = await cms.readEntry('/about');
  if (outcome !== 'found') throw new Error('The test has no entry');
  return collectEntryText(entry, { blocks, maxLength });
}

it('returns titles, texts, list items, quotations and descriptions in the order of the page', async () => {
  const content = [
    { blockName: 'acf/hero', title: 'The tide', subTitle: 'A slow clock' },
    { blockName: 'acf/text', textType: 'html', html: '<p>Fish &amp; <b>c</b>hips</p><p>at <i>ebb</i></p>' },
    { blockName: 'acf/list', listItems: ['First <em>item</em>', 'Second'] },
    { blockName: 'acf/testimonials', slides: [{ title: 'Ada', text: '<p>It rises.</p>' }] },
    { blockName: 'acf/video', videoId: 'abcdefghijk', description: '<p>A film of it</p>' },
  ];
  expect(await collect(content)).toEqual([
    'The tide',
    'A slow clock',
    'Fish & chips at ebb',
    'First item',
    'Second',
    'Ada',
    'It rises.',
    'A film of it',
  ]);
});

it('returns the texts of a site’s own blocks', async () => {
  const content = [{ blockName: 'acf/tides', place: 'Harbour', rows: [{ note: 'High <b>water</b>' }] }];
  expect(await collect(content)).toEqual(['Harbour', 'High water']);
});

it('leaves out the entry’s title, labels of forms and links, and the cards of other entries', async () => {
  const content = [
    { blockName: 'acf/page-title', title: 'About us' },
    { blockName: 'acf/button', link: { title: 'Go', url: '/x', target: '' } },
    { blockName: 'acf/contact-form', fields: [{ type: 'text', label: 'Name' }] },
    {
      ...{ blockName: 'acf/card-links', blockTitle: 'See also', cardType: 'news' },
      cards: [{ title: 'Another entry', excerpt: 'Its excerpt', permalink: '/other' }],
    },
  ];
  expect(await collect(content)).toEqual(['See also']);
});

it('ends at the maximum length', async () => {
  const content = ['aaaa', 'bbbb', 'cccc'].map((html) => ({ blockName: 'acf/text', textType: 'p', html }));
  expect(await collect(content, 6)).toEqual(['aaaa', 'bb']);
});
