import { describe, expect, it } from 'vitest';
import { entryWithNews, siteUnderTest } from './site-on-sandbox.fixture.ts';

const picture = /<img[^>]* src="([^"]+)"/;
const findLinks = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href);

describe('a content service', () => {
  it('in a folder and behind a password is read, and pages show neither [2.1.9]', async () => {
    const contentDoorway = { folder: '/cms', login: 'editor:hunter2' };
    const { origin, visit } = await siteUnderTest(
      ({ origin }) => ({ CONTENT_ORIGIN: `${origin}/cms`, CONTENT_BASIC_AUTH: 'editor:hunter2' }),
      { contentDoorway },
    );
    const { status, html } = await visit('/news');
    expect(status).toBe(200);
    expect(html).toContain('href="/news/the-last-night-shift"');
    expect(picture.exec(html)?.[1]).toMatch(new RegExp(`^${origin}/cms/media/`));
    expect(html).not.toContain('hunter2');
  });

  it('that uses another origin for itself is shown in full, with pictures from there [2.1.9]', async () => {
    const publicOrigin = 'https://content.test';
    const { app, visit } = await siteUnderTest({ CONTENT_PUBLIC_ORIGINS: publicOrigin }, { publicOrigin });
    const { html } = await visit('/news');
    expect(html).toContain('href="/news/the-last-night-shift"');
    expect(picture.exec(html)?.[1]).toMatch(/^https:\/\/content\.test\/media\//);
    const policy = String((await app.inject('/news')).headers['content-security-policy']);
    expect(policy).toMatch(/img-src 'self' https:\/\/content\.test[ ;]/);
  });
});

describe('a page', () => {
  const page = (title: string, more: object) => entryWithNews(title, more);

  it('that was renamed redirects to its new URL, in one step [2.1.12]', async () => {
    const { sandbox, visit } = await siteUnderTest();
    await sandbox.putEntry('/older', { redirect: '/old' });
    await sandbox.putEntry('/old', { redirect: '/tried' });
    await sandbox.putEntry('/tried', page('New', { permalink: '/tried' }));
    expect(await visit('/older')).toMatchObject({ status: 301, location: '/tried' });
    expect((await visit('/tried')).html).toContain('New');
  });

  it('that redirects in a circle is a 404, and one to another site does not leave this one [2.1.12]', async () => {
    const { sandbox, visit } = await siteUnderTest();
    await sandbox.putEntry('/a', { redirect: '/b' });
    await sandbox.putEntry('/b', { redirect: '/a' });
    expect((await visit('/a')).status).toBe(404);
    await sandbox.putEntry('/c', page('Stays', { permalink: '/c', redirect: 'https://evil.example/' }));
    expect(await visit('/c')).toMatchObject({ status: 200 });
    await sandbox.putEntry('/d', { redirect: 'https://evil.example/' });
    // Without its redirect, this entry has nothing to show.
    expect(await visit('/d')).toMatchObject({ status: 503, location: undefined });
  });

  it('in another spelling redirects to its permalink, the canonical URL [2.1.12]', async () => {
    const { sandbox, visit } = await siteUnderTest();
    const entry = page('One page', { permalink: 'http://127.0.0.1:1/tried/' });
    await sandbox.putEntry('/tried', { ...entry, permalink: '/tried/' });
    await sandbox.putEntry('/TRIED', { ...entry, permalink: '/tried/' });
    expect(await visit('/TRIED')).toMatchObject({ status: 301, location: '/tried' });
    expect((await visit('/tried')).html).toContain('<link rel="canonical" href="http://site.test/tried">');
  });

  it.each(['हिन्दी-समाचार', 'क्‍ष', '👩‍🚒-🔥', 'año-año'])('may have the path %s [2.1.10]', async (name) => {
    const { sandbox, visit } = await siteUnderTest();
    const path = `/${encodeURIComponent(name)}`;
    await sandbox.putEntry(`/${name}`, page('Any letters', { permalink: path.toLowerCase() }));
    expect(await visit(path)).toMatchObject({ status: 200 });
    expect(await visit(path.toLowerCase())).toMatchObject({ status: 200 });
    expect(await visit(`${path}/`)).toMatchObject({ status: 301, location: path });
  });

  it('is new after an event, in any spelling of its URL [8.2.4]', async () => {
    const { origin, sandbox, visit, notify } = await siteUnderTest();
    const spellings = ['/caf%c3%a9/', '/café', `${origin}/caf%C3%A9/`, 'http://site.test/caf%C3%A9?x#y'];
    for (const [index, spelling] of spellings.entries()) {
      await sandbox.putEntry('/café', page(`Before ${index}`, { permalink: '/caf%c3%a9/' }));
      await notify({ all: true });
      await visit('/caf%C3%A9');
      await sandbox.putEntry('/café', page(`After ${index}`, { permalink: '/caf%c3%a9/' }));
      expect(await notify({ paths: [spelling] })).toBe(204);
      expect((await visit('/caf%C3%A9')).html, spelling).toContain(`After ${index}`);
    }
  });
});

it.each(['/?p=9', '/?page_id=37', '/?p=9&preview=true'])(
  'does not show the front page for the short link %s [2.1.11]',
  async (link) => {
    const { visit } = await siteUnderTest();
    expect((await visit(link)).status).toBe(404);
    expect((await visit('/?testsite=1')).status).toBe(200);
  },
);

it('has no link in its texts, buttons and cards that needs a redirect [2.1.3]', async () => {
  const { origin, sandbox, visit } = await siteUnderTest();
  const entry = entryWithNews('Links') as { content: object[] };
  await sandbox.putCards('/wp-json/cards/api/news', [{ title: 'A', permalink: `${origin}/news/a/` }]);
  await sandbox.putEntry('/tried', {
    ...entry,
    content: [
      ...entry.content,
      { blockName: 'core/text', idd: 'c', attrs: [], textType: 'html', html: '<a href="/about//">One</a>' },
      { blockName: 'core/button', idd: 'd', attrs: [], link: { title: 'Two', url: `${origin}/cases/?x=1` } },
    ],
  });
  const [, main = ''] = /<main(.*)<\/main>/s.exec((await visit('/tried')).html) ?? [];
  expect(findLinks(main)).toEqual(['/news/a', '/about', '/cases?x=1']);
});

it('has a canonical URL without the query that it was requested with [2.9.1]', async () => {
  const { visit } = await siteUnderTest();
  const { html } = await visit('/news?cat=oceans&utm_source=letter');
  expect(html).toContain('<link rel="canonical" href="http://site.test/news">');
});

it('marks the current link of the menu, and no link needs a redirect [2.1.3]', async () => {
  const { origin, sandbox, visit, notify } = await siteUnderTest();
  const link = (path: string) => ({ title: `To ${path}`, url: origin + path, target: '' });
  const variousData = {
    ...{ navigation: [link('/news/'), link('/cases//')], headerLink: link('/membership/') },
    ...{ footerLink: link('/contact//?x=1'), footerData1: `<a href="${origin}/people/">People</a>` },
  };
  await sandbox.putMainData({ _en_maindata: { variousData } });
  await notify({ all: true });
  const { html } = await visit('/news');
  expect(html).toMatch(/href="\/news" aria-current="page"/);
  const [before = '', rest = ''] = html.split('<main');
  const [, after = ''] = rest.split('</main>');
  expect(findLinks(before)).toEqual(expect.arrayContaining(['/news', '/cases', '/membership']));
  expect(findLinks(after)).toEqual(expect.arrayContaining(['/news', '/cases', '/contact?x=1', '/people']));
  const misplaced = /^\/[^?#]*\/(?:\/|[?#]|$)|\/\/(?!organisation\.test)/;
  expect(findLinks(html).filter((href) => misplaced.test(href))).toEqual([]);
});

it('has no link on the 404 page and at the gate but to the site’s own pages and those of main data [2.1.6]', async () => {
  const { origin, sandbox, visit, notify } = await siteUnderTest();
  const link = (path: string) => ({ title: `To ${path}`, url: origin + path, target: '' });
  const readLinks = async (path: string, status: number) => {
    const page = await visit(path);
    expect(page.status).toBe(status);
    const [, main = ''] = /<main(.*)<\/main>/s.exec(page.html) ?? [];
    return findLinks(main);
  };
  const own = {
    ...{ navigation: [link('/'), link('/stories'), link('/plans')] },
    ...{ contactLink: link('/write'), membershipLink: link('/join-us') },
  };
  for (const [variousData, missing, gate] of [
    [{}, [], []],
    [own, ['/stories', '/plans', '/write'], ['/join-us']],
  ] as const) {
    await sandbox.putMainData({ _en_maindata: { variousData } });
    await notify({ all: true });
    expect(await readLinks('/no/such/page', 404)).toEqual(['/', ...missing]);
    // Without members' settings, this site has no login.
    expect(await readLinks('/members/reading-room', 200)).toEqual(gate);
  }
});
