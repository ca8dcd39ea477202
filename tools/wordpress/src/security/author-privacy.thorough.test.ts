import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWordPress, type WordPress } from '../index.ts';

let wordPress: WordPress;

beforeAll(async () => {
  wordPress = await startWordPress();
  await wordPress.run(
    `$post = wp_insert_post( array( 'post_title' => 'By the administrator', 'post_name' => 'by', 'post_status' => 'publish', 'post_author' => 1 ) );
     $comment = array( 'comment_post_ID' => $post, 'comment_content' => 'Words', 'comment_approved' => 1 );
     wp_insert_comment( array( ...$comment, 'comment_author' => 'admin', 'user_id' => 1 ) );
     wp_insert_comment( array( ...$comment, 'comment_author' => 'Anna, a visitor' ) );`,
  );
});

afterAll(() => wordPress.stop());

it.each([
  ['/wp-json/wp/v2/users', 401],
  ['/wp-json/wp/v2/users/1', 401],
  ['/wp-json/WP/v2/Users/1', 401],
  ['/?rest_route=/wp/v2/users', 401],
  ['/?author=1', 404],
  ['/author/admin/', 404],
  ['/?author=1&feed=rss2', 404],
  ['/wp-sitemap-users-1.xml', 404],
])('tells a visitor no name of an editor at %s [7.13.6]', async (path, status) => {
  const response = await wordPress.request(path);
  expect(response.status).toBe(status);
  expect(response.headers).not.toHaveProperty('location');
  expect(response.body).not.toContain('/author/admin');
  expect(response.body).not.toContain('"slug":"admin"');
});

it.each(['/wp-json/wp/v2/posts?_embed=1', '/wp-json/wp/v2/posts?slug=by'])(
  'has no author at %s for a visitor [7.13.6]',
  async (path) => {
    const { body } = await wordPress.request(path);
    const [post] = JSON.parse(body) as { title: unknown; _links: object }[];
    expect(post?.title).toBeDefined();
    expect(post).not.toHaveProperty('author');
    expect(post?._links).not.toHaveProperty('author');
    expect(body).not.toContain('"admin"');
  },
);

it.each(['/feed/', '/feed/atom/', '/feed/rdf/'])(
  'has the name of the site in place of the author’s in the feed %s [7.13.6]',
  async (path) => {
    const { status, body } = await wordPress.request(path);
    expect(status).toBe(200);
    expect(body).toContain('By the administrator');
    expect(body).toMatch(/<(dc:creator|name)>/);
    expect(body).not.toMatch(/(?<!xmlns:)\badmin\b(?!:)/i);
  },
);

it.each(['/comments/feed/', '/comments/feed/atom/', '/by/feed/', '/wp-json/wp/v2/comments'])(
  'has the name of the site in place of the user’s above their comments at %s [7.13.6]',
  async (path) => {
    const { status, body } = await wordPress.request(path);
    expect(status).toBe(200);
    expect(body).toContain('Anna, a visitor');
    expect(body).not.toMatch(/\badmin\b/i);
  },
);

it('has no users in the index of the sitemaps [7.13.6]', async () => {
  const { status, body } = await wordPress.request('/wp-sitemap.xml');
  expect(status).toBe(200);
  expect(body).toContain('wp-sitemap-posts-post-1.xml');
  expect(body).not.toContain('users');
});

it('has no author in the description for pages that embed a post [7.13.6]', async () => {
  const address = encodeURIComponent(`${wordPress.origin}/by/`);
  const { status, body } = await wordPress.request(`/wp-json/oembed/1.0/embed?url=${address}`);
  expect(status).toBe(200);
  expect(body).toContain('By the administrator');
  expect(body).not.toContain('admin"');
});

it.each([
  ["array( 'display_name' => 'admin' )", undefined],
  ["array( 'display_name' => 'Admin', 'first_name' => 'Runa', 'last_name' => 'Holm' )", 'Runa Holm'],
  [
    "array( 'display_name' => 'runa@example.org', 'user_email' => 'runa@example.org', 'first_name' => 'Runa' )",
    'Runa',
  ],
  ["array( 'display_name' => 'R. Holm', 'first_name' => 'Runa', 'last_name' => 'Holm' )", 'R. Holm'],
])(
  'names the author whose user has %s on the site as %s: never by the login [7.13.18]',
  async (user, name) => {
    const entry = await wordPress.evaluate(
      `wp_update_user( array( 'ID' => 1, 'first_name' => '', 'last_name' => '' ) + ${user} );
       wp_update_user( array( 'ID' => 1 ) + ${user} );
       return Guildhall\\Mapping\\EntryMapper::map( get_page_by_path( 'by', OBJECT, 'post' ) );`,
    );
    expect((entry as { author?: string }).author).toBe(name);
    expect(JSON.stringify(entry)).not.toMatch(/"admin|runa@|admin ·/i);
  },
);

it('lists the users for editors, whose editor needs them', async () => {
  const names = await wordPress.evaluate(
    `wp_set_current_user( 1 );
     return array_column( rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/users' ) )->get_data(), 'slug' );`,
  );
  expect(names).toContain('editor');
  const author = await wordPress.evaluate(
    `wp_set_current_user( 1 );
     return rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/posts' ) )->get_data()[0]['author'];`,
  );
  expect(author).toBe(1);
});
