import { describe, expect, it } from 'vitest';
import { contentBudgets } from '../budgets/content-budgets.ts';
import { createTestClient, rawEntry } from '../client/test-client.fixture.ts';
import { parseBlocks } from './parsed.fixture.ts';

/** A block of a field plugin as `parse_blocks` returns it: each value next to its field's key. */
function acf(name: string, data: Record<string, unknown>, more: object = {}) {
  const keys = Object.keys(data).map((key, index) => [`_${key}`, `field_${index}`] as const);
  const attrs = { name: `acf/${name}`, data: { ...data, ...Object.fromEntries(keys) }, mode: 'preview' };
  return { ...parseBlocks(`acf/${name}`, '', { attrs }), ...more };
}

async function read(...content: unknown[]) {
  const { cms } = createTestClient(rawEntry(content), { collectProblems: true });
  const { entry } = await cms.readEntry('/about');
  return { blocks: entry?.content ?? [], messages: (entry?.problems ?? []).map(({ message }) => message) };
}

const link = { title: 'More', url: '/more', target: '' };

describe('the values of a field plugin’s block, as saved by the editor', () => {
  it('become its fields [2.4.41]', async () => {
    const { blocks, messages } = await read(
      acf('hero', { title: 'A hero', subTitle: 'And more', image: { url: '/a.jpg' }, link }),
      acf('block-title', { blockTitle: 'A title', title: 'Words', backgroundColor: 'soft' }),
    );
    expect(blocks).toMatchObject([
      { name: 'hero', title: 'A hero', subTitle: 'And more', link: { url: '/more' } },
      { name: 'block-title', title: 'Words', blockTitle: 'A title', backgroundColor: 'soft' },
    ]);
    expect(messages).toEqual([]);
  });

  it('include rows: slides, list items and field groups [2.4.41]', async () => {
    const { blocks, messages } = await read(
      acf('rotating-text', { slides: 2, slides_0_title: 'One', slides_1_title: 'Two' }),
      acf('list', {
        listType: 'ol',
        listItems: '2',
        listItems_0_text: 'One',
        listItems_1_text: '<b>Two</b>',
      }),
      acf('entry-list', {
        contentType: 'news',
        entryRoute: '/wp-json/cards/api/news',
        cats: '',
        cats_route: '/wp-json/filters/api/news',
        displayByCat: '1',
      }),
    );
    expect(blocks).toMatchObject([
      { slides: [{ title: 'One' }, { title: 'Two' }] },
      { listType: 'ol', listItems: ['One', '<b>Two</b>'] },
      { displayByCat: true, cats: { route: '/wp-json/filters/api/news' } },
    ]);
    expect(messages).toEqual([]);
  });

  it('have the editor’s paragraphs [2.4.41]', async () => {
    const { blocks } = await read(acf('intro-text', { html: 'One\r\n\r\nTwo', text: 'One\r\n\r\nTwo' }));
    expect(JSON.stringify(blocks)).toContain('<p>One</p>');
  });

  it('are replaced by those that the content service reads itself', async () => {
    const { blocks } = await read(acf('hero', { title: 'Saved', subTitle: 'Saved' }, { title: 'Read' }));
    expect(blocks).toMatchObject([{ title: 'Read', subTitle: 'Saved' }]);
  });

  it('report the remedy for a picture that is only a number [2.4.37]', async () => {
    const { cms } = createTestClient(rawEntry([acf('hero', { title: 'A hero', image: 4711 })]), {
      collectProblems: true,
    });
    const { entry } = await cms.readEntry('/about');
    expect(entry?.problems).toMatchObject([
      {
        field: 'image',
        message: 'the picture is only a media library ID',
        advice: expect.stringContaining('URL'),
      },
    ]);
  });

  it.each([
    ['a count that is none', { slides: 'many', slides_0_title: 'One' }],
    ['a count of rows that are not there', { slides: 1e9 }],
    ['names of the language itself', { __proto__: 'x', constructor: 'y', slides: -1 }],
    ['no data', 'x'],
  ])('are harmless with %s', async (_what, data) => {
    const block = { ...parseBlocks('acf/rotating-text', ''), attrs: { data } };
    const { blocks } = await read(block, acf('hero', { title: 'Kept' }));
    expect(blocks).toMatchObject([{ name: 'unknown' }, { title: 'Kept' }]);
    expect(contentBudgets.items).toBeLessThan(1e9);
  });
});
