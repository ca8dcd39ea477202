import { describe, expect, it } from 'vitest';
import { createTestClient, rawEntry } from '../client/test-client.fixture.ts';
import { parseText } from './parsed.fixture.ts';

const uploads = 'https://content.example/wp-content/uploads';

async function read(written: string) {
  const { cms } = createTestClient(rawEntry([parseText(written)]), { collectProblems: true });
  const { entry } = await cms.readEntry('/about');
  return { blocks: entry?.content ?? [], problems: entry?.problems ?? [] };
}

/** HTML as shown, without line breaks between elements. */
async function readHtml(written: string): Promise<string> {
  const { blocks } = await read(written);
  return blocks
    .map((block) => (block.name === 'text' ? block.html.replaceAll('\n', '') : block.name))
    .join('|');
}

describe('a text of the classic editor', () => {
  it.each([
    ['One\n\nTwo', '<p>One</p><p>Two</p>'],
    ['One\r\n\r\nTwo\r\n', '<p>One</p><p>Two</p>'],
    ['One\nline\n\n\n\nTwo', '<p>One<br />line</p><p>Two</p>'],
    ['One<br />\nline', '<p>One<br />line</p>'],
    ['One<br><br>Two', '<p>One</p><p>Two</p>'],
    ['<h2>Title</h2>\nWords', '<h2>Title</h2><p>Words</p>'],
    [
      'Words\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\nMore',
      '<p>Words</p><ul><li>a</li><li>b</li></ul><p>More</p>',
    ],
    ['<ul>\n\t<li>a\nb</li>\n</ul>', '<ul><li>a<br />b</li></ul>'],
    ['<blockquote>Words</blockquote>', '<blockquote><p>Words</p></blockquote>'],
    ['<blockquote>One\n\nTwo</blockquote>', '<blockquote><p>One</p><p>Two</p></blockquote>'],
    ['<div>Words</div>', '<div>Words</div>'],
    ['<div>One\n\nTwo</div>', '<div><p>One</p><p>Two</p></div>'],
    [
      '<p class="has-text-align-center">One\nline</p>\n\nTwo',
      '<p class="has-text-align-center">One<br />line</p><p>Two</p>',
    ],
    ['<p>One</p>\n<p>Two</p>', '<p>One</p><p>Two</p>'],
    ['<strong>One</strong> and <em>two</em>', '<p><strong>One</strong> and <em>two</em></p>'],
    ['One\n<hr />\nTwo', '<p>One</p><hr /><p>Two</p>'],
    ['One <!--more-->\n\nTwo', '<p>One</p><p>Two</p>'],
    [
      '<table>\n<tbody>\n<tr>\n<td>1</td>\n<td>2\n3</td>\n</tr>\n</tbody>\n</table>',
      '<table><tbody><tr><td>1</td><td>2<br />3</td></tr></tbody></table>',
    ],
    ['a < b\n\nc', '<p>a &lt; b</p><p>c</p>'],
  ])('has WordPress’s paragraphs and line breaks: %j [2.4.40]', async (written, html) => {
    expect(await readHtml(written)).toBe(html);
  });

  it('keeps preformatted text unchanged [2.4.40]', async () => {
    const { blocks } = await read('Code:\n\n<pre>a\n\n  b</pre>\n\nEnd');
    expect(blocks).toMatchObject([{ html: expect.stringContaining('<pre>a\n\n  b</pre>') }]);
  });

  it.each([
    'https://www.youtube.com/watch?v=a1B_-2c3D4e',
    'https://youtu.be/a1B_-2c3D4e',
    '<p>https://youtu.be/a1B_-2c3D4e</p>',
    '[embed width="500"]https://youtu.be/a1B_-2c3D4e[/embed]',
  ])('embeds a video whose URL is a paragraph of its own: %s [2.4.40]', async (line) => {
    const { blocks, problems } = await read(`Before\n\n${line}\n\nAfter`);
    expect(blocks).toMatchObject([
      { name: 'text', html: expect.stringContaining('Before') },
      { name: 'video', videoId: 'a1B_-2c3D4e' },
      { name: 'text', html: expect.stringContaining('After') },
    ]);
    expect(problems).toEqual([]);
  });

  it('links other URLs in paragraphs of their own, and leaves those in a sentence', async () => {
    expect(
      await readHtml('https://elsewhere.example/tune?a=1\n\nSee https://youtu.be/a1B_-2c3D4e there'),
    ).toBe(
      '<p><a href="https://elsewhere.example/tune?a=1">https://elsewhere.example/tune?a=1</a></p>' +
        '<p>See https://youtu.be/a1B_-2c3D4e there</p>',
    );
  });

  it('shows a picture with its caption [2.4.40]', async () => {
    expect(
      await readHtml(
        `One\n\n[caption id="attachment_7" align="alignleft" width="300"]<a href="/x"><img src="${uploads}/a.jpg" alt="A" width="300" height="200" /></a> The <em>quay</em>[/caption]\n\nTwo`,
      ),
    ).toBe(
      '<p>One</p><figure class="alignleft"><a href="/x">' +
        `<img src="${uploads}/a.jpg" alt="A" width="300" height="200" /></a>` +
        '<figcaption>The <em>quay</em></figcaption></figure><p>Two</p>',
    );
  });

  it.each([
    ['One\n\n[gallery ids="1,2" columns="3"]\n\nTwo', '<p>One</p><p>Two</p>', 'gallery'],
    ['One [contact-form-7 id="5" title="Write"] two', '<p>One  two</p>', 'contact-form-7'],
    ['[box]The words[/box]', '<p>The words</p>', 'box'],
    ['One [divider /] two', '<p>One  two</p>', 'divider'],
    ['[audio mp3="/a.mp3"][/audio]', '', 'audio'],
    ['One\n\n[tides]\n\nTwo', '<p>One</p><p>Two</p>', 'tides'],
    ['<p>One</p>\n<p>[latest_news]</p>', '<p>One</p><p></p>', 'latest_news'],
  ])(
    'reports a shortcode that was left out, and keeps its text: %s [2.4.37] [2.4.40]',
    async (written, html, name) => {
      expect(await readHtml(written)).toBe(html);
      const { blocks, problems } = await read(written);
      expect(problems).toMatchObject([
        { block: blocks[0]?.idd, message: `a shortcode was left out: ${name}`, advice: expect.any(String) },
      ]);
    },
  );

  it.each([
    'He said [sic] so',
    '[Applause]',
    'Notes [1] and [2]',
    'and so on […]',
    'an [aside] in brackets',
    '[[gallery]]',
  ])('keeps brackets that are not shortcodes: %s', async (written) => {
    const { problems } = await read(written);
    expect(await readHtml(written)).toBe(`<p>${written}</p>`);
    expect(problems).toEqual([]);
  });
});
