import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quote } from '../harness/site-folder.ts';
import { startWordPress, type WordPress } from '../harness/start-wordpress.ts';
import { decisions, deciding, patterns } from './decided.fixture.ts';
import { createClient, readRoutes, secrets, type RouteResponse } from './plugin-client.fixture.ts';

const entryRoute = (path: string) => `/wp-json/entry/api?path=${encodeURIComponent(path)}`;
const paths = decisions.map((_, number) => `/decision-${number}`);
const lists = ['/wp-json/index/api?page=1', '/wp-json/cards/api/blog'];

describe('what WordPress decides when it renders', () => {
  let wordPress: WordPress;
  let responses: ReadonlyMap<string, RouteResponse>;

  beforeAll(async () => {
    wordPress = await startWordPress({ constants: secrets });
    await writeFile(join(wordPress.folder, 'wp-content/mu-plugins/deciding.php'), deciding);
    const posts = decisions.map(({ written }, number) => [`decision-${number}`, written]);
    await wordPress.run(
      program
        .replace('POSTS', () => quote(JSON.stringify(posts)))
        .replace('PATTERNS', () => quote(JSON.stringify(patterns))),
    );
    responses = await readRoutes(wordPress, [...lists, ...paths.map(entryRoute)]);
  });
  afterAll(() => wordPress.stop());

  it.each(decisions.map((decision, number) => ({ ...decision, number })))(
    'is decided before the site reads it: $name [7.13.19]',
    async ({ number, has = [], hasNot = [], problems: reported = [] }) => {
      const { cms, problems } = createClient(wordPress.origin, responses);
      const path = `/decision-${number}`;
      const { entry } = await cms.readEntry(path);
      const content = JSON.stringify(entry?.content.slice(2)).replaceAll('\\"', '"');
      for (const part of has) expect(content).toContain(part);
      for (const pattern of [/SECRET/, ...hasNot]) expect(content).not.toMatch(pattern);
      expect(JSON.stringify(responses.get(entryRoute(path))?.json)).not.toContain('SECRET');
      expect(problems).toEqual(reported.map((problem) => expect.stringMatching(problem) as string));
    },
  );

  it.each(lists)('is decided before it is in %s [7.13.19]', (list) => {
    const found = JSON.stringify(responses.get(list)?.json);
    expect(found).toContain('decision-0');
    expect(found).toContain('Through storms');
    expect(found).not.toContain('SECRET');
  });

  it('stays the same from response to response', async () => {
    const again = await readRoutes(wordPress, paths.map(entryRoute));
    for (const path of paths)
      expect(again.get(entryRoute(path))?.json).toEqual(responses.get(entryRoute(path))?.json);
  });

  it('is decided for members and for previews as for their readers', async () => {
    const ids = (await wordPress.evaluate(members)) as [number, number];
    const keys = {
      'x-content-key': secrets.GUILDHALL_CONTENT_KEY,
      'x-preview-key': secrets.GUILDHALL_CONTENT_PREVIEW_KEY,
    };
    const routes = [entryRoute('/for-members'), ...ids.map((id) => `/wp-json/entry/api?id=${id}`)];
    const read = await readRoutes(wordPress, routes, keys);
    for (const route of routes) {
      const found = JSON.stringify(read.get(route)?.json);
      expect(found).toContain('Of a field');
      expect(found).not.toContain('SECRET');
    }
  });

  it('gives a post without a title one, in lists and on its page [7.13.20]', async () => {
    const written = (await wordPress.evaluate(untitled)) as { path: string }[];
    const routes = [...lists, '/wp-json/maindata/api', ...written.map(({ path }) => entryRoute(path))];
    const read = await readRoutes(wordPress, routes);
    const { cms, problems } = createClient(wordPress.origin, read);
    const titles = await Promise.all(
      written.map(async ({ path }) => {
        const { entry } = await cms.readEntry(path);
        const [head] = entry?.content ?? [];
        return [entry?.title, head?.name === 'page-title' && head.title];
      }),
    );
    const beginning = 'A text of more than eight words, which…';
    const expected = [beginning, beginning, 'An excerpt', 'Shown', 'Untitled', 'Untitled'];
    expect(titles).toEqual([...expected.map((title) => [title, title]), ['Untitled', false]]);
    const { items = [] } = (await cms.readIndexPage(1)) as { items?: { permalink: string; title: string }[] };
    const { cards = [] } = (await cms.readCards('/wp-json/cards/api/blog')) as { cards?: typeof items };
    for (const list of [items, cards]) {
      const found = written.map(({ path }) => list.find(({ permalink }) => permalink === path)?.title);
      expect(found).toEqual([...expected, undefined]);
    }
    expect(JSON.stringify([...read.values()])).not.toContain('SECRET');
    expect(problems).toEqual([]);
  });

  it('has no error of PHP', async () => {
    expect(await wordPress.errors()).toBe('');
  });
});

