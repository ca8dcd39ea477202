import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startWordPress, type WordPress } from '../index.ts';
import { eventSecret, receiveEvents } from './event-receiver.fixture.ts';

let site: Awaited<ReturnType<typeof receiveEvents>>;
let wordPress: WordPress;

beforeAll(async () => {
  site = await receiveEvents();
  wordPress = await startWordPress({
    constants: {
      GUILDHALL_SITE_ORIGIN: site.origin,
      GUILDHALL_CONTENT_WEBHOOK_SECRET: eventSecret,
    },
  });
});

afterAll(async () => {
  await wordPress.stop();
  await site.close();
});

/** Runs PHP as an administrator; events are not collected. */
const change = (code: string) => wordPress.run(`${asAdministrator} ${atOnce} ${code}`);
const asAdministrator = 'wp_set_current_user( 1 );';
const atOnce = `add_filter( 'guildhall_collect_seconds', '__return_zero' );`;
const laterSeconds = `add_filter( 'guildhall_collect_seconds', static fn() => 600 );`;
const waitingRows = () =>
  wordPress.evaluate(
    `global $wpdb; return $wpdb->get_col( "SELECT option_value FROM {$wpdb->options} WHERE option_name LIKE 'guildhall_change_%'" );`,
  );

/** Creates a post and returns its number; its event is taken. */
async function createPost(fields = ''): Promise<string> {
  const id = await change(
    `echo wp_insert_post( array( 'post_title' => 'A page', 'post_content' => 'Text', 'post_excerpt' => 'Short', 'post_type' => 'page', 'post_status' => 'publish', ${fields} ) );`,
  );
  site.take();
  return id;
}

beforeEach(() => {
  site.respondWith({ status: 204 });
  site.take();
});

it('sends one signed event when a page is published [7.13.1]', async () => {
  await change(
    `wp_insert_post( array( 'post_title' => 'New', 'post_status' => 'publish', 'post_type' => 'page' ) );`,
  );
  expect(site.take()).toEqual([{ all: true }]);
  expect(await wordPress.evaluate('return Guildhall\\Publishing\\LastEvent::read();')).toMatchObject({
    event: '{"all":true}',
    ok: true,
  });
});

it.each([
  ['public name', `'display_name' => 'Runa Holm'`],
  ['first name, which may stand in for it', `'first_name' => 'Runa'`],
])('sends everything when the %s of an author changes [7.13.1]', async (_, field) => {
  await change(`wp_update_user( array( 'ID' => 1, ${field} ) );`);
  expect(site.take()).toEqual([{ all: true }]);
});

it('sends everything when the posts of a deleted user become another one’s [7.13.1]', async () => {
  const user = await wordPress.run(
    `echo wp_insert_user( array( 'user_login' => 'leaving', 'user_pass' => 'leaving', 'role' => 'author' ) );`,
  );
  await createPost(`'post_type' => 'post', 'post_author' => ${user}`);
  await change(`require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_user( ${user}, 1 );`);
  expect(site.take()).toEqual([{ all: true }]);
});

it.each([
  [
    'a menu',
    `echo wp_create_nav_menu( 'Top' );`,
    `wp_update_nav_menu_item( $id, 0, array( 'menu-item-title' => 'News', 'menu-item-url' => '/news', 'menu-item-status' => 'publish' ) );`,
  ],
  [
    'the menu at the site’s place',
    `remove_theme_mods(); echo wp_create_nav_menu( 'Other' );`,
    `set_theme_mod( 'nav_menu_locations', array( 'guildhall' => $id ) );`,
  ],
  [
    'the navigation of a block theme',
    `echo wp_insert_post( array( 'post_type' => 'wp_navigation', 'post_title' => 'Main', 'post_status' => 'publish' ) );`,
    `wp_update_post( array( 'ID' => $id, 'post_content' => '<!-- wp:home-link /-->' ) );`,
  ],
  [
    'the name of a category',
    `echo wp_insert_term( 'Oceans', 'category' )['term_id'];`,
    `wp_update_term( $id, 'category', array( 'name' => 'Seas' ) );`,
  ],
])('sends everything when %s changes [7.13.1]', async (_, prepare, code) => {
  const id = await change(prepare);
  site.take();
  await change(`$id = ${id}; ${code}`);
  expect(site.take()).toEqual([{ all: true }]);
});

it('names the path alone of a page whose text has changed [7.13.1]', async () => {
  const parent = await createPost(`'post_name' => 'about'`);
  const id = await createPost(`'post_name' => 'history', 'post_parent' => ${parent}`);
  await change(`wp_update_post( array( 'ID' => ${id}, 'post_content' => 'Another text' ) );`);
  expect(site.take()).toEqual([{ paths: ['/about/history'] }]);
});

it.each([
  ['its title', `wp_update_post( array( 'ID' => $id, 'post_title' => 'Another' ) );`],
  ['its address', `wp_update_post( array( 'ID' => $id, 'post_name' => 'another' ) );`],
  ['its status', `wp_update_post( array( 'ID' => $id, 'post_status' => 'draft' ) );`],
  ['its picture', `update_post_meta( $id, '_thumbnail_id', '99' );`],
  ['a field that cards show', `update_post_meta( $id, 'location', 'The hall' );`],
  ['its categories', `wp_set_post_terms( $id, array( 'Oceans' ), 'post_tag' );`],
  ['its existence', 'wp_delete_post( $id, true );'],
  ['a password', `wp_update_post( array( 'ID' => $id, 'post_password' => 'word' ) );`],
])('names everything when a post changes in %s [7.13.1]', async (_, code) => {
  const id = await createPost(`'post_type' => 'post'`);
  await change(`$id = ${id}; ${code}`);
  expect(site.take()).toEqual([{ all: true }]);
});

