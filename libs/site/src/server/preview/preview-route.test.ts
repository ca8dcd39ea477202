import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { entryWithNews, siteUnderTest } from '../site-on-sandbox.fixture.ts';

const keys = { CONTENT_PREVIEW_KEY: 'sandbox-preview-key', PREVIEW_SECRET: 'a-secret-of-previews' };
const title = 'A February without tomatoes';

function ticket(id: number, seconds = 600): string {
  const signed = `${id}.${Math.floor(Date.now() / 1000) + seconds}`;
  return `${signed}.${createHmac('sha256', keys.PREVIEW_SECRET).update(signed).digest('hex')}`;
}

it('shows a draft to the holder of a ticket, without indexing or caching [2.1.13] [4.2.1]', async () => {
  const { app, visit } = await siteUnderTest(keys);
  const { statusCode, body, headers } = await app.inject(`/preview?ticket=${ticket(40)}`);
  expect(statusCode).toBe(200);
  expect(body).toContain(title);
  // WordPress has no path for a draft yet, which is not the editor's mistake.
  expect(body).not.toContain('Notice for editors');
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  expect(headers).not.toHaveProperty('speculation-rules');
  expect((await visit('/news/a-february-without-tomatoes')).status).toBe(404);
});

it('shows it with the key from before a change, while the content service still has that one [8.6.22]', async () => {
  const changed = {
    CONTENT_PREVIEW_KEY: 'a-new-key-of-previews',
    CONTENT_PREVIEW_KEY_PREVIOUS: keys.CONTENT_PREVIEW_KEY,
  };
  const during = await siteUnderTest({ ...keys, ...changed });
  expect((await during.app.inject(`/preview?ticket=${ticket(40)}`)).body).toContain(title);
  const withoutIt = await siteUnderTest({ ...keys, CONTENT_PREVIEW_KEY: 'a-new-key-of-previews' });
  expect((await withoutIt.app.inject(`/preview?ticket=${ticket(40)}`)).body).not.toContain(title);
});

it('shows it to the holder of a ticket from before a change of the secret, while that is configured [8.6.22]', async () => {
  const changed = { ...keys, PREVIEW_SECRET: 'a-new-secret-of-previews' };
  const url = `/preview?ticket=${ticket(40)}`;
  const during = await siteUnderTest({ ...changed, PREVIEW_SECRET_PREVIOUS: keys.PREVIEW_SECRET });
  expect((await during.app.inject(url)).body).toContain(title);
  const withoutIt = await siteUnderTest(changed);
  expect((await withoutIt.app.inject(url)).body).not.toContain(title);
});

