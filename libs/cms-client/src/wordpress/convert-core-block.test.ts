import { describe, expect, it } from 'vitest';
import { createTestClient, rawEntry } from '../client/test-client.fixture.ts';
import type { Block } from '../blocks/block.ts';

async function parse(...content: unknown[]): Promise<{ blocks: readonly Block[]; problems: string[] }> {
  const { cms, problems } = createTestClient(rawEntry(content));
  const { entry } = await cms.readEntry('/about');
  return {
    blocks: entry?.content ?? [],
    problems: problems.map(({ where, message }) => `${where}: ${message}`),
  };
}

const native = (name: string | null, innerHTML: string, more: Record<string, unknown> = {}) => ({
  blockName: name === null ? null : `core/${name}`,
  attrs: [],
  innerBlocks: [],
  innerHTML,
  innerContent: [innerHTML],
  ...more,
});

const heading = { blockName: 'core/heading', textType: 'h3', html: 'One' };
const paragraph = { blockName: 'core/paragraph', html: 'Two' };

describe('a WordPress container', () => {
  it('shows its blocks in order, each with its own id [2.4.31]', async () => {
    const column = (...innerBlocks: unknown[]) => ({ blockName: 'core/column', innerBlocks });
    const columns = { blockName: 'core/columns', innerBlocks: [column(heading, paragraph), column(heading)] };
    const { blocks, problems } = await parse(columns, { blockName: 'core/group', innerBlocks: [paragraph] });
    expect(blocks).toMatchObject([
      { name: 'text', html: 'One' },
      { name: 'text', html: 'Two' },
      { name: 'text', html: 'One' },
      { name: 'text', html: 'Two' },
    ]);
    expect(new Set(blocks.map(({ idd }) => idd)).size).toBe(4);
    expect(problems).toEqual([]);
  });

  it('reports the position of what was left out [3.1.5]', async () => {
    const { problems } = await parse({
      blockName: 'core/group',
      innerBlocks: [paragraph, { blockName: 'acf/hero' }],
    });
    expect(problems).toEqual([
      'entry /about, block 1 (core/group), block 2 (acf/hero): block left out: title: expected text',
    ]);
  });

  it('is harmless if it contains itself a thousand times', async () => {
    let nest: unknown = paragraph;
    for (let depth = 0; depth < 1_000; depth++) nest = { blockName: 'core/group', innerBlocks: [nest] };
    const { blocks } = await parse(nest, paragraph);
    expect(blocks.at(-1)).toMatchObject({ name: 'text', html: 'Two' });
  });
});

describe('a core block of WordPress', () => {
  const quote = native('quote', '<blockquote class="wp-block-quote"><cite>Asta</cite></blockquote>', {
    innerBlocks: [native('paragraph', '<p>Good soup</p>')],
    innerContent: ['<blockquote class="wp-block-quote">', null, '<cite>Asta</cite></blockquote>'],
  });

  it.each([
    ['a paragraph', native('paragraph', '<p>Hi <b>you</b></p>'), '<p>Hi <b>you</b></p>'],
    ['a heading', native('heading', '<h3 class="wp-block-heading">Hi</h3>'), '<h3>Hi</h3>'],
    ['a quotation', quote, '<blockquote><p>Good soup</p><cite>Asta</cite></blockquote>'],
    ['text from before there were blocks', native(null, '<p>Old</p>'), '<p>Old</p>'],
    ['a block with html of its own', { blockName: 'core/verse', html: '<pre>a\nb</pre>' }, '<pre>a\nb</pre>'],
    [
      'a picture with its caption',
      native(
        'image',
        '<figure><img src="/a.jpg" alt=""/><figcaption>By <a href="/x">X</a></figcaption></figure>',
      ),
      '<figure><img src="https://content.example/a.jpg" alt="" /><figcaption>By <a href="/x">X</a></figcaption></figure>',
    ],
    [
      'a table',
      native('table', '<table><tbody><tr><td onclick="x">1</td></tr></tbody></table>'),
      '<table><tbody><tr><td>1</td></tr></tbody></table>',
    ],
    [
      'a list',
      native('list', '<ol></ol>', {
        innerBlocks: [native('list-item', '<li>a</li>'), native('list-item', '<li>b</li>')],
        innerContent: ['<ol>', null, null, '</ol>'],
      }),
      '<ol><li>a</li><li>b</li></ol>',
    ],
  ])('is shown as its sanitised HTML: %s [2.4.32]', async (_what, raw, html) => {
    const { blocks, problems } = await parse(raw);
    expect(blocks).toMatchObject([{ name: 'text', textType: 'html', html }]);
    expect(problems).toEqual([]);
  });

  it('becomes our equivalent block, if there is one [2.4.32]', async () => {
    const { blocks } = await parse(
      native('separator', '<hr class="wp-block-separator"/>'),
      native('spacer', '<div style="height:100px"></div>', { attrs: { height: '100px' } }),
      native('embed', '<figure>…</figure>', {
        attrs: { url: 'https://www.youtube.com/watch?v=a1B_-2c3D4e' },
      }),
      native('embed', '<figure>…</figure>', { attrs: { url: 'https://elsewhere.example/tune' } }),
    );
    expect(blocks).toMatchObject([
      { name: 'spacer-line', hideLine: false },
      { name: 'spacer-line', hideLine: true },
      { name: 'video', videoId: 'a1B_-2c3D4e' },
      { name: 'iframe', link: { url: 'https://elsewhere.example/tune' } },
    ]);
  });

  it('is left out and reported if it has nothing to show [2.4.12]', async () => {
    const { blocks } = await parse(
      native('latest-posts', ''),
      native('shortcode', '[contact-form-7 id="5"]'),
      { blockName: 'acf/hologram', innerHTML: '<p>x</p>' },
    );
    expect(blocks).toMatchObject([
      { name: 'unknown', reason: 'not rendered' },
      { name: 'unknown', reason: 'not rendered' },
      { name: 'unknown', reason: 'unknown name' },
    ]);
  });
});

