import { describe, expect, it } from 'vitest';
import { contentBudgets } from '../budgets/content-budgets.ts';
import { createTestClient, rawEntry } from '../client/test-client.fixture.ts';
import { paragraph, parseBlocks, parseText, addGaps } from './parsed.fixture.ts';

const uploads = 'https://content.example/wp-content/uploads';

async function read(...content: unknown[]) {
  const { cms } = createTestClient(rawEntry(content), { collectProblems: true });
  const { entry } = await cms.readEntry('/about');
  const { content: blocks = [], problems = [] } = entry ?? {};
  return { blocks, problems, messages: problems.map(({ message }) => message) };
}

describe('the gaps between blocks', () => {
  it('are ignored: no block, and no report [2.4.38]', async () => {
    const { blocks, problems } = await read(
      parseText('\n'),
      ...addGaps(paragraph('One'), parseBlocks('more', '\n<!--more-->\n'), paragraph('Two')),
    );
    expect(blocks).toMatchObject([
      { name: 'text', idd: 'block-1' },
      { name: 'text', idd: 'block-2' },
    ]);
    expect(problems).toEqual([]);
  });

  it('use none of the budget [2.4.38]', async () => {
    const paragraphs = Array.from({ length: contentBudgets.blocks }, (_, index) => paragraph(`${index}`));
    const { blocks, problems } = await read(...addGaps(...paragraphs));
    expect(blocks).toHaveLength(contentBudgets.blocks);
    expect(blocks.at(-1)).toMatchObject({ name: 'text' });
    expect(problems).toEqual([]);
  });

  it('do not count in reported positions', async () => {
    const { problems } = await read(...addGaps(paragraph('One'), parseBlocks('acf/hologram', '')));
    expect(problems).toMatchObject([{ where: 'entry /about, block 2 (acf/hologram)' }]);
  });
});

describe('a cover', () => {
  const image = `<img class="wp-block-cover__image-background wp-image-7" alt="The quay" src="${uploads}/quay.jpg" data-object-fit="cover"/>`;
  const cover = (behind: string, attrs: object = {}) =>
    parseBlocks('cover', `<div class="wp-block-cover">${behind}<div>…inner…</div></div>`, {
      attrs,
      inner: [paragraph('Welcome')],
    });

  it('shows its picture, then its content [2.4.31]', async () => {
    const { blocks, problems } = await read(cover(image, { url: `${uploads}/quay.jpg` }));
    expect(blocks).toMatchObject([
      { name: 'image', size: 'wide', image: { alt: 'The quay', md: `${uploads}/quay.jpg` } },
      { name: 'text', html: '<p>Welcome</p>' },
    ]);
    expect(problems).toEqual([]);
  });

  it('takes its picture from the editor’s settings if its HTML has none', async () => {
    const { blocks } = await read(cover('', { url: `${uploads}/quay.jpg`, alt: 'The quay' }));
    expect(blocks).toMatchObject([{ name: 'image', image: { alt: 'The quay' } }, { name: 'text' }]);
  });

  it('without a picture is only its content', async () => {
    const { blocks, problems } = await read(cover('<span aria-hidden="true"></span>'));
    expect(blocks).toMatchObject([{ name: 'text' }]);
    expect(problems).toEqual([]);
  });

  it.each([
    [{ backgroundType: 'video', url: `${uploads}/sea.mp4` }, 'video'],
    [{ useFeaturedImage: true }, 'featured image'],
  ])('reports what cannot be its background: %j [2.4.37]', async (attrs, what) => {
    const { blocks, problems } = await read(cover('', attrs));
    expect(blocks).toMatchObject([{ name: 'text' }]);
    expect(problems).toMatchObject([
      { block: blocks[0]?.idd, message: expect.stringContaining(what), advice: expect.any(String) },
    ]);
  });
});