it('may run no tags, nor create their Trusted Types policies [7.9.1] [7.9.5]', async () => {
  const { app } = await siteUnderTest({ ...keys, TAG_SCRIPT_URL: 'https://tags.test/gtm.js' });
  const readPolicy = async (url: string) =>
    String((await app.inject(url)).headers['content-security-policy']);
  for (const part of ['https://tags.test', 'goog#html']) expect(await readPolicy('/about')).toContain(part);
  expect(await readPolicy(`/preview?ticket=${ticket(40)}`)).not.toMatch(/tags\.test|goog#html/);
});

it('tells the editor why a block is missing, and shows each change at once [2.1.13] [2.4.29]', async () => {
  const { sandbox, visit } = await siteUnderTest(keys);
  const put = (title: string) =>
    sandbox.putEntry('/tried', {
      ...entryWithNews(title, { postStatus: 'draft' }),
      content: [
        { blockName: 'acf/page-title', idd: 'a', attrs: [], title },
        { blockName: 'acf/carousel', idd: 'b', attrs: [] },
      ],
    });
  await put('First');
  const { html } = await visit(`/preview?ticket=${ticket(9001)}`);
  expect(html).toContain('First');
  expect(html).toContain('No block has this name');
  await put('Second');
  expect((await visit(`/preview?ticket=${ticket(9001)}`)).html).toContain('Second');
});

it('tells editors what is left out of a block, by a ticket or on their own site, and visitors nothing [2.1.13] [2.4.37]', async () => {
  const { sandbox, visit } = await siteUnderTest(keys);
  const frame = '<p>Here <iframe src="https://maps.example/here"></iframe></p>';
  const content = [{ blockName: 'core/text', idd: 'a', attrs: [], textType: 'html', html: frame }];
  await sandbox.putEntry('/tried', { ...entryWithNews('A page'), content });
  expect((await visit(`/preview?ticket=${ticket(9001)}`)).html).toContain('Use an iframe block');
  expect((await visit('/tried')).html).not.toContain('Use an iframe block');
  const forEditors = await siteUnderTest({ EDITORS_PREVIEW: 'on' });
  await forEditors.sandbox.putEntry('/tried', { ...entryWithNews('A page'), content });
  expect((await forEditors.visit('/tried')).html).toContain('Use an iframe block');
});

it('tells editors after the last block where a page with too many blocks is cut, and visitors nothing [2.4.37] [3.1.8]', async () => {
  const { sandbox, visit } = await siteUnderTest(keys);
  const block = (index: number) => ({ blockName: 'acf/block-title', attrs: [], title: `Part ${index}.` });
  const content = Array.from({ length: 503 }, (_, index) => block(index + 1));
  await sandbox.putEntry('/tried', { ...entryWithNews('A page'), content });
  const { html } = await visit(`/preview?ticket=${ticket(9001)}`);
  expect(html).toMatch(/Part 500\..*3 blocks left out: a page can have at most 500/s);
  expect(html.match(/blocks left out/g)).toHaveLength(1);
  expect((await visit('/tried')).html).not.toContain('left out');
});

it.each(['', '?ticket=', '?ticket=40.1.aa', `?ticket=${ticket(40, -1)}`])(
  'refuses %s, says what to do, and does not call the content service [2.1.13]',
  async (query) => {
    const { app, sandbox } = await siteUnderTest(keys);
    await sandbox.forgetRequests();
    const { statusCode, body, headers } = await app.inject(`/preview${query}`);
    expect(statusCode).toBe(403);
    expect(body).toContain('Open the preview again from the editor');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(await sandbox.requests()).toEqual([]);
  },
);

it('shows that an entry does not exist or cannot be read', async () => {
  const { sandbox, visit } = await siteUnderTest(keys);
  expect((await visit(`/preview?ticket=${ticket(999_999)}`)).status).toBe(404);
  await sandbox.fault({ mode: 'error', match: 'api?id=' });
  expect((await visit(`/preview?ticket=${ticket(40)}`)).status).toBe(503);
});

it('is an ordinary path if previews are not configured', async () => {
  const { sandbox, visit } = await siteUnderTest();
  await sandbox.putEntry('/preview', entryWithNews('A page of that name', { permalink: '/preview' }));
  expect((await visit(`/preview?ticket=${ticket(40)}`)).html).toContain('A page of that name');
});

const listed = { cats: { route: '/wp-json/filters/api/news' }, displayByCat: '1' };

function entryWithFilters(): object {
  const entry = entryWithNews('A list', { postStatus: 'draft' }) as { content: object[] };
  return {
    ...entry,
    content: entry.content.map((block, at) => (at === 1 ? { ...block, ...listed } : block)),
  };
}

it('tells editors what is left out of the cards of a list or category, and visitors nothing [2.1.13] [2.4.37]', async () => {
  const { sandbox, visit } = await siteUnderTest(keys);
  await sandbox.putEntry('/tried', entryWithNews('A list'));
  await sandbox.putCards('/wp-json/cards/api/news', [{ title: 'A card' }, { excerpt: 'Nameless' }]);
  const { html } = await visit(`/preview?ticket=${ticket(9001)}`);
  expect(html).toContain('A card');
  expect(html).toContain('card 2');
  const visited = (await visit('/tried')).html;
  expect(visited).toContain('A card');
  expect(visited).not.toContain('card 2');

  await sandbox.putEntry('/tried', entryWithFilters());
  const ofOceans = '/wp-json/cards/api/news?category=12';
  await sandbox.putCards(ofOceans, [{ title: 'A sea' }, { title: 'A bay' }, { excerpt: 'Nameless' }]);
  await sandbox.putCards('/wp-json/filters/api/news', [{ id: 12, name: 'Oceans', route: ofOceans }]);
  const chosen = (await visit(`/preview?ticket=${ticket(9001)}&cat=oceans`)).html;
  expect(chosen).toContain('A sea');
  expect(chosen).toContain('card 3');
});

it('has categories that link back to it, and shows the chosen one’s cards [2.1.13]', async () => {
  const { sandbox, visit } = await siteUnderTest(keys);
  await sandbox.putEntry('/tried', entryWithFilters());
  const own = `/preview?ticket=${ticket(9001)}`;
  const findLinks = (html: string) =>
    [...(/<nav[^>]*aria-label="Categories".*?<\/nav>/s.exec(html)?.[0] ?? '').matchAll(/<a [^>]*>/g)].map(
      ([link]) => ({
        href: /href="([^"]*)"/.exec(link)?.[1]?.replaceAll('&amp;', '&') ?? '',
        current: link.includes('aria-current="page"'),
      }),
    );
  const all = await visit(own);
  const links = findLinks(all.html);
  expect(links[0]).toEqual({ href: own, current: true });
  expect(links.length).toBeGreaterThan(2);
  for (const { href } of links.slice(1)) expect(href).toMatch(/^\/preview\?ticket=[^&]+&cat=[^&]+$/);
  const one = await visit(links[1]?.href ?? '');
  expect(findLinks(one.html)[1]?.current).toBe(true);
  const countCards = (html: string) => html.match(/<h2/g)?.length ?? 0;
  expect(countCards(one.html)).toBeLessThan(countCards(all.html));
  // Filters are plain links: `/_cards` has no cards for a preview.
  expect(all.html).not.toContain('data-island="entry-filters"');
});

it.each(['none', '%3Cimg%3E'])('shows all cards if the category is %s', async (category) => {
  const { sandbox, visit } = await siteUnderTest(keys);
  await sandbox.putEntry('/tried', entryWithFilters());
  const own = `/preview?ticket=${ticket(9001)}`;
  const [all, other] = [await visit(own), await visit(`${own}&cat=${category}&cat=again`)];
  expect(other.status).toBe(200);
  expect(other.html.match(/<h2/g)).toEqual(all.html.match(/<h2/g));
});