const program = `
  kses_remove_filters();
  foreach ( array( 1 => 'one', 2 => 'two' ) as $n => $name ) {
    $file = array( 'post_title' => $name, 'post_mime_type' => 'image/jpeg', 'post_status' => 'inherit' );
    $known["PIC$n"] = (string) wp_insert_attachment( $file, "$name.jpg" );
    wp_update_attachment_metadata( (int) $known["PIC$n"], array( 'width' => 2048, 'height' => 1365, 'file' => "$name.jpg", 'sizes' => array() ) );
  }
  $known['ORIGIN'] = home_url();
  foreach ( json_decode( PATTERNS, true ) as $name => $text ) {
    $id = wp_insert_post( array( 'post_title' => $name, 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_password' => 'LOCKED' === $name ? 'x' : '' ) );
    $known[ $name ] = (string) $id;
    wp_update_post( wp_slash( array( 'ID' => $id, 'post_content' => strtr( $text, $known ) ) ) );
  }
  foreach ( json_decode( POSTS, true ) as [ $name, $text ] ) {
    $id = wp_insert_post( wp_slash( array( 'post_title' => "About $name", 'post_name' => $name, 'post_status' => 'publish', 'post_content' => strtr( $text, $known ) ) ) );
    update_post_meta( $id, 'motto', 'Through <em>storms</em>' );
    update_post_meta( $id, 'empty', '' );
    update_post_meta( $id, 'address', 'https://field.example/' );
    update_post_meta( $id, 'picture', home_url( '/wp-content/uploads/two.jpg' ) );
    update_post_meta( $id, '_private', 'SECRET' );
  }`;

const members = `
  kses_remove_filters();
  $bound  = '<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"core/post-meta","args":{"key":"motto"}}}}} --><p>SECRET</p><!-- /wp:paragraph -->';
  $hidden = '<!-- wp:paragraph {"metadata":{"blockVisibility":false}} --><p>SECRET</p><!-- /wp:paragraph -->';
  $ids    = array();
  foreach ( array( 'private', 'draft' ) as $status ) {
    $id = wp_insert_post( wp_slash( array( 'post_title' => 'A text', 'post_name' => 'for-members', 'post_status' => $status, 'post_content' => $bound . $hidden ) ) );
    update_post_meta( $id, 'motto', 'Of a field' );
    update_post_meta( $id, Guildhall\\Members\\Mark::KEY, '1' );
    $ids[] = $id;
  }
  return $ids;`;

const untitled = `
  kses_remove_filters();
  $text   = '<!-- wp:paragraph --><p>A text of more than eight words, which goes on and on</p><!-- /wp:paragraph -->';
  $hidden = '<!-- wp:paragraph {"metadata":{"blockVisibility":false}} --><p>SECRET</p><!-- /wp:paragraph -->';
  $made   = array();
  foreach ( array(
    array( '', $text, '', 'publish' ),
    array( " \\u{200B}&nbsp;", $text, '', 'publish' ),
    array( '', $text, 'An excerpt', 'publish' ),
    array( '<b></b>', $hidden . '<!-- wp:paragraph --><p>Shown</p><!-- /wp:paragraph -->', '', 'publish' ),
    array( '', $hidden, '', 'publish' ),
    array( '', '<!-- wp:spacer --><div style="height:100px"></div><!-- /wp:spacer -->', '', 'publish' ),
    array( '', 'SECRET', '', 'private' ),
  ) as $number => [ $title, $written, $excerpt, $status ] ) {
    $id = wp_insert_post( wp_slash( array( 'post_title' => $title, 'post_name' => "untitled-$number", 'post_content' => $written, 'post_excerpt' => $excerpt, 'post_status' => $status ) ) );
    update_post_meta( $id, Guildhall\\Members\\Mark::KEY, 'private' === $status ? '1' : '' );
    $made[] = array( 'path' => "/untitled-$number" );
  }
  return $made;`;
