/** A list of posts, as an editor makes it. */
export interface WrittenList {
  name: string;
  /** The `query` of a Query Loop, or the attributes of Latest Posts. `T:name` is the number of a term, `P:name` of a post, `U:name` of a user. */
  query?: Readonly<Record<string, unknown>>;
  latest?: Readonly<Record<string, unknown>>;
  /** Titles, in order. */
  shown: readonly string[];
}

const base = { perPage: 20, postType: 'post', order: 'desc', orderBy: 'date', inherit: false };

/** Posts from the oldest to the newest, with what queries ask for. */
export const posts = [
  { name: 'Anchor', terms: { category: ['boats'], post_tag: ['old'] } },
  { name: 'Buoy', terms: { category: ['boats', 'tides'] }, sticky: true },
  { name: 'Crane', terms: { category: ['tides'], post_tag: ['old'] }, author: 'author' },
  { name: 'Dock', terms: { category: ['harbour'], topic: ['craft'] } },
  { name: 'Eel', terms: { category: ['harbour'], post_format: ['post-format-aside'] }, text: 'Of a fish' },
  { name: 'Ferry', terms: { category: ['boats'], topic: ['craft', 'sea'] }, author: 'author' },
] as const;

export const lists: readonly WrittenList[] = [
  { name: 'all, sticky ones first', query: base, shown: ['Buoy', 'Ferry', 'Eel', 'Dock', 'Crane', 'Anchor'] },
  { name: 'of a tag', query: { ...base, taxQuery: { post_tag: ['T:old'] } }, shown: ['Crane', 'Anchor'] },
  {
    name: 'of two categories',
    query: { ...base, taxQuery: { category: ['T:tides', 'T:harbour'] } },
    shown: ['Eel', 'Dock', 'Crane', 'Buoy'],
  },
  {
    name: 'of a category and a tag',
    query: { ...base, taxQuery: { category: ['T:boats'], post_tag: ['T:old'] } },
    shown: ['Anchor'],
  },
  {
    name: 'of a taxonomy of a plug-in',
    query: { ...base, taxQuery: { topic: ['T:craft'] } },
    shown: ['Ferry', 'Dock'],
  },
  {
    name: 'without a category',
    query: { ...base, sticky: 'ignore', taxQuery: { include: {}, exclude: { category: ['T:boats'] } } },
    shown: ['Eel', 'Dock', 'Crane'],
  },
  {
    name: 'as WordPress 5.8 stored categories',
    query: { ...base, categoryIds: ['T:tides'] },
    shown: ['Crane', 'Buoy'],
  },
  { name: 'of sticky ones only', query: { ...base, sticky: 'only' }, shown: ['Buoy'] },
  {
    name: 'without sticky ones',
    query: { ...base, sticky: 'exclude' },
    shown: ['Ferry', 'Eel', 'Dock', 'Crane', 'Anchor'],
  },
  {
    name: 'with sticky ones in their places',
    query: { ...base, sticky: 'ignore' },
    shown: ['Ferry', 'Eel', 'Dock', 'Crane', 'Buoy', 'Anchor'],
  },
  { name: 'that contain a word', query: { ...base, search: 'fish' }, shown: ['Eel'] },
  { name: 'of an author', query: { ...base, author: 'U:author' }, shown: ['Ferry', 'Crane'] },
  {
    name: 'without the first two',
    query: { ...base, sticky: 'ignore', offset: 2, perPage: 2 },
    shown: ['Dock', 'Crane'],
  },
  {
    name: 'the oldest first',
    query: { ...base, sticky: 'ignore', order: 'asc', perPage: 2 },
    shown: ['Anchor', 'Buoy'],
  },
  {
    name: 'by title, from Z',
    query: { ...base, sticky: 'ignore', orderBy: 'title', perPage: 2 },
    shown: ['Ferry', 'Eel'],
  },
  {
    name: 'by title, from A',
    query: { ...base, sticky: 'ignore', orderBy: 'title', order: 'asc', perPage: 2 },
    shown: ['Anchor', 'Buoy'],
  },
  {
    name: 'without chosen ones',
    query: { ...base, sticky: 'ignore', exclude: ['P:Eel', 'P:Ferry'] },
    shown: ['Dock', 'Crane', 'Buoy', 'Anchor'],
  },
  { name: 'of a format', query: { ...base, format: ['aside'] }, shown: ['Eel'] },
  {
    name: 'of none but plain ones',
    query: { ...base, sticky: 'ignore', format: ['standard'], perPage: 1 },
    shown: ['Ferry'],
  },
  {
    name: 'of pages below a page',
    query: { ...base, postType: 'page', parents: ['P:Parent'] },
    shown: ['Child'],
  },
  { name: 'of another type of a plug-in', query: { ...base, postType: 'book' }, shown: ['A book'] },
  { name: 'that a plug-in changes', query: { ...base, sticky: 'ignore', only: 'Crane' }, shown: ['Crane'] },
  { name: 'of none: nothing is found', query: { ...base, search: 'nothing-has-this' }, shown: [] },
  { name: 'latest posts', latest: { postsToShow: 2 }, shown: ['Ferry', 'Eel'] },
  {
    name: 'latest posts of two categories',
    latest: { categories: [{ id: 'T:tides' }, { id: 'T:harbour' }] },
    shown: ['Eel', 'Dock', 'Crane', 'Buoy'],
  },
  { name: 'latest posts of an author', latest: { selectedAuthor: 'U:author' }, shown: ['Ferry', 'Crane'] },
  {
    name: 'latest posts, the oldest first',
    latest: { order: 'asc', postsToShow: 3 },
    shown: ['Anchor', 'Buoy', 'Crane'],
  },
  {
    name: 'latest posts by title',
    latest: { orderBy: 'title', order: 'asc', postsToShow: 2 },
    shown: ['Anchor', 'Buoy'],
  },
  {
    name: 'latest posts as WordPress 5.4 stored their category',
    latest: { categories: '#T:tides' },
    shown: ['Crane', 'Buoy'],
  },
];