describe('a caption', () => {
  const caption = '<figcaption class="blocks-gallery-caption">By <a href="/asta">Asta</a></figcaption>';
  const picture = parseBlocks(
    'image',
    `\n<figure class="wp-block-image"><img src="${uploads}/a.jpg" alt=""/></figure>\n`,
  );

  it('of a gallery follows its pictures [2.4.31]', async () => {
    const { blocks, problems } = await read(
      parseBlocks(
        'gallery',
        `\n<figure class="wp-block-gallery has-nested-images">…inner…${caption}</figure>\n`,
        {
          inner: [picture, picture],
        },
      ),
    );
    expect(blocks).toMatchObject([
      { html: expect.stringContaining('<img') },
      { html: expect.stringContaining('<img') },
      { html: '<figure><figcaption>By <a href="/asta">Asta</a></figcaption></figure>' },
    ]);
    expect(problems).toEqual([]);
  });

  const embed = (url: string, attrs: object = {}) =>
    parseBlocks(
      'embed',
      `\n<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\n${url}\n</div>${caption}</figure>\n`,
      { attrs: { url, ...attrs } },
    );

  it('of an embedded video is its description [2.4.32]', async () => {
    const { blocks } = await read(embed('https://www.youtube.com/watch?v=a1B_-2c3D4e'));
    expect(blocks).toMatchObject([
      { name: 'video', videoId: 'a1B_-2c3D4e', description: 'By <a href="/asta">Asta</a>' },
    ]);
  });

  it('of another embedded page is below it [2.4.32]', async () => {
    const { blocks } = await read(embed('https://elsewhere.example/tune'));
    expect(blocks).toMatchObject([
      {
        name: 'iframe',
        link: { url: 'https://elsewhere.example/tune' },
        description: 'By <a href="/asta">Asta</a>',
      },
    ]);
  });
});

describe('a picture aligned left or right', () => {
  const aligned = (align: string) =>
    parseBlocks(
      'image',
      `\n<div class="wp-block-image"><figure class="align${align} size-medium"><img src="${uploads}/a.jpg" alt="A"/></figure></div>\n`,
      { attrs: { align, sizeSlug: 'medium' } },
    );
  const heading = parseBlocks('heading', '\n<h2 class="wp-block-heading">Next</h2>\n');
  const list = parseBlocks('list', '\n<ul class="wp-block-list">…inner…</ul>\n', {
    inner: [parseBlocks('list-item', '\n<li>a</li>\n')],
  });

  it.each(['left', 'right'])('is in one text with its neighbour: %s [2.4.42]', async (align) => {
    const { blocks, problems } = await read(
      ...addGaps(
        paragraph('Before'),
        aligned(align),
        paragraph('One'),
        list,
        paragraph('Two'),
        heading,
        paragraph('Three'),
      ),
    );
    expect(
      blocks.map((block) => (block.name === 'text' ? block.html.replaceAll('\n', '') : block.name)),
    ).toEqual([
      '<p>Before</p>',
      `<div><figure class="align${align}"><img src="${uploads}/a.jpg" alt="A" /></figure></div><p>One</p><ul><li>a</li></ul><p>Two</p>`,
      '<h2>Next</h2>',
      '<p>Three</p>',
    ]);
    expect(problems).toEqual([]);
  });

  it('is separate before a block of another kind, at the end, and before a text with its own style', async () => {
    const lead = { ...paragraph('Lead'), attrs: { className: 'lead' } };
    const { blocks } = await read(
      aligned('left'),
      parseBlocks('acf/block-title', ''),
      aligned('left'),
      lead,
      aligned('right'),
    );
    expect(blocks.map(({ name }) => name)).toEqual(['text', 'unknown', 'text', 'text', 'text']);
    expect(blocks[3]).toMatchObject({ classNames: ['lead'], html: '<p>Lead</p>' });
  });

  it('does not move a text out of its column', async () => {
    const column = (...inner: unknown[]) => parseBlocks('column', '<div>…inner…</div>', { inner });
    const columns = [column(aligned('left')), column(paragraph('Other'))];
    const { blocks } = await read(parseBlocks('columns', '<div>…inner…</div>', { inner: columns }));
    expect(blocks).toHaveLength(2);
  });
});

