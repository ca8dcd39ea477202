import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWordPress, type WordPress } from '../index.ts';

const secret = 'a-secret-of-the-previews';
let wordPress: WordPress;
let cookies: Record<'admin' | 'editor' | 'subscriber', string>;

beforeAll(async () => {
  wordPress = await startWordPress({
    constants: {
      GUILDHALL_SITE_ORIGIN: 'https://www.site.example',
      GUILDHALL_PREVIEW_SECRET: secret,
      GUILDHALL_CONTENT_PREVIEW_KEY: 'a-key-of-the-previews',
    },
  });
  cookies = (await wordPress.evaluate(
    `return array_map(
       static fn( string $login ): string => LOGGED_IN_COOKIE . '=' . wp_generate_auth_cookie( get_user_by( 'login', $login )->ID, time() + 3600, 'logged_in' ),
       array( 'admin' => 'admin', 'editor' => 'editor', 'subscriber' => 'subscriber' ) );`,
  )) as typeof cookies;
});

afterAll(() => wordPress.stop());

/** Creates a page that was last saved yesterday, and the autosave of one editor. Returns both numbers. */
const createEdited = (login: string, fields = '') =>
  wordPress.evaluate(`
    require_once ABSPATH . 'wp-admin/includes/post.php';
    wp_set_current_user( 1 );
    $id = wp_insert_post( array( 'post_title' => 'As saved', 'post_content' => 'Saved', 'post_type' => 'page', 'post_status' => 'publish', ${fields} ) );
    global $wpdb;
    $wpdb->update( $wpdb->posts, array( 'post_modified' => '2026-01-01 12:00:00', 'post_modified_gmt' => '2026-01-01 12:00:00' ), array( 'ID' => $id ) );
    clean_post_cache( $id );
    wp_set_current_user( get_user_by( 'login', '${login}' )->ID );
    $autosave = wp_create_post_autosave( array( 'post_ID' => $id, 'post_type' => 'page', 'post_title' => 'Of ${login}', 'post_content' => 'Unsaved', 'post_excerpt' => '', 'post_author' => get_current_user_id() ) );
    return array( 'id' => $id, 'autosave' => $autosave );`) as Promise<{ id: number; autosave: number }>;

const open = (path: string, cookie?: string) =>
  wordPress.request(path, cookie === undefined ? {} : { headers: { cookie } });

const readTicket = (location: string | undefined) =>
  /^https:\/\/www\.site\.example\/preview\?ticket=((\d+)\.(\d+)\.([0-9a-f]{64}))$/.exec(location ?? '') ?? [];

it('sends an editor to the site with a ticket for their own unsaved text [7.13.3]', async () => {
  const { id, autosave } = await createEdited('editor');
  const before = Math.floor(Date.now() / 1000);
  const { status, headers } = await open(`/?page_id=${id}&preview_id=${id}&preview=true`, cookies.editor);
  expect(status).toBe(302);
  const [, , number, expiry, hmac] = readTicket(headers['location']);
  expect(Number(number)).toBe(autosave);
  expect(hmac).toBe(createHmac('sha256', secret).update(`${number}.${expiry}`).digest('hex'));
  expect(Number(expiry)).toBeGreaterThanOrEqual(before + 3_600);
  expect(Number(expiry)).toBeLessThanOrEqual(Date.now() / 1000 + 3_600);
  expect(headers['cache-control']).toContain('no-store');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers['referrer-policy']).toBe('no-referrer');
});

it('shows one editor nothing of another one’s unsaved text [7.13.3]', async () => {
  const { id } = await createEdited('editor');
  const { headers } = await open(`/?page_id=${id}&preview=true`, cookies.admin);
  expect(Number(readTicket(headers['location'])[2])).toBe(id);
});

it('shows a page that was saved after the autosave as it is saved', async () => {
  const { id } = await createEdited('editor');
  const later = `'post_modified' => '2030-01-01 12:00:00', 'post_modified_gmt' => '2030-01-01 12:00:00'`;
  await wordPress.run(
    `global $wpdb; $wpdb->update( $wpdb->posts, array( ${later} ), array( 'ID' => ${id} ) ); clean_post_cache( ${id} );`,
  );
  const { headers } = await open(`/?page_id=${id}&preview=true`, cookies.editor);
  expect(Number(readTicket(headers['location'])[2])).toBe(id);
});

it('opens drafts, and pages of WordPress’s own privacy, to editors', async () => {
  for (const status of ['draft', 'private']) {
    const { id } = await createEdited('admin', `'post_status' => '${status}'`);
    const { headers } = await open(`/?page_id=${id}&preview=true`, cookies.editor);
    expect(Number(readTicket(headers['location'])[2])).toBe(id);
  }
});

it.each([
  ['a visitor', undefined],
  ['a subscriber', 'subscriber'],
] as const)('gives no ticket to %s [7.13.3]', async (_, login) => {
  const { id } = await createEdited('editor');
  const { headers } = await open(`/?page_id=${id}&preview=true`, login && cookies[login]);
  expect(headers['location'] ?? '').not.toContain('ticket');
});

it.each([
  [
    'the text of an autosave with the rest of its page',
    '$autosave',
    { title: 'Of editor', content: 'Unsaved', type: 'page' },
  ],
  ['a page by its own number as it is saved', '$id', { title: 'As saved', content: 'Saved', type: 'page' }],
  ['nothing for an earlier version', '$revision', null],
  ['nothing for a number without a page', '999999', null],
  [
    'nothing for a menu’s entry',
    `wp_insert_post( array( 'post_type' => 'nav_menu_item', 'post_status' => 'publish', 'post_title' => 'x' ) )`,
    null,
  ],
])('finds %s', async (_, number, expected) => {
  const { id, autosave } = await createEdited('editor');
  const found = await wordPress.evaluate(`
    $id = ${id}; $autosave = ${autosave}; $revision = _wp_put_post_revision( $id );
    $post = Guildhall\\Preview\\PreviewedPost::find( ${number} );
    return $post ? array( 'title' => $post->post_title, 'content' => $post->post_content, 'type' => $post->post_type, 'id' => $post->ID ) : null;`);
  expect(found).toEqual(expected && { ...expected, id });
});

it('says what is missing instead of sending the editor anywhere', async () => {
  const bare = await startWordPress({ constants: { GUILDHALL_SITE_ORIGIN: 'https://www.site.example' } });
  expect(await bare.evaluate('return Guildhall\\Preview\\PreviewLink::find_problem();')).toContain(
    'GUILDHALL_PREVIEW_SECRET',
  );
  await bare.stop();
});
