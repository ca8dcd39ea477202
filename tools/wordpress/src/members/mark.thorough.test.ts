import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWordPress, type WordPress } from '../index.ts';

let wordPress: WordPress;

beforeAll(async () => {
  wordPress = await startWordPress();
});

afterAll(() => wordPress.stop());

const asAdministrator = 'wp_set_current_user( 1 );';
const audience =
  '$audience = static fn( int $id ) => Guildhall\\Members\\Audience::of( get_post( $id ) )->name;';

/** Saves a page through core's routes, as the block editor does, and returns its status and its audience. */
const save = (fields: string, path = '/wp/v2/pages') =>
  wordPress.evaluate(`${asAdministrator} ${audience}
    $statuses = array();
    add_action( 'transition_post_status', static function ( string $new ) use ( &$statuses ): void { $statuses[] = $new; } );
    $request = new WP_REST_Request( 'POST', '${path}' );
    $request->set_body_params( array( 'title' => 'A page', ${fields} ) );
    $saved = rest_do_request( $request )->get_data();
    return array( 'id' => $saved['id'], 'status' => $saved['status'], 'audience' => $audience( $saved['id'] ), 'statuses' => $statuses );`) as Promise<{
    id: number;
    status: string;
    audience: string;
    statuses: string[];
  }>;

it('keeps a marked page private from the first moment [7.13.4]', async () => {
  const saved = await save(`'status' => 'publish', 'meta' => array( 'guildhall_for_members' => '1' )`);
  expect(saved).toMatchObject({ status: 'private', audience: 'Members' });
  expect(saved.statuses).not.toContain('publish');
});

it('keeps a marked page private when it is published again, in any way', async () => {
  const { id } = await save(`'status' => 'draft', 'meta' => array( 'guildhall_for_members' => '1' )`);
  expect(await save(`'status' => 'publish'`, `/wp/v2/pages/${id}`)).toMatchObject({
    status: 'private',
    audience: 'Members',
  });
  const statuses = await wordPress.evaluate(
    `wp_update_post( array( 'ID' => ${id}, 'post_status' => 'publish' ) ); $again = get_post_status( ${id} );
     return array( $again );`,
  );
  expect(statuses).toEqual(['private']);
});

it('makes a published page private when a program marks it', async () => {
  const { id } = await save(`'status' => 'publish'`);
  const status = await wordPress.evaluate(
    `update_post_meta( ${id}, 'guildhall_for_members', '1' ); return get_post_status( ${id} );`,
  );
  expect(status).toBe('private');
});

it('publishes a scheduled page for members alone [7.13.4]', async () => {
  const { id } = await save(
    `'status' => 'future', 'date_gmt' => gmdate( 'Y-m-d\\TH:i:s', time() + 3600 ), 'meta' => array( 'guildhall_for_members' => '1' )`,
  );
  const result = await wordPress.evaluate(`${audience}
    $statuses = array();
    add_action( 'transition_post_status', static function ( string $new ) use ( &$statuses ): void { $statuses[] = $new; } );
    global $wpdb;
    $past = gmdate( 'Y-m-d H:i:s', time() - 60 );
    $wpdb->update( $wpdb->posts, array( 'post_date' => get_date_from_gmt( $past ), 'post_date_gmt' => $past ), array( 'ID' => ${id} ) );
    clean_post_cache( ${id} );
    do_action( 'publish_future_post', ${id} );
    return array( $audience( ${id} ), get_post_status( ${id} ), in_array( 'publish', $statuses, true ) );`);
  expect(result).toEqual(['Members', 'private', false]);
});

it('shows a page to nobody once its mark is removed, until it is published', async () => {
  const { id } = await save(`'status' => 'publish', 'meta' => array( 'guildhall_for_members' => '1' )`);
  const unmarked = await save(`'meta' => array( 'guildhall_for_members' => '' )`, `/wp/v2/pages/${id}`);
  expect(unmarked).toMatchObject({ status: 'private', audience: 'Nobody' });
  expect(await save(`'status' => 'publish'`, `/wp/v2/pages/${id}`)).toMatchObject({
    status: 'publish',
    audience: 'Everyone',
  });
});

it('publishes a page for everyone when the mark is removed in the same step', async () => {
  const { id } = await save(`'status' => 'publish', 'meta' => array( 'guildhall_for_members' => '1' )`);
  const both = await save(
    `'status' => 'publish', 'meta' => array( 'guildhall_for_members' => '' )`,
    `/wp/v2/pages/${id}`,
  );
  expect(both).toMatchObject({ status: 'publish', audience: 'Everyone' });
});

it.each([
  ['a page of WordPress’s own privacy', `'post_status' => 'private'`, 'Nobody'],
  ['a page with a password', `'post_status' => 'publish', 'post_password' => 'word'`, 'Nobody'],
  [
    'a draft with the mark',
    `'post_status' => 'draft', 'meta_input' => array( 'guildhall_for_members' => '1' )`,
    'Nobody',
  ],
  ['a page in the bin', `'post_status' => 'trash'`, 'Nobody'],
  ['a type that has no pages', `'post_status' => 'publish', 'post_type' => 'wp_block'`, 'Nobody'],
  ['a published page', `'post_status' => 'publish'`, 'Everyone'],
])('says who may read %s [7.13.4]', async (_, fields, expected) => {
  const found = await wordPress.evaluate(
    `${asAdministrator} ${audience} return $audience( wp_insert_post( array( 'post_title' => 'A page', 'post_type' => 'page', ${fields} ) ) );`,
  );
  expect(found).toBe(expected);
});

it('stores the mark of the classic editor before the page is saved', async () => {
  const { id } = await save(`'status' => 'draft'`);
  const post = (fields: string) =>
    `$_POST = array( 'post_ID' => '${id}', 'guildhall_mark_nonce' => wp_create_nonce( 'guildhall_mark_nonce' ), ${fields} );`;
  const result = await wordPress.evaluate(`${asAdministrator} ${audience}
    ${post(`'guildhall_for_members' => '1'`)}
    wp_update_post( array( 'ID' => ${id}, 'post_status' => 'publish' ) );
    $marked = $audience( ${id} );
    ${post('')}
    wp_update_post( array( 'ID' => ${id}, 'post_status' => 'publish' ) );
    return array( $marked, $audience( ${id} ) );`);
  expect(result).toEqual(['Members', 'Everyone']);
});

it('lets nobody set the mark who may not edit the page', async () => {
  const { id } = await save(`'status' => 'publish'`);
  const status = await wordPress.evaluate(`wp_set_current_user( get_user_by( 'login', 'author' )->ID );
    $request = new WP_REST_Request( 'POST', '/wp/v2/pages/${id}' );
    $request->set_body_params( array( 'meta' => array( 'guildhall_for_members' => '1' ) ) );
    return rest_do_request( $request )->get_status();`);
  expect(status).toBe(403);
});

it('has no warnings', async () => {
  expect(await wordPress.errors()).toBe('');
});