describe('a Vimeo video', () => {
  const film = (url: string) =>
    parseBlocks('embed', '<figure></figure>', { attrs: { url, providerNameSlug: 'vimeo' } });

  it('is shown in its host’s frame, or as a link to its page [2.4.32]', async () => {
    const content = rawEntry([film('https://vimeo.com/76979871')]);
    const link = { url: 'https://vimeo.com/76979871', title: 'vimeo.com/76979871' };
    const refused = await createTestClient(content).cms.readEntry('/a');
    expect(refused.entry?.content).toMatchObject([{ name: 'iframe', link }]);
    expect(refused.entry?.content?.[0]).not.toHaveProperty('frame');
    const { entry } = await createTestClient(content, { frameHosts: ['player.vimeo.com'] }).cms.readEntry(
      '/a',
    );
    expect(entry?.content).toMatchObject([
      { name: 'iframe', link, frame: 'https://player.vimeo.com/video/76979871' },
    ]);
  });

  it('keeps the key in its URL if it is unlisted', async () => {
    const { entry } = await createTestClient(rawEntry([film('https://vimeo.com/76979871/abc123')]), {
      frameHosts: ['player.vimeo.com'],
    }).cms.readEntry('/a');
    expect(entry?.content).toMatchObject([{ frame: 'https://player.vimeo.com/video/76979871?h=abc123' }]);
  });
});

describe('a block that text cannot contain, inside one that is shown as HTML', () => {
  const film = parseBlocks('embed', '<figure>https://youtu.be/a1B_-2c3D4e</figure>', {
    attrs: { url: 'https://youtu.be/a1B_-2c3D4e' },
  });
  const hero = { ...parseBlocks('acf/hero', ''), title: 'A hero' };

  it.each([
    ['details', '<details class="wp-block-details"><summary>More</summary>…inner…</details>', '<details>'],
    ['quote', '<blockquote class="wp-block-quote">…inner…<cite>Asta</cite></blockquote>', '<blockquote>'],
    [
      'media-text',
      `<div class="wp-block-media-text"><figure><img src="${uploads}/a.jpg" alt="A"/></figure><div>…inner…</div></div>`,
      '<div>',
    ],
  ])('follows it, and the editor is notified: %s [2.4.31]', async (name, html, element) => {
    const { blocks, problems } = await read(
      parseBlocks(name, html, { inner: [paragraph('Words'), film, hero] }),
    );
    expect(blocks).toMatchObject([
      { name: 'text', html: expect.stringMatching(`^${element}[^]*<p>Words</p>`) },
      { name: 'video', videoId: 'a1B_-2c3D4e' },
      { name: 'hero', title: 'A hero' },
    ]);
    expect(problems).toMatchObject([
      { block: blocks[0]?.idd, message: '2 blocks inside it are shown after it: text cannot contain them' },
    ]);
  });

  it('is reported at its own position if it is unknown [2.4.37]', async () => {
    const unknown = parseBlocks('acf/hologram', '<p>x</p>');
    const { blocks, problems } = await read(
      parseBlocks('quote', '<blockquote>…inner…</blockquote>', { inner: [unknown] }),
    );
    expect(blocks).toMatchObject([{ name: 'text' }, { name: 'unknown', blockName: 'acf/hologram' }]);
    expect(problems.at(-1)).toMatchObject({
      where: 'entry /about, block 1 (core/quote), block 1 (acf/hologram)',
    });
  });
});

