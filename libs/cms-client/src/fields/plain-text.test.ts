import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createTestClient, rawEntry } from '../client/test-client.fixture.ts';
import { toPlainText } from './plain-text.ts';

/** Titles, excerpts and labels as WordPress writes them, and as readers see them. */
const written: readonly (readonly [string, string])[] = [
  ['Fish &#038; chips', 'Fish & chips'],
  ['Arts &amp; Culture', 'Arts & Culture'],
  ['It&#8217;s the &#8220;end&#8221; [&hellip;]', 'It’s the “end” […]'],
  ['&amp;amp;', '&amp;'],
  ['&lt;em&gt; is a tag', '<em> is a tag'],
  ['<em>Now</em> or <strong class="x">never</strong>', 'Now or never'],
  ['One<br />two', 'One two'],
  ['<p>First.</p>\n<p>Second.</p>', 'First. \n Second.'],
  ['H<sub>2</sub>O', 'H2O'],
  ['a < b', 'a < b'],
  ['I <3 maps', 'I <3 maps'],
  ['R&D, Q&A and ?a=1&copy=2', 'R&D, Q&A and ?a=1&copy=2'],
  ['a <word> in brackets', 'a <word> in brackets'],
  ['&nbsp; spaced&nbsp;out ', 'spaced\u00a0out'],
];

describe('plain text', () => {
  it.each(written)('decodes %j to %j [3.1.4]', (text, read) => {
    expect(toPlainText(text)).toBe(read);
  });

  it('renders as text, never as HTML [3.1.4]', () => {
    const pieces = fc.constantFrom(
      '&lt;',
      '&#60;',
      '&amp;',
      '<b>',
      '</b>',
      '<',
      'script',
      '>',
      'x',
      '"',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const rendered = renderToStaticMarkup(createElement('p', null, toPlainText(parts.join(''))));
        expect(rendered.slice('<p>'.length, -'</p>'.length)).not.toMatch(/[<>]/);
      }),
    );
  });

  it('is decoded once, in every text field [3.1.4]', async () => {
    const text = 'Fish &#038; <em>chips</em> &amp;amp; more';
    const read = 'Fish & chips &amp; more';
    const card = { title: text, excerpt: text, cats: [{ name: text }], calendarData: { location: text } };
    const { cms } = createTestClient(
      rawEntry(
        [
          { blockName: 'acf/page-title', title: text, subTitle: text, blockTitle: text },
          { blockName: 'acf/card-links', cards: [card] },
        ],
        { title: text, seo: { title: text } },
      ),
    );
    expect((await cms.readEntry('/about')).entry).toMatchObject({
      title: read,
      seo: { title: read },
      content: [
        { title: read, subTitle: read, blockTitle: read },
        { cards: [{ title: read, excerpt: read, cats: [{ name: read }], calendarData: { location: read } }] },
      ],
    });
    const filters = await createTestClient([{ id: 1, name: text, route: '/cards' }]).cms.readFilters(
      '/filters',
    );
    expect(filters.filters).toMatchObject([{ name: read }]);
    const link = { title: text, url: '/a' };
    const main = { variousData: { navigation: [link], headerLink: link }, shopData: { soldOutLabel: text } };
    expect((await createTestClient({ _en_maindata: main }).cms.readMainData()).mainData).toMatchObject({
      variousData: { navigation: [{ title: read }], headerLink: { title: read } },
      shopData: { soldOutLabel: read },
    });
  });

  it('is read from WordPress’s own response format too', async () => {
    const { cms } = createTestClient([
      { title: { rendered: 'Fish &#038; chips' }, excerpt: { rendered: '<p>Hi</p>' } },
    ]);
    expect((await cms.readCards('/cards')).cards).toMatchObject([{ title: 'Fish & chips', excerpt: 'Hi' }]);
  });

  it('does not apply to HTML, which keeps its entities', async () => {
    const { cms } = createTestClient(
      rawEntry([{ blockName: 'acf/intro-text', text: 'a &lt;b&gt; &amp;amp; <b>c</b>' }]),
    );
    expect((await cms.readEntry('/a')).entry).toMatchObject({
      content: [{ text: 'a &lt;b&gt; &amp;amp; <b>c</b>' }],
    });
  });
});