it.each([
  ['a draft', `wp_insert_post( array( 'post_title' => 'A draft', 'post_status' => 'draft' ) );`],
  [
    'a draft whose text changes',
    `$draft = wp_insert_post( array( 'post_title' => 'A draft', 'post_status' => 'draft' ) ); wp_update_post( array( 'ID' => $draft, 'post_content' => 'Another text' ) );`,
  ],
  [
    'an autosave',
    `wp_create_post_autosave( array( 'post_ID' => $id, 'post_type' => 'page', 'post_title' => 'B', 'post_content' => 'C', 'post_excerpt' => '', 'post_author' => 1 ) );`,
  ],
  [
    'a private page without the mark',
    `wp_insert_post( array( 'post_title' => 'For the board', 'post_status' => 'private' ) );`,
  ],
  ['an editor who opens a page', `update_post_meta( $id, '_edit_lock', time() . ':1' );`],
  ['a page that is saved unchanged', `wp_update_post( array( 'ID' => $id ) );`],
])('sends nothing for %s [7.13.1]', async (_, code) => {
  const id = await createPost();
  await change(`require_once ABSPATH . 'wp-admin/includes/post.php'; $id = ${id}; ${code}`);
  expect(site.take()).toEqual([]);
});

it('sends one event for an edit of many pages [7.13.1]', async () => {
  const id = await createPost();
  await change(
    `foreach ( array( 'Fish', 'Birds', 'Trees' ) as $title ) { wp_insert_post( array( 'post_title' => $title, 'post_status' => 'publish' ) ); }
     wp_update_post( array( 'ID' => ${id}, 'post_content' => 'Another text' ) );`,
  );
  expect(site.take()).toEqual([{ all: true }]);
});

it('collects what several requests change soon after an event, and sends it once [7.13.2]', async () => {
  await change(`wp_insert_post( array( 'post_title' => 'First', 'post_status' => 'publish' ) );`);
  expect(site.take()).toHaveLength(1);
  for (const title of ['Second', 'Third'])
    await wordPress.run(
      `${asAdministrator} ${laterSeconds} wp_insert_post( array( 'post_title' => '${title}', 'post_status' => 'publish' ) );`,
    );
  expect(site.take()).toEqual([]);
  expect(await waitingRows()).toHaveLength(2);
  expect(await wordPress.evaluate(`return wp_next_scheduled( 'guildhall_send_events' ) > time();`)).toBe(
    true,
  );
  await change(`do_action( 'guildhall_send_events' );`);
  expect(site.take()).toEqual([{ all: true }]);
  expect(await waitingRows()).toEqual([]);
});

it('keeps an event that the site does not accept, and sends it again by cron [7.13.2]', async () => {
  const id = await createPost(`'post_name' => 'kept'`);
  site.respondWith({ status: 503 });
  await change(`wp_update_post( array( 'ID' => ${id}, 'post_content' => 'Another text' ) );`);
  expect(await waitingRows()).toEqual(['{"paths":["/kept"]}']);
  expect(
    await wordPress.evaluate(`return wp_next_scheduled( 'guildhall_send_events' ) - time();`),
  ).toBeGreaterThan(30);
  site.take();
  site.respondWith({ status: 204 });
  await change(`do_action( 'guildhall_send_events' );`);
  expect(site.take()).toEqual([{ paths: ['/kept'] }]);
  expect(await waitingRows()).toEqual([]);
});

it('leaves an event to the request that sends at the moment', async () => {
  const id = await createPost();
  await change(
    `add_option( 'guildhall_sending', (string) time() ); wp_update_post( array( 'ID' => ${id}, 'post_title' => 'Another' ) );`,
  );
  expect(site.take()).toEqual([]);
  await change(
    `update_option( 'guildhall_sending', (string) ( time() - 61 ) ); do_action( 'guildhall_send_events' );`,
  );
  expect(site.take()).toEqual([{ all: true }]);
});

it.each([
  ['a login in front of the site', { status: 401, headers: { 'www-authenticate': 'Basic' } }, 'HTTP Basic'],
  ['different clocks', { status: 401, body: '{"error":"The timestamp is missing"}' }, 'clocks'],
  ['another secret', { status: 401, body: '{"error":"The signature"}' }, 'another secret'],
  [
    'another address',
    { status: 301, headers: { location: 'https://www.site.example/' } },
    'https://www.site.example/',
  ],
  ['a site without events', { status: 404 }, 'CONTENT_WEBHOOK_SECRET'],
])('explains that an event fails because of %s', async (_, response, expected) => {
  site.respondWith(response);
  const outcome = await wordPress.evaluate('return Guildhall\\Publishing\\EventSender::test();');
  expect(outcome).toMatchObject({ is_ok: false, message: expect.stringContaining(expected) as string });
  expect(site.take()).toEqual([{ paths: [] }]);
});

it('has no warnings', async () => {
  expect(await wordPress.errors()).toBe('');
});