describe('a file from the media library', () => {
  it('plays in the video block if it is a video, with its caption as the description [2.4.39]', async () => {
    const { blocks, problems } = await read(
      parseBlocks(
        'video',
        `\n<figure class="wp-block-video"><video controls poster="${uploads}/tide.jpg" src="${uploads}/tide.mp4"></video><figcaption class="wp-element-caption">The <em>tide</em></figcaption></figure>\n`,
      ),
    );
    expect(blocks).toMatchObject([
      {
        name: 'video',
        mp4: `${uploads}/tide.mp4`,
        coverImage: { md: `${uploads}/tide.jpg` },
        description: 'The <em>tide</em>',
        descriptionText: 'The tide',
      },
    ]);
    expect(problems).toEqual([]);
  });

  it('reports lost subtitles if it is a video with them [2.4.37]', async () => {
    const { messages } = await read(
      parseBlocks(
        'video',
        `<figure><video src="${uploads}/tide.mp4"><track src="${uploads}/t.vtt"/></video></figure>`,
      ),
    );
    expect(messages).toEqual(['the subtitles of the video were left out']);
  });

  it('becomes a download with its own name and button [2.4.39]', async () => {
    const { blocks, problems } = await read(
      parseBlocks(
        'file',
        `\n<div class="wp-block-file"><a id="wp-block-file--media-1" href="${uploads}/report.pdf" target="_blank" rel="noreferrer noopener">Annual report &amp; accounts</a><a href="${uploads}/report.pdf" class="wp-block-file__button wp-element-button" download aria-describedby="wp-block-file--media-1">Hent</a></div>\n`,
        { attrs: { id: 12, href: `${uploads}/report.pdf` } },
      ),
    );
    expect(blocks).toMatchObject([
      {
        name: 'download-file',
        title: 'Annual report & accounts',
        link: { url: `${uploads}/report.pdf`, title: 'Hent' },
      },
    ]);
    expect(problems).toEqual([]);
  });

  it('may have no button', async () => {
    const { blocks } = await read(
      parseBlocks('file', `<div class="wp-block-file"><a href="${uploads}/report.pdf">The report</a></div>`),
    );
    expect(blocks).toMatchObject([{ name: 'download-file', title: 'The report', link: { title: '' } }]);
  });

  it('is a link named by its caption if it is a recording [2.4.39]', async () => {
    const { blocks } = await read(
      parseBlocks(
        'audio',
        `\n<figure class="wp-block-audio"><audio controls src="${uploads}/talk.mp3"></audio><figcaption>The talk, <em>complete</em></figcaption></figure>\n`,
      ),
      parseBlocks(
        'audio',
        `<figure class="wp-block-audio"><audio controls src="${uploads}/talk.mp3"></audio></figure>`,
      ),
    );
    expect(blocks).toMatchObject([
      { name: 'download-file', title: 'The talk, complete', link: { url: `${uploads}/talk.mp3` } },
      { name: 'download-file', title: 'talk.mp3' },
    ]);
  });
});

describe('buttons', () => {
  const button = (href: string, words = 'Join') =>
    parseBlocks(
      'button',
      `\n<div class="wp-block-button"><a class="wp-block-button__link wp-element-button"${href}>${words}</a></div>\n`,
    );

  it('are our buttons, with the editor’s alignment [2.4.39]', async () => {
    const { blocks, problems } = await read(
      parseBlocks('buttons', '\n<div class="wp-block-buttons">…inner…</div>\n', {
        attrs: { layout: { type: 'flex', justifyContent: 'center' } },
        inner: [
          button(' href="https://content.example/membership/"', '<strong>Join</strong> us'),
          button(' href="https://tickets.example/?a=1&amp;b=2" target="_blank" rel="noopener"', 'Tickets'),
        ],
      }),
    );
    expect(blocks).toMatchObject([
      { name: 'button', link: { title: 'Join us', url: '/membership' }, alignment: 'center' },
      { name: 'button', link: { url: 'https://tickets.example/?a=1&b=2', target: '_blank' } },
    ]);
    expect(problems).toEqual([]);
  });

  it('without a target are left out and reported [2.4.37]', async () => {
    const { blocks, messages } = await read(button(''));
    expect(blocks).toMatchObject([{ name: 'unknown', reason: 'invalid fields' }]);
    expect(messages.join()).toContain('link: expected a link with a valid URL');
  });
});

describe('a block that WordPress generates only when it renders the page', () => {
  it.each(['block', 'latest-posts', 'query', 'shortcode'])('is reported: core/%s [2.4.37]', async (name) => {
    const { blocks } = await read(parseBlocks(name, '', { attrs: { ref: 12 } }));
    expect(blocks).toMatchObject([{ name: 'unknown', reason: 'not rendered' }]);
  });

  it('is shown if it arrives with its blocks: a pattern [2.4.31]', async () => {
    const { blocks } = await read(
      parseBlocks('block', '', { attrs: { ref: 12 }, inner: [paragraph('Words')] }),
    );
    expect(blocks).toMatchObject([{ name: 'text', html: '<p>Words</p>' }]);
  });
});