describe('a video', () => {
  it.each([
    'a1B_-2c3D4e',
    'https://www.youtube.com/watch?v=a1B_-2c3D4e',
    'https://youtube.com/watch?app=desktop&amp;v=a1B_-2c3D4e&amp;t=42s',
    'https://m.youtube.com/watch?t=1&v=a1B_-2c3D4e#x',
    'youtu.be/a1B_-2c3D4e?si=abc',
    'https://youtu.be/a1B_-2c3D4e',
    'https://www.youtube-nocookie.com/embed/a1B_-2c3D4e?rel=0',
    'https://www.youtube.com/shorts/a1B_-2c3D4e',
    'https://www.youtube.com/live/a1B_-2c3D4e?feature=share',
    '<iframe src="https://www.youtube.com/embed/a1B_-2c3D4e?feature=oembed" width="640"></iframe>',
  ])('is found in the editor’s pasted text: %s [2.4.19]', async (videoId) => {
    const { blocks } = await parse({ blockName: 'acf/video', videoId });
    expect(blocks).toMatchObject([{ name: 'video', videoId: 'a1B_-2c3D4e' }]);
  });

  it.each([
    'https://vimeo.com/123456',
    'https://www.youtube.com/@channel',
    'notyoutube.com/embed/a1B_-2c3D4e',
    'a"><',
  ])('is not created from anything else: %s', async (videoId) => {
    const { blocks } = await parse({ blockName: 'acf/video', videoId });
    expect(blocks).toMatchObject([{ name: 'unknown', reason: 'invalid fields' }]);
  });

  it('may be a file in a field plugin’s format', async () => {
    const { blocks } = await parse({
      blockName: 'acf/video',
      mp4: { ID: 5, url: '/film.mp4', filename: 'film.mp4', mime_type: 'video/mp4' },
    });
    expect(blocks).toMatchObject([{ name: 'video', mp4: 'https://content.example/film.mp4' }]);
  });
});

describe('a list', () => {
  it.each([
    [
      { listType: 'ol', start: '5' },
      { listType: 'ol', start: 5 },
    ],
    [
      { listType: 'ol', start: 5, reversed: true },
      { listType: 'ol', start: 5, reversed: true },
    ],
    [{ attrs: { ordered: true, start: 5 } }, { listType: 'ol', start: 5 }],
    [
      { listType: 'ol', attrs: { reversed: true } },
      { listType: 'ol', reversed: true },
    ],
    [{ attrs: { ordered: true, type: 'lower-alpha' } }, { listType: 'ol', numbering: 'a' }],
    [
      { listType: 'ol', attrs: { type: 'I', start: 4 } },
      { listType: 'ol', numbering: 'I', start: 4 },
    ],
    [{ attrs: { ordered: true, type: 'decimal' } }, { listType: 'ol' }],
    [{ listType: 'ul', attrs: { type: 'lower-alpha' } }, { listType: 'ul' }],
    [
      { listType: 'ol', start: -2 },
      { listType: 'ol', start: -2 },
    ],
  ])(
    'has the editor’s numbers or letters, starts where it was told, and may count down: %j [2.4.33]',
    async (fields, parsed) => {
      const { blocks } = await parse({ blockName: 'core/list', listItems: ['a'], ...fields });
      expect(blocks).toEqual([
        { name: 'list', blockName: 'core/list', idd: 'block-1', classNames: [], listItems: ['a'], ...parsed },
      ]);
    },
  );

  it('has no number if it is bulleted, and reports an invalid one', async () => {
    const { blocks, problems } = await parse({
      blockName: 'core/list',
      listItems: ['a'],
      listType: 'ul',
      start: 'x',
    });
    expect(blocks[0]).not.toHaveProperty('start');
    expect(problems).toEqual([
      'entry /about, block 1 (core/list): start: expected a whole number, found text',
    ]);
  });
});

it('reads links in captions and in the descriptions of banners, videos and forms [2.4.34]', async () => {
  const html = 'By <a href="https://content.example/people/asta">Asta</a> &amp; Bo<script>x</script>';
  const read = 'By <a href="/people/asta">Asta</a> &amp; Bo';
  const { blocks } = await parse(
    { blockName: 'acf/image', image: '/a.jpg', text: html },
    { blockName: 'acf/banner', title: 'A', description: html },
    { blockName: 'acf/video', mp4: '/a.mp4', description: html },
    { blockName: 'acf/contact-form', description: html, fields: [{ type: 'text', label: 'A', name: 'a' }] },
  );
  expect(blocks).toMatchObject([
    { text: read },
    { description: read },
    { description: read, descriptionText: 'By Asta & Bo' },
    { description: read },
  ]);
});

it('reports the position of every part of a block that was left out [3.1.5]', async () => {
  const { problems } = await parse({
    blockName: 'acf/testimonials',
    blockTitle: { a: 1 },
    slides: [{ title: 'Asta', text: 'Soup', image: 12 }, { title: 'Bo' }],
  });
  const where = 'entry /about, block 1 (acf/testimonials)';
  expect(problems).toEqual([
    `${where}: slides: 1: image: the picture is only a media library ID`,
    `${where}: slides: 2: text: expected text`,
    `${where}: blockTitle: expected text, found an object`,
  ]);
});
