// cspell:ignore barrierefreiheit
import { listHtmlFaults } from '../../../../config/html-faults.ts';
import { expect, secondTest, test } from '../stack/journey-test.ts';
import { readPageHead } from '../stack/page-head.ts';
import { firstExample, secondExample } from '../stack/page-kinds.ts';
import { readPictureSize } from '../stack/picture-size.ts';
import { listStructuredDataFaults } from '../stack/structured-data-faults.ts';

const journeys = [
  { example: firstExample, run: test, statement: '/accessibility' },
  { example: secondExample, run: secondTest, statement: '/barrierefreiheit' },
];

for (const { example, run, statement } of journeys) {
  const { organisation, language, listed, unlisted, legal } = example;

  run.describe(`the site of ${organisation.name}`, () => {
    run(
      'every kind of page is valid, begins with a link to its content, and says what it is about [2.1.15] [2.3.7] [2.3.15] [2.9.1] [2.9.3] [2.9.8]',
      async ({ request, product }) => {
        const titles = new Set<string>();
        for (const path of [...Object.keys(listed), ...unlisted, statement]) {
          const html = await (await request.get(path)).text();
          expect(await listHtmlFaults(html), path).toEqual([]);
          const [, first] = /<body.*?(<(?:a|button|input|select|summary|textarea)\b[^>]*>)/s.exec(html) ?? [];
          expect(first, path).toMatch(/^<a [^>]*href="#main"/);
          expect(html, path).toMatch(new RegExp(`<footer.*<a [^>]*href="${statement}"`, 's'));
          const { title, description, canonical, robots, ...head } = readPageHead(html);
          expect(head.language, path).toBe(language);
          expect(listStructuredDataFaults(head.data), path).toEqual([]);
          if (unlisted.includes(path)) {
            expect([robots, canonical], path).toEqual(['noindex', undefined]);
            continue;
          }
          const url = product.site.origin + path;
          expect([canonical, head.property('url'), robots], path).toEqual([url, url, undefined]);
          expect(title.length, title).toBeLessThanOrEqual(70);
          expect(titles, path).not.toContain(title);
          titles.add(title);
          expect(description?.length, path).toBeGreaterThan(19);
          const found = JSON.stringify(head.data ?? null).match(/(?<="@type":")\w+/g) ?? [];
          expect(found, path).toEqual(expect.arrayContaining([...(listed[path] ?? [])]));
        }
      },
    );

    run(
      'sitemap, feed, robots.txt and manifest name its pages, its language and itself, and a shared link has a picture [2.9.2] [2.9.4] [2.9.5] [2.9.6] [2.9.11]',
      async ({ request, product }) => {
        const { origin } = product.site;
        const read = async (path: string) => (await request.get(path)).text();
        const urls = [...(await read('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
        const pages = [...Object.keys(listed), ...legal].map((path) => origin + path);
        expect(urls).toEqual(expect.arrayContaining(pages));
        expect(urls.filter((url) => unlisted.includes(url?.replace(origin, '') ?? ''))).toEqual([]);
        expect(await read('/feed.xml')).toContain(`<language>${language}</language>`);
        expect(await read('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`);
        const manifest = await (await request.get('/manifest.webmanifest')).json();
        expect(manifest).toMatchObject({ name: organisation.name });
        const { src } = manifest.icons[0];
        expect((await request.get(src)).headers()['content-type']).toMatch(/^image\//);
        const { property } = readPageHead(await read('/'));
        const size = readPictureSize(await (await request.get(property('image') ?? '')).body());
        expect([property('image:width'), property('image:height')]).toEqual([
          String(size.width),
          String(size.height),
        ]);
      },
    );
  });
}
