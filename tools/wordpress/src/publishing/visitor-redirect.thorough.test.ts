import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWordPress, type WordPress } from '../index.ts';

let wordPress: WordPress;
let hidden: Record<'draft' | 'private' | 'password', number>;

beforeAll(async () => {
  wordPress = await startWordPress({ constants: { GUILDHALL_SITE_ORIGIN: 'https://www.site.example' } });
  hidden = (await wordPress.evaluate(
    `wp_set_current_user( 1 );
     $create = static fn( string $name, array $more = array() ) => wp_insert_post( array( 'post_type' => 'page', 'post_title' => $name, 'post_name' => $name, 'post_status' => 'publish', ...$more ) );
     $about = $create( 'about' );
     $create( 'history', array( 'post_parent' => $about ) );
     return array(
       'draft' => $create( 'drafted', array( 'post_status' => 'draft' ) ),
       'private' => $create( 'board', array( 'post_status' => 'private' ) ),
       'password' => $create( 'secret', array( 'post_password' => 'word' ) ),
     );`,
  )) as typeof hidden;
});

afterAll(() => wordPress.stop());

it.each([
  ['/about/', 'https://www.site.example/about'],
  ['/about/history/', 'https://www.site.example/about/history'],
  ['/hello-world/', 'https://www.site.example/hello-world'],
  ['/', 'https://www.site.example/'],
])('sends a visitor of %s to the site [7.13.16]', async (path, address) => {
  const { status, headers } = await wordPress.request(path);
  expect(status).toBe(302);
  expect(headers['location']).toBe(address);
});

it.each(['/board/', '/secret/', '/feed/', '/robots.txt', '/wp-json/', '/wp-login.php'])(
  'leaves %s to WordPress [7.13.16]',
  async (path) => {
    const { headers } = await wordPress.request(path);
    expect(headers['location'] ?? '').not.toContain('site.example');
  },
);

it.each(['draft', 'private', 'password'] as const)(
  'names no page by its number that is hidden as %s [7.13.16]',
  async (how) => {
    const { headers } = await wordPress.request(`/?page_id=${hidden[how]}`);
    expect(headers['location'] ?? '').not.toContain('site.example');
  },
);
