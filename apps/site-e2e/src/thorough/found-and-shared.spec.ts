// cspell:ignore entwurf
import { sendContentEvent } from '../stack/content-event.ts';
import { readPageHead, type PageHead } from '../stack/page-head.ts';
import { firstExample, secondExample, type Example } from '../stack/page-kinds.ts';
import { readPictureSize } from '../stack/picture-size.ts';
import type { Stack } from '../stack/stack.ts';
import { listStructuredDataFaults } from '../stack/structured-data-faults.ts';
import { expect, test as base } from '../stack/test.ts';

const test = base.extend<{ stacks: ReadonlyMap<Example, Stack> }>({
  stacks: async ({ membersStack, second }, use) =>
    use(
      new Map([
        [firstExample, membersStack],
        [secondExample, second],
      ]),
    ),
});

let visitor = 0;

/** Each request is from another address, so that no limit of reads counts. */
function get(url: string): Promise<Response> {
  visitor += 1;
  const address = `10.77.${visitor >> 8}.${visitor & 255}`;
  return fetch(url, { headers: { 'x-forwarded-for': address } });
}

async function readHead(url: string): Promise<PageHead & { response: Response }> {
  const response = await get(url);
  return { ...readPageHead(await response.text()), response };
}

async function readSitemap(origin: string): Promise<string[]> {
  const xml = await (await get(`${origin}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
}

for (const example of [firstExample, secondExample]) {
  const { organisation, language, locale, listed, unlisted, legal } = example;
  const getOrigin = (stacks: ReadonlyMap<Example, Stack>) => stacks.get(example)?.site.origin ?? '';

  test.describe(`the site of ${organisation.name}`, () => {
    test('every page of the sitemap has its own title, a description and its canonical URL [2.9.1] [2.9.4]', async ({
      stacks,
    }) => {
      const origin = getOrigin(stacks);
      const urls = await readSitemap(origin);
      expect(urls).toEqual(expect.arrayContaining(Object.keys(listed).map((path) => origin + path)));
      expect(urls.filter((url) => unlisted.includes(url.replace(origin, '')))).toEqual([]);
      const titles = new Map<string, string>();
      for (const url of urls) {
        const { response, title, canonical, robots, ...head } = await readHead(url);
        expect([response.status, response.headers.get('x-robots-tag')], url).toEqual([200, null]);
        expect([canonical, head.property('url'), robots], url).toEqual([url, url, undefined]);
        expect(title.length, title).toBeLessThanOrEqual(70);
        expect(titles.get(title), `${title}, also at ${url}`).toBeUndefined();
        titles.set(title, url);
        expect(head.description?.length, url).toBeGreaterThan(19);
        expect(listStructuredDataFaults(head.data), url).toEqual([]);
      }
    });

    test('the sitemap has the legal pages, and every page that the footer links to, except those with noindex [2.9.4] [2.9.8]', async ({
      stacks,
    }) => {
      const origin = getOrigin(stacks);
      const urls = await readSitemap(origin);
      expect(urls).toEqual(expect.arrayContaining(legal.map((path) => origin + path)));
      const [, footer = ''] = /<footer(.*?)<\/footer>/s.exec(await (await get(`${origin}/`)).text()) ?? [];
      const links = [...footer.matchAll(/<a [^>]*?href="([^"#]*)/g)]
        .map(([, href = '']) => new URL(href, origin))
        .filter((link) => link.origin === origin);
      expect(links.length).toBeGreaterThan(1);
      for (const { href } of links) {
        const { response, robots } = await readHead(href);
        expect(response.status, href).toBe(200);
        expect(urls.includes(href), href).toBe(robots !== 'noindex');
      }
    });

    test('a shared link of every kind of page shows a picture of the stated size [2.9.2]', async ({
      stacks,
    }) => {
      const origin = getOrigin(stacks);
      for (const path of [...Object.keys(listed), ...unlisted]) {
        const head = await readHead(origin + path);
        expect(head.language, path).toBe(language);
        expect([head.property('locale'), head.property('site_name'), head.card], path).toEqual([
          locale,
          organisation.name,
          'summary_large_image',
        ]);
        const picture = await get(head.property('image') ?? '');
        expect(picture.status, path).toBe(200);
        expect(picture.headers.get('content-type'), path).toMatch(/^image\/(png|jpeg)$/);
        const size = readPictureSize(Buffer.from(await picture.arrayBuffer()));
        expect([head.property('image:width'), head.property('image:height')], path).toEqual([
          String(size.width),
          String(size.height),
        ]);
        expect(head.property('image:alt')?.length, path).toBeGreaterThan(3);
      }
    });

    test('search engines learn what each kind of page is about [2.9.3]', async ({ stacks }) => {
      const origin = getOrigin(stacks);
      for (const [path, types] of Object.entries(listed)) {
        const { data } = await readHead(origin + path);
        const found = new Set(JSON.stringify(data ?? null).match(/(?<="@type":")\w+/g));
        expect([...found], path).toEqual(expect.arrayContaining([...types]));
        if (types.length === 0) expect(data, path).toBeUndefined();
        if (!types.includes('Product')) expect(found, path).not.toContain('Product');
        if (!types.includes('Article')) expect(found, path).not.toContain('Article');
        if (!types.includes('Event')) expect(found, path).not.toContain('Event');
      }
    });

    test('search engines list no page that is not for everyone [2.9.8]', async ({ stacks }) => {
      const origin = getOrigin(stacks);
      for (const path of unlisted) {
        const { robots, canonical } = await readHead(origin + path);
        expect([robots, canonical], path).toEqual(['noindex', undefined]);
      }
    });

    test('the feed has news and is linked from every page; robots.txt names the sitemap [2.9.5] [2.9.6]', async ({
      stacks,
    }) => {
      const origin = getOrigin(stacks);
      const { links } = await readHead(`${origin}/`);
      expect(links).toMatchObject({ alternate: '/feed.xml', manifest: '/manifest.webmanifest' });
      const feed = await (await get(`${origin}/feed.xml`)).text();
      const news = [...feed.matchAll(/<item>.*?<link>(.*?)<\/link>/g)].map(([, url]) => url);
      expect(news.length).toBeGreaterThan(1);
      expect(feed).toContain(`<language>${language}</language>`);
      for (const url of news.slice(0, 3)) expect((await get(url ?? '')).status).toBe(200);
      expect(await (await get(`${origin}/robots.txt`)).text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
    });

    test('home screens get the organisation’s name, colours and icons [2.9.11]', async ({ stacks }) => {
      const origin = getOrigin(stacks);
      const manifest = (await (await get(`${origin}/manifest.webmanifest`)).json()) as {
        name: string;
        theme_color: string;
        icons: { src: string; sizes: string }[];
      };
      expect([manifest.name, manifest.theme_color]).toEqual([
        organisation.name,
        expect.stringMatching(/^#[0-9a-f]{6}$/),
      ]);
      expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['any', '180x180']);
      for (const src of [...manifest.icons.map((icon) => icon.src), '/favicon.ico'])
        expect((await get(origin + src)).headers.get('content-type'), src).toMatch(/^image\//);
    });
  });
}

test('an entry that is published is in the sitemap soon after its event, a draft never is [2.9.4]', async ({
  stacks,
}) => {
  const { site, sandbox } = stacks.get(secondExample) as Stack;
  const block = { blockName: 'acf/page-title', idd: 'a', attrs: [], title: 'Neu' };
  const entry = { id: 9_100, title: 'Neu', permalink: '/neu', postType: 'page', content: [block] };
  await readSitemap(site.origin);
  await sandbox.putEntry('/entwurf', { ...entry, permalink: '/entwurf', postStatus: 'draft' });
  await sandbox.putEntry('/neu', { ...entry, postStatus: 'publish', hasAccess: true });
  await sendContentEvent(site.origin, { paths: ['/neu'] });
  await expect(async () => {
    // Events are collected for some seconds before the list of entries is read again.
    await site.moveClock(10_000);
    expect(await readSitemap(site.origin)).toContain(`${site.origin}/neu`);
  }).toPass();
  expect(await readSitemap(site.origin)).not.toContain(`${site.origin}/entwurf`);
  await sandbox.reset();
});
