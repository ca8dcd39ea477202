import { contentTypes } from '@guildhall/cms-client';
import { content } from '@guildhall/sandbox/content';
import { picture } from '@guildhall/sandbox/seed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWordPress, type WordPress } from '../harness/start-wordpress.ts';
import { seedWordPress } from '../seed/seed-wordpress.ts';
import { createWordPressSeed } from '../seed/wordpress-seed.ts';
import { createClient, readRoutes, secrets, type RouteResponse } from './plugin-client.fixture.ts';

const entryRoute = (path: string) => `/wp-json/entry/api?path=${encodeURIComponent(path)}`;
const { entries } = content;
const shown = entries.filter(({ content: blocks, postStatus }) => blocks.length > 0 && !postStatus);
const lists = contentTypes.flatMap((type) => [`/wp-json/cards/api/${type}`, `/wp-json/filters/api/${type}`]);
const membersPath = '/members/reading-room';
const draft = entries.find(({ postStatus }) => postStatus === 'draft');

/** Core's blocks for texts arrive as texts. */
const textBlocks = new Set(['core/paragraph', 'core/heading', 'core/text']);
const toName = (blockName: string) => (textBlocks.has(blockName) ? 'text' : blockName.replace(/^\w+\//, ''));

describe('the sandbox’s content in WordPress', () => {
  let wordPress: WordPress;
  let responses: ReadonlyMap<string, RouteResponse>;

  beforeAll(async () => {
    wordPress = await startWordPress({ constants: secrets });
    await seedWordPress(wordPress, createWordPressSeed(content, { origin: wordPress.origin, picture }));
    const routes = ['/wp-json/maindata/api', '/wp-json/index/api?page=1', ...lists];
    responses = await readRoutes(wordPress, [...routes, ...entries.map(({ path }) => entryRoute(path))]);
  });
  afterAll(() => wordPress.stop());

  it('is read by the site without a problem [7.13.8]', async () => {
    const { cms, problems } = createClient(wordPress.origin, responses);
    for (const { path } of entries) await cms.readEntry(path);
    const read = [
      await cms.readMainData(),
      await cms.readIndexPage(1),
      ...(await Promise.all(shown.map(({ path }) => cms.readEntry(path)))),
      ...(await Promise.all(contentTypes.map((type) => cms.readCards(`/wp-json/cards/api/${type}`)))),
      ...(await Promise.all(contentTypes.map((type) => cms.readFilters(`/wp-json/filters/api/${type}`)))),
    ];
    expect(read.map(({ outcome }) => outcome)).toEqual(read.map(() => 'found'));
    expect(problems).toEqual([]);
    expect(await wordPress.errors()).toBe('');
  });

  it.each(shown.map((entry) => [entry.path, entry] as const))(
    'has %s, block for block [7.13.8]',
    async (path, seed) => {
      const { cms } = createClient(wordPress.origin, responses);
      const { entry } = await cms.readEntry(path);
      expect(entry).toMatchObject({
        id: seed.id,
        title: seed.title,
        permalink: path,
        postType: seed.postType,
      });
      expect(entry).toMatchObject({ postDate: seed.postDate, seo: seed.seo });
      expect(entry?.content.map(({ name }) => name)).toEqual(
        seed.content.map(({ blockName }) => toName(blockName)),
      );
    },
  );

  it('has no page for people without a text, and none for drafts', () => {
    const empty = entries.filter(
      ({ content: blocks, postStatus }) => blocks.length === 0 || postStatus === 'draft',
    );
    expect(empty.map(({ path }) => responses.get(entryRoute(path))?.json)).toEqual(empty.map(() => ({})));
  });

  it('lists the cards of each kind, with their fields', async () => {
    const { cms } = createClient(wordPress.origin, responses);
    for (const type of contentTypes) {
      const { cards = [] } = (await cms.readCards(`/wp-json/cards/api/${type}`)) as {
        cards?: { id: unknown }[];
      };
      expect(cards.length, type).toBeGreaterThan(0);
    }
    const events = responses.get('/wp-json/cards/api/calendar')?.json as { calendarData: { date: string } }[];
    const days = events.map(({ calendarData }) => calendarData.date);
    expect(days).toEqual(days.toSorted());
    const people = responses.get('/wp-json/cards/api/people')?.json as { id: number; peopleData: object }[];
    expect(people.map(({ id }) => id)).toEqual(people.map(({ id }) => id).toSorted((a, b) => a - b));
    expect(people[0]?.peopleData).toMatchObject({ jobTitle: expect.stringMatching(/\w/) });
  });

  it('lists the entries of one category', async () => {
    const filters = responses.get('/wp-json/filters/api/news')?.json as { name: string; route: string }[];
    expect(filters.length).toBeGreaterThan(2);
    const [first] = filters;
    const route = new URL(first?.route ?? '').pathname + new URL(first?.route ?? '').search;
    const cards = (await readRoutes(wordPress, [route])).get(route)?.json as { cats: { name: string }[] }[];
    expect(cards.length).toBeGreaterThan(0);
    for (const { cats } of cards) expect(cats).toContainEqual({ name: first?.name });
  });

  it('limits lists and refuses what is no number', async () => {
    const routes = ['?per_page=2', '?per_page=0', '?per_page=101', '?category=x', '?order=random'].map(
      (query) => `/wp-json/cards/api/news${query}`,
    );
    const read = await readRoutes(wordPress, routes);
    expect(routes.map((route) => read.get(route)?.status)).toEqual([200, 400, 400, 200, 400]);
    expect(read.get(routes[0] ?? '')?.json).toHaveLength(2);
    expect(read.get(routes[3] ?? '')?.json).toEqual([]);
  });

  it('has every published entry with a page in the index', () => {
    const { items, pages } = responses.get('/wp-json/index/api?page=1')?.json as {
      items: { permalink: string }[];
      pages: number;
    };
    const paths = items.map(({ permalink }) => new URL(permalink).pathname).sort();
    expect(paths).toEqual(shown.map(({ path }) => path).sort());
    expect(pages).toBe(1);
  });

  it('opens a members’ page only with the content key [7.13.4]', async () => {
    const route = entryRoute(membersPath);
    expect(responses.get(route)?.json).toMatchObject({
      postStatus: 'private',
      hasAccess: false,
      content: [],
    });
    const read = async (key: string) => {
      const { body, headers } = await wordPress.request(route, { headers: { 'x-content-key': key } });
      return { entry: JSON.parse(body) as { hasAccess: boolean; content: unknown[] }, headers };
    };
    const { entry, headers } = await read(secrets.GUILDHALL_CONTENT_KEY);
    expect(entry.hasAccess).toBe(true);
    expect(entry.content.length).toBeGreaterThan(0);
    expect(headers['cache-control']).toContain('no-store');
    expect((await read('another-key-of-tests')).entry).toMatchObject({ hasAccess: false, content: [] });
  });

  it('tells nothing of private pages without the mark, and of pages with a password [7.13.4]', async () => {
    const paths = (await wordPress.evaluate(`
      foreach ( array( 'page', 'post' ) as $type ) {
        $ids[] = wp_insert_post( array( 'post_type' => $type, 'post_status' => 'private', 'post_title' => 'Minutes', 'post_content' => 'x' ) );
        $ids[] = wp_insert_post( array( 'post_type' => $type, 'post_status' => 'publish', 'post_title' => 'Locked', 'post_content' => 'x', 'post_password' => 'y' ) );
      }
      return array_map( array( 'Guildhall\\Content\\SitePath', 'of_post' ), array_map( 'get_post', $ids ) );`)) as string[];
    const keys = { 'x-content-key': secrets.GUILDHALL_CONTENT_KEY };
    const read = await readRoutes(wordPress, paths.map(entryRoute), keys);
    expect([...read.values()].map(({ json }) => json)).toEqual([{}, {}, {}, {}]);
    const listed = await readRoutes(wordPress, ['/wp-json/index/api', '/wp-json/cards/api/blog'], keys);
    expect([...listed.values()].map(({ status }) => status)).toEqual([200, 200]);
    expect(JSON.stringify([...listed.values()])).not.toMatch(/minutes|locked/i);
  });

  it('shows a draft only with the preview key', async () => {
    const route = `/wp-json/entry/api?id=${draft?.id}`;
    expect((await readRoutes(wordPress, [route])).get(route)?.status).toBe(401);
    const keys = { 'x-preview-key': secrets.GUILDHALL_CONTENT_PREVIEW_KEY };
    const read = await readRoutes(wordPress, [route, '/wp-json/entry/api?id=999999'], keys);
    expect(read.get(route)?.json).toMatchObject({ id: draft?.id, postStatus: 'draft', hasAccess: true });
    expect(read.get('/wp-json/entry/api?id=999999')?.status).toBe(404);
  });

  it('refuses an entry without a path, as the contract says', async () => {
    const routes = ['/wp-json/entry/api', '/wp-json/entry/api?path=about', '/wp-json/index/api?page=2'];
    const read = await readRoutes(wordPress, routes);
    expect(routes.map((route) => (read.get(route)?.json as { code: string }).code)).toEqual([
      'rest_missing_callback_param',
      'rest_invalid_param',
      'rest_post_invalid_page_number',
    ]);
  });

  it('does not send an unchanged response again', async () => {
    const { headers } = await wordPress.request('/wp-json/maindata/api');
    const second = await wordPress.request('/wp-json/maindata/api', {
      headers: { 'if-none-match': headers['etag'] ?? '' },
    });
    expect([second.status, second.body]).toEqual([304, '']);
    expect(headers['vary']).toContain('x-content-key');
    expect(headers['x-robots-tag']).toBe('noindex');
  });

  it('leads from an old path of a page to its new one, and its pages below too [7.13.9]', async () => {
    await wordPress.run(`wp_update_post( array( 'ID' => 91, 'post_name' => 'editorial' ) );
      wp_update_post( array( 'ID' => 90, 'post_name' => 'guide' ) );`);
    const old = ['/styleguide', '/styleguide/editors', '/styleguide/editorial', '/never-there'].map(
      entryRoute,
    );
    const read = await readRoutes(wordPress, old);
    expect(old.map((route) => (read.get(route)?.json as { redirect?: string }).redirect)).toEqual([
      '/guide',
      '/guide/editorial',
      '/guide/editorial',
      undefined,
    ]);
  });

  it('lets an author fill in the fields of their own entries, and a subscriber none', async () => {
    const roles = await wordPress.evaluate(`
      $statuses = array();
      foreach ( array( 'author', 'subscriber' ) as $login ) {
        wp_set_current_user( get_user_by( 'login', $login )->ID );
        $request = new WP_REST_Request( 'POST', '/wp/v2/guildhall_person' );
        $request->set_body_params( array( 'title' => 'A person', 'status' => 'publish', 'meta' => array( 'guildhall_jobTitle' => 'Bell <b>ringer</b>' ) ) );
        $response   = rest_do_request( $request );
        $statuses[] = array( $response->get_status(), $response->get_data()['meta']['guildhall_jobTitle'] ?? null );
      }
      return $statuses;`);
    expect(roles).toEqual([
      [201, 'Bell ringer'],
      [403, null],
    ]);
  });

  it.each([
    ['jpeg', 'large-shared.jpg'],
    ['png', 'large-shared.png'],
    ['webp', 'large-shared.jpg'],
  ])(
    'has a picture for shared links that every network shows after an upload of %s [7.13.14]',
    async (type, name) => {
      const [seo, first, older] = (await wordPress.evaluate(`
      require_once ABSPATH . 'wp-admin/includes/image.php';
      $folder = wp_upload_dir()['path'] . '/shared-${type}';
      wp_mkdir_p( $folder );
      $canvas = imagecreatetruecolor( 2400, 1200 );
      image${type}( $canvas, "$folder/large.${type}" );
      $id   = wp_insert_attachment( array( 'post_mime_type' => 'image/${type}', 'post_title' => 'Large', 'post_status' => 'inherit' ), "$folder/large.${type}" );
      $data = wp_generate_attachment_metadata( $id, "$folder/large.${type}" );
      wp_update_attachment_metadata( $id, $data );
      $post = wp_insert_post( array( 'post_title' => 'Shared', 'post_status' => 'publish', 'post_content' => "<!-- wp:image {\\"id\\":$id} --><img class=\\"wp-image-$id\\"/><!-- /wp:image -->" ) );
      $in_text = Guildhall\\Mapping\\Seo::of( get_post( $post ) )['image'];
      set_post_thumbnail( $post, $id );
      $own = Guildhall\\Mapping\\Seo::of( get_post( $post ) )['image'];
      unset( $data['sizes']['guildhall-shared'] );
      wp_update_attachment_metadata( $id, $data );
      $older = Guildhall\\Mapping\\Seo::of( get_post( $post ) )['image'];
      wp_delete_post( $post, true );
      return array( $own, $in_text, $older );`)) as Record<string, unknown>[];
      expect(seo).toMatchObject({ url: expect.stringMatching(`/${name}$`), width: 1200, height: 600 });
      expect(first).toEqual(seo);
      // An earlier upload has its own file, if networks show that.
      expect(older?.['url']).toMatch(type === 'webp' ? /1024x512.*\.webp$/ : `/large.${type}`);
    },
  );

  it.each(['jpeg', 'png'])(
    'has pictures in four widths as WebP after an upload of %s [7.13.14]',
    async (type) => {
      const image = await wordPress.evaluate(`
      require_once ABSPATH . 'wp-admin/includes/image.php';
      $file   = wp_upload_dir()['path'] . '/large.${type}';
      $canvas = imagecreatetruecolor( 2400, 1200 );
      image${type}( $canvas, $file );
      $id = wp_insert_attachment( array( 'post_mime_type' => 'image/${type}', 'post_title' => 'Large', 'post_status' => 'inherit' ), $file );
      wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );
      return Guildhall\\Mapping\\Picture::of( $id );`);
      expect(image).toMatchObject({
        md: expect.stringMatching(/large.*640x320.*\.webp$/),
        lg: expect.stringMatching(/1024x512.*\.webp$/),
        xl: expect.stringMatching(/1600x800.*\.webp$/),
        hero: expect.stringMatching(/1920x960.*\.webp$/),
        ...{ width: 1920, height: 960 },
      });
    },
  );
});
