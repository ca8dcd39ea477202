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
      'every kind of page is valid HTML, and begins with a link that skips to its content [2.3.7] [2.3.15] [2.1.15]',
      async ({ request }) => {
        for (const path of [...Object.keys(listed), ...unlisted, statement]) {
          const html = await (await request.get(path)).text();
          expect(await listHtmlFaults(html), path).toEqual([]);
          const [, first] = /<body.*?(<(?:a|button|input|select|summary|textarea)\b[^>]*>)/s.exec(html) ?? [];
          expect(first, path).toMatch(/^<a [^>]*href="#main"/);
          expect(html, path).toMatch(new RegExp(`<footer.*<a [^>]*href="${statement}"`, 's'));
        }
      },
    );

    run(
      'search engines and shared links learn what every kind of page is about [2.9.1] [2.9.2] [2.9.3] [2.9.8]',
      async ({ request, product }) => {
        const titles = new Set<string>();
        for (const [path, types] of Object.entries(listed)) {
          const { title, description, robots, ...head } = readPageHead(
            await (await request.get(path)).text(),
          );
          const url = product.site.origin + path;
          expect([head.language, head.canonical, head.property('url'), robots], path).toEqual([
            ...[language, url, url, undefined],
          ]);
          expect(title.length, title).toBeLessThanOrEqual(70);
          expect(titles, path).not.toContain(title);
          titles.add(title);
          expect(description?.length, path).toBeGreaterThan(19);
          expect(listStructuredDataFaults(head.data), path).toEqual([]);
          const found = JSON.stringify(head.data ?? null).match(/(?<="@type":")\w+/g) ?? [];
          expect(found, path).toEqual(expect.arrayContaining([...types]));
        }
        for (const path of unlisted) {
          const { robots, canonical } = readPageHead(await (await request.get(path)).text());
          expect([robots, canonical], path).toEqual(['noindex', undefined]);
        }
        const { property } = readPageHead(await (await request.get('/')).text());
        const size = readPictureSize(await (await request.get(property('image') ?? '')).body());
        expect([property('image:width'), property('image:height')]).toEqual([
          String(size.width),
          String(size.height),
        ]);
      },
    );

    run(
      'sitemap, feed, robots.txt and manifest name its pages, its language and itself [2.9.4] [2.9.5] [2.9.6] [2.9.11]',
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
      },
    );
  });
}
