import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWordPress, type WordPress } from '../index.ts';

let wordPress: WordPress;
let draft: string;

beforeAll(async () => {
  wordPress = await startWordPress({ constants: { GUILDHALL_SITE_ORIGIN: 'https://www.site.example' } });
  draft = await wordPress.run(
    `wp_set_current_user( 1 );
     foreach ( array( 'about' => 'publish', 'board' => 'private' ) as $name => $status ) {
       wp_insert_post( array( 'post_type' => 'page', 'post_title' => $name, 'post_name' => $name, 'post_status' => $status ) );
     }
     wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Secret', 'post_name' => 'secret', 'post_status' => 'publish', 'post_password' => 'word' ) );
     echo wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'A draft', 'post_status' => 'draft' ) );`,
  );
}, 240_000);

afterAll(() => wordPress.stop());

it.each([
  ['/about/', 'https://www.site.example/about'],
  ['/', 'https://www.site.example/'],
])('sends a visitor of %s to the site [7.13.16]', { timeout: 60_000 }, async (path, address) => {
  const { status, headers } = await wordPress.request(path);
  expect(status).toBe(302);
  expect(headers['location']).toBe(address);
});

it.each(['/board/', '/secret/', '/feed/', '/robots.txt', '/wp-json/', '/wp-login.php'])(
  'leaves %s to WordPress [7.13.16]',
  { timeout: 60_000 },
  async (path) => {
    const { headers } = await wordPress.request(path);
    expect(headers['location'] ?? '').not.toContain('site.example');
  },
);

it('names no draft [7.13.16]', { timeout: 60_000 }, async () => {
  const { headers } = await wordPress.request(`/?page_id=${draft}`);
  expect(headers['location'] ?? '').not.toContain('site.example');
});
