import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWordPress, type WordPress } from '../harness/start-wordpress.ts';
import { createClient, readRoutes, type RouteResponse } from './plugin-client.fixture.ts';

const names = [
  'classic',
  'shortcodes',
  'fields',
  'seo',
  'rank-math',
  'blocks',
  'beside',
  'footnotes',
  'pattern',
];
const paths = [...names.map((name) => `/2026/${name}`), '/2016/letter-1', '/about', '/about/history', '/'];
const entryRoute = (path: string) => `/wp-json/entry/api?path=${encodeURIComponent(path)}`;
const program = join(import.meta.dirname, 'ten-years.php');

describe('a WordPress of ten years, without any work', () => {
  let wordPress: WordPress;
  let responses: ReadonlyMap<string, RouteResponse>;
  const read = async (path: string) => {
    const { cms, problems } = createClient(wordPress.origin, responses);
    const { entry } = await cms.readEntry(path);
    if (!entry) throw new Error(`There is no entry at ${path}`);
    const content = JSON.stringify(entry.content);
    return { entry, content, names: entry.content.map(({ name }) => name), problems };
  };

  beforeAll(async () => {
    wordPress = await startWordPress();
    const written = await wordPress.run((await readFile(program, 'utf8')).replace('<?php', ''));
    expect(written).toBe('509');
    responses = await readRoutes(wordPress, [
      ...['/wp-json/cards/api/blog', '/wp-json/filters/api/blog', '/wp-json/maindata/api'],
      ...['/wp-json/index/api?page=1', '/wp-json/index/api?page=3'],
      ...[...paths, '/minutes', '/before-seo'].map(entryRoute),
    ]);
  });
  afterAll(() => wordPress.stop());

  it('shows classic posts with title, date, author, categories, picture and text [7.13.10]', async () => {
    const { entry, content, names: blocks } = await read('/2016/letter-1');
    expect(blocks).toEqual(['page-title', 'post-date', 'text', 'image', 'text']);
    expect(entry).toMatchObject({
      title: 'Letter no. 1 from the harbour',
      postDate: '20160108',
      author: 'Runa Holm',
    });
    expect(entry.content).toMatchObject([
      { title: 'Letter no. 1 from the harbour' },
      { date: '20160108' },
      { html: '<p>Runa Holm · Reports</p>' },
      { name: 'image' },
      { html: expect.stringMatching(/^<p>The town met the water/) },
    ]);
    expect(content).not.toContain('admin');
    expect(content).toContain('<p>A second paragraph with a <strong>word</strong>');
    expect(entry.content.find(({ name }) => name === 'image')).toMatchObject({
      image: { md: expect.stringContaining('1024x683'), alt: 'A boat in the harbour' },
    });
    expect(entry.seo.description).toMatch(/^The town met the water/);
  });

  it('shows a picture from before in the nearest widths that it has [7.13.14]', async () => {
    const { entry } = await read('/2016/letter-1');
    const image = {
      md: expect.stringMatching(/boat-1-1024x683\.jpg$/) as string,
      xl: expect.stringMatching(/boat-1\.jpg$/) as string,
      ...{ width: 2048, height: 1365, alt: 'A boat in the harbour' },
    };
    expect(entry.content).toContainEqual(expect.objectContaining({ name: 'image', image }));
  });

  it('shows captions, galleries, videos and lists of classic posts', async () => {
    const { content, names: blocks, problems } = await read('/2026/classic');
    expect(blocks).toEqual(['page-title', 'post-date', 'text', 'text', 'slider', 'video', 'text']);
    expect(content).toContain('The boat, 2016');
    expect(content).toContain('<li>One</li>');
    expect(problems).toEqual([]);
  });

  it('leaves out the shortcodes of plugins that are gone, and says so', async () => {
    const { content, problems } = await read('/2026/shortcodes');
    expect(content).not.toMatch(/\[(?:contact-form-7|tides)/);
    expect(problems.length).toBeGreaterThan(0);
  });

  it('shows the blocks of core, the nearest of ours where there is one [7.13.11]', async () => {
    const { entry, content, names: blocks, problems } = await read('/2026/blocks');
    expect(blocks).toEqual([
      ...['page-title', 'post-date', 'text', 'text', 'image', 'slider'],
      ...['text', 'text', 'button', 'entry-list', 'unknown'],
    ]);
    expect(content).toContain('The <em>boat</em>');
    expect(content).toContain('/wp-json/cards/api/blog?list=');
    const html = entry.content.map((block) => ('html' in block ? block.html : ''));
    expect(html).toContain('Left');
    expect(html).toContainEqual(expect.stringMatching(/<blockquote[^]*<p>Right<\/p>[^]*A sailor/));
    // Its search leads to a page of WordPress.
    expect(problems).toEqual([expect.stringContaining('(core/search): block left out')]);
  });

  it('shows a picture beside its text, and plain texts in the site’s own kinds', async () => {
    const { entry, names: blocks } = await read('/2026/beside');
    expect(blocks).toEqual(['page-title', 'post-date', 'text', 'text', 'text', 'list']);
    expect(entry.content[3]).toMatchObject({ html: expect.stringMatching(/<img[^]*Beside it\./) });
    expect(entry.content[4]).toMatchObject({ textType: 'h2', html: 'Below' });
  });

  it('shows footnotes and synced patterns [7.13.11]', async () => {
    expect((await read('/2026/footnotes')).content).toContain('Its source.');
    expect((await read('/2026/pattern')).content).toContain('Toldkaj 7');
  });

  it('has the titles and descriptions of Yoast SEO and Rank Math, and no canonical address [7.13.12]', async () => {
    const { entry } = await read('/2026/seo');
    expect(entry.seo).toMatchObject({
      title: 'About seo & more – The Harbour & Light Society',
      description: 'Written for search engines.',
    });
    for (const path of ['/2026/seo', '/2026/rank-math'])
      expect(JSON.stringify(responses.get(entryRoute(path))?.json)).not.toContain('elsewhere.example');
    expect((await read('/2026/rank-math')).entry.seo).toMatchObject({
      title: 'About rank-math & more – The Harbour & Light Society',
      description: expect.stringMatching(/^Found: The town met the water/),
    });
  });

  it('has the homepage of a WordPress that lists its latest posts, and pages below pages', async () => {
    expect((await read('/')).names).toEqual(['page-title', 'entry-list']);
    expect((await read('/about/history')).entry.title).toBe('Our history');
  });

  it('has the navigation of a block theme, with the addresses of today [7.13.13]', () => {
    expect(responses.get('/wp-json/maindata/api')?.json).toMatchObject({
      _en_maindata: {
        variousData: {
          contentOrigin: wordPress.origin,
          navigation: [
            { title: 'About', url: `${wordPress.origin}/about/`, target: '' },
            { title: 'Shop', url: 'https://shop.example/', target: '_blank' },
          ],
        },
      },
    });
  });

  it('leads from an old name that WordPress has noted to the post [7.13.9]', () => {
    expect(responses.get(entryRoute('/before-seo'))?.json).toMatchObject({ redirect: '/2026/seo' });
  });

  it('shows pages that were private for editors to nobody', () => {
    expect(responses.get(entryRoute('/minutes'))?.json).toEqual({});
    expect(JSON.stringify([...responses.values()])).not.toContain('Minutes of the board');
  });

  it('lists the latest posts with pictures and categories, and all in the index', async () => {
    const { cms, problems } = createClient(wordPress.origin, responses);
    const { cards = [] } = (await cms.readCards('/wp-json/cards/api/blog')) as { cards?: unknown[] };
    expect(cards).toHaveLength(100);
    expect(cards.at(-1)).toMatchObject({ following: expect.any(Number) });
    expect(cards.at(-1)).toMatchObject({
      image: { md: expect.any(String) },
      cats: [{ name: expect.any(String) }],
    });
    const { filters = [] } = (await cms.readFilters('/wp-json/filters/api/blog')) as {
      filters?: { name: string }[];
    };
    expect(filters.map(({ name }) => name)).toEqual(['Letters', 'Reports', 'Visits', 'Fish & nets']);
    expect(await cms.readIndexPage(1)).toMatchObject({ outcome: 'found', pages: 3 });
    expect(problems).toEqual([]);
  });

  it('reads a hundred cards in ten queries, filters in one, and both in none the second time [7.13.15]', async () => {
    const routes = ['/wp-json/cards/api/blog', '/wp-json/filters/api/blog'];
    const second = await readRoutes(wordPress, routes);
    const count = (read: typeof second) => routes.map((route) => read.get(route)?.queries ?? Infinity);
    // The cache itself takes one query to read, and two to write.
    const [cards = Infinity, filters = Infinity] = count(responses);
    expect(cards).toBeLessThanOrEqual(10);
    expect(filters).toBeLessThanOrEqual(1 + 3);
    expect(count(second)).toEqual([1, 1]);
    for (const route of routes) expect(second.get(route)?.json).toEqual(responses.get(route)?.json);
  });

  it('reads lists again after a change of anything that they show [7.13.15]', async () => {
    const [route, cards] = ['/wp-json/filters/api/blog', '/wp-json/cards/api/blog'] as const;
    await wordPress.run(
      "wp_update_term( get_term_by( 'slug', 'letters', 'category' )->term_id, 'category', array( 'name' => 'Post' ) );",
    );
    const read = await readRoutes(wordPress, [route, cards]);
    expect((read.get(route)?.json as { name: string }[]).map(({ name }) => name)).toContain('Post');
    const listed = (read.get(cards)?.json as { cats: { name: string }[] }[]).flatMap(({ cats }) => cats);
    expect(listed).toContainEqual({ name: 'Post' });
    expect(listed).not.toContainEqual({ name: 'Letters' });
  });

  it('has no error of PHP', async () => {
    expect(await wordPress.errors()).toBe('');
  });
});