/** Writes the blocks of a list, with the title of each post. */
export function writeList({ query, latest }: WrittenList): string {
  if (latest) return `<!-- wp:latest-posts ${JSON.stringify(latest)} /-->`;
  const attrs = JSON.stringify({ queryId: 1, query });
  return `<!-- wp:query ${attrs} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title /--><!-- /wp:post-template --></div><!-- /wp:query -->`;
}

/** Kinds of content that a plug-in adds, and a query that it changes. */
export const kinds = `<?php
add_action( 'init', static function (): void {
	register_taxonomy( 'topic', 'post', array( 'public' => true, 'show_in_rest' => true ) );
	register_post_type( 'book', array( 'public' => true, 'show_in_rest' => true ) );
	add_theme_support( 'post-formats', array( 'aside' ) );
} );
add_filter( 'query_loop_block_query_vars', static function ( array $query, WP_Block $block ): array {
	$only = $block->context['query']['only'] ?? '';
	return '' === $only ? $query : array( ...$query, 'title' => $only );
}, 10, 2 );`;

export const program = `
  kses_remove_filters();
  wp_delete_post( 1, true );
  $author = get_user_by( 'login', 'author' )->ID;
  $known  = array( 'U:author' => $author );
  foreach ( json_decode( POSTS, true ) as $number => $post ) {
    $id = wp_insert_post( array( 'post_title' => $post['name'], 'post_status' => 'publish', 'post_content' => $post['text'] ?? 'Words', 'post_date' => sprintf( '2026-01-%02d 12:00:00', $number + 1 ), 'post_author' => isset( $post['author'] ) ? $author : 1 ) );
    foreach ( $post['terms'] as $taxonomy => $names ) {
      $set = wp_set_object_terms( $id, $names, $taxonomy );
      foreach ( $names as $name ) {
        $known[ "T:$name" ] = get_term_by( 'slug', $name, $taxonomy )->term_id;
      }
    }
    if ( ! empty( $post['sticky'] ) ) { stick_post( $id ); }
    $known[ 'P:' . $post['name'] ] = $id;
  }
  wp_insert_post( array( 'post_title' => 'Locked', 'post_status' => 'publish', 'post_content' => 'Of a fish', 'post_password' => 'x', 'post_date' => '2025-01-01 12:00:00' ) );
  $known['P:Parent'] = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Parent', 'post_status' => 'publish', 'post_content' => 'x' ) );
  wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Child', 'post_status' => 'publish', 'post_content' => 'x', 'post_parent' => $known['P:Parent'] ) );
  wp_insert_post( array( 'post_type' => 'book', 'post_title' => 'A book', 'post_status' => 'publish', 'post_content' => 'x' ) );
  $numbers = array();
  foreach ( $known as $name => $number ) {
    $numbers[ '"' . $name . '"' ] = (string) $number;
    $numbers[ "#$name" ]          = (string) $number;
  }
  foreach ( json_decode( LISTS, true ) as $number => $text ) {
    $text = strtr( $text, $numbers );
    $id   = wp_insert_post( wp_slash( array( 'post_type' => 'page', 'post_title' => "List $number", 'post_name' => "list-$number", 'post_status' => 'publish', 'post_content' => $text ) ) );
    $GLOBALS['post'] = get_post( $id );
    setup_postdata( $GLOBALS['post'] );
    preg_match_all( '#(?:wp-block-post-title"|__post-title"[^>]*)>([^<]*)<#', do_blocks( $text ), $found );
    $rendered[] = array_values( array_diff( $found[1], array( 'Protected: Locked' ) ) );
  }
  return $rendered;`;
