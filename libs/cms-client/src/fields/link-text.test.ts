import { describe, expect, it } from 'vitest';
import { createTestClient, rawEntry } from '../client/test-client.fixture.ts';

async function read(link: unknown) {
  const { cms, problems } = createTestClient(rawEntry([{ blockName: 'core/button', link }]));
  const { entry } = await cms.readEntry('/a');
  const [button] = entry?.content ?? [];
  return {
    link: button?.name === 'button' ? button.link : undefined,
    problems: problems.map(({ message }) => message),
  };
}

describe('a link', () => {
  it.each([
    ['https://content.example/membership', 'Read more'],
    ['/membership', 'Read more'],
    ['#notes', 'Read more'],
    ['https://www.elsewhere.example/a/b?c', 'elsewhere.example'],
    ['https://content.example/wp-content/uploads/2026/Tide%20tables.pdf?v=2', 'Tide tables.pdf'],
    ['https://elsewhere.example/report.DOCX', 'report.DOCX'],
    ['https://elsewhere.example/%E0%A4%A.pdf', '%E0%A4%A.pdf'],
    ['mailto:post@example.org?subject=Hello%20there', 'post@example.org'],
    ['mailto:?subject=Hello', 'Read more'],
    ['tel:+45 33 11 22 33', '+4533112233'],
  ])('without a title, to %s, gets the text %j, and editors are notified [2.3.8]', async (url, title) => {
    const { link, problems } = await read({ title: '', url });
    expect(link?.title).toBe(title);
    expect(problems).toEqual(['link: the link has no title, so a default text is shown']);
  });

  it('in a text is named after its target if it shows only a picture, and left out if it is empty [2.3.8]', async () => {
    const picture = '<img src="/a.jpg" alt="">';
    const text = `<p><a href="/about">${picture}</a><a href="https://elsewhere.example/a">${picture}</a><a href="/b"></a></p>`;
    const { cms, problems } = createTestClient(
      rawEntry([{ blockName: 'core/text', idd: 'a', textType: 'html', html: text }]),
    );
    const [block] = (await cms.readEntry('/a')).entry?.content ?? [];
    expect(block?.name === 'text' && block.html.replaceAll(/<img [^>]*>/g, '')).toBe(
      '<p><a href="/about" aria-label="Read more"></a>' +
        '<a href="https://elsewhere.example/a" aria-label="elsewhere.example"></a></p>',
    );
    expect(problems.map(({ message }) => message)).toEqual([
      'html: the link has no title, so a default text is shown',
      'html: an empty link was left out',
    ]);
  });

  it('may be a plain URL', async () => {
    expect((await read('https://content.example/about')).link).toEqual({
      title: 'Read more',
      url: '/about',
      target: '',
    });
  });

  it('has its URL decoded if WordPress escaped its ampersands as in HTML [3.1.4]', async () => {
    const { link } = await read({ title: 'A', url: 'https://elsewhere.example/?a=1&#038;b=2&amp;c=3' });
    expect(link?.url).toBe('https://elsewhere.example/?a=1&b=2&c=3');
  });

  it('does not bypass the check of URLs', async () => {
    for (const url of ['&#106;avascript:alert(1)', 'java&amp;script:x', 'javascript&#038;colon;x'])
      expect((await read({ title: 'A', url })).link, url).toBeUndefined();
  });

  it('of the header or footer without a title is named after its target [2.3.8]', async () => {
    const link = { title: '', url: 'https://www.elsewhere.example/' };
    const { cms } = createTestClient({
      _en_maindata: { variousData: { headerLink: link, footerLink: link } },
    });
    expect((await cms.readMainData()).mainData?.variousData).toMatchObject({
      headerLink: { title: 'elsewhere.example' },
      footerLink: { title: 'elsewhere.example' },
    });
  });
});
