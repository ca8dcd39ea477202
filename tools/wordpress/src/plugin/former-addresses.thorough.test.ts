import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWordPress, type WordPress } from '../harness/start-wordpress.ts';
import { createClient, readRoutes } from './plugin-client.fixture.ts';

const toRoute = (address: string) => `/wp-json/entry/api?path=${encodeURIComponent(address)}`;

// cspell:ignore monthnum, uncategorized
describe('the addresses that a WordPress had before', () => {
  let wordPress: WordPress;
  let ids: Record<
    'tomatoes' | 'about' | 'minutes' | 'draft' | 'secret' | 'report' | 'hidden' | 'letters',
    number
  >;

  const setStructure = (structure: string) =>
    wordPress.run(`
      $GLOBALS['wp_rewrite']->set_permalink_structure( '${structure}' );
      flush_rewrite_rules( false );`);
  /** Reads where the content service sends the site from these addresses: a path, an entry's title, or nothing. */
  const find = async (...addresses: string[]): Promise<Record<string, unknown>> => {
    const read = await readRoutes(wordPress, addresses.map(toRoute));
    return Object.fromEntries(
      addresses.map((address) => {
        const { redirect, title } = read.get(toRoute(address))?.json as Record<string, unknown>;
        return [address, redirect ?? (title === undefined ? undefined : `is ${String(title)}`)];
      }),
    );
  };
  const all = (addresses: string[], to: unknown) =>
    Object.fromEntries(addresses.map((address) => [address, to]));

  beforeAll(async () => {
    wordPress = await startWordPress();
    await setStructure('/%postname%/');
    ids = (await wordPress.evaluate(`
      $add = static fn( array $post ): int => wp_insert_post( $post + array( 'post_type' => 'post', 'post_status' => 'publish', 'post_content' => '<p>Text</p>', 'post_date' => '2024-05-03 08:09:10' ) );
      $letters  = wp_insert_term( 'Letters', 'category', array( 'slug' => 'letters' ) )['term_id'];
      wp_insert_term( 'Nets', 'post_tag', array( 'slug' => 'nets' ) );
      $tomatoes = $add( array( 'post_title' => 'Tomatoes', 'post_name' => 'tomatoes', 'post_category' => array( $letters ) ) );
      $add( array( 'post_title' => 'Café', 'post_name' => sanitize_title( 'مقهى' ) ) );
      $add( array( 'post_title' => 'A very long name', 'post_name' => 'a-very-long-name' ) );
      $about   = $add( array( 'post_type' => 'page', 'post_title' => 'About', 'post_name' => 'about' ) );
      $add( array( 'post_type' => 'page', 'post_title' => 'Team', 'post_name' => 'team', 'post_parent' => $about ) );
      $blog    = $add( array( 'post_type' => 'page', 'post_title' => 'Blog', 'post_name' => 'blog' ) );
      $home    = $add( array( 'post_type' => 'page', 'post_title' => 'Home', 'post_name' => 'home' ) );
      update_option( 'show_on_front', 'page' );
      update_option( 'page_on_front', $home );
      update_option( 'page_for_posts', $blog );
      $minutes = $add( array( 'post_title' => 'Minutes', 'post_name' => 'minutes-of-the-board', 'post_status' => 'private' ) );
      $secret  = $add( array( 'post_title' => 'Secret', 'post_name' => 'with-a-password', 'post_password' => 'x' ) );
      $draft   = $add( array( 'post_title' => 'Draft', 'post_name' => 'not-yet-finished', 'post_status' => 'draft' ) );
      $file    = static fn( string $name, int $parent ): int => wp_insert_attachment( array( 'post_title' => $name, 'post_name' => $name, 'post_mime_type' => 'application/pdf', 'post_status' => 'inherit' ), "2019/05/$name.pdf", $parent );
      return array( 'tomatoes' => $tomatoes, 'about' => $about, 'minutes' => $minutes, 'draft' => $draft, 'secret' => $secret, 'letters' => $letters,
        'report' => $file( 'report-of-2019', 0 ), 'hidden' => $file( 'report-of-the-board', $minutes ), 'attached' => $file( 'table-of-tomatoes', $tomatoes ) );`)) as typeof ids;
  });
  afterAll(() => wordPress.stop());

  it('lead to the post from every structure of permalinks that WordPress offers [7.13.9]', async () => {
    const addresses = [
      ...[`/?p=${ids.tomatoes}`, `/?p=${ids.tomatoes}&utm_source=x`, `/index.php?p=${ids.tomatoes}`],
      ...['/2024/05/03/tomatoes', '/2024/05/tomatoes', `/archives/${ids.tomatoes}`, '/index.php/tomatoes'],
      ...['/index.php/2024/05/03/tomatoes', `/index.php/archives/${ids.tomatoes}`, '/letters/tomatoes'],
      ...['/blog/2024/05/03/tomatoes', '/uncategorized/tomatoes', '/admin/tomatoes', '/post/tomatoes'],
      ...['/2024/05/03/08/09/10/tomatoes', '/tomatoes.html', '/2024/05/tomatoes.php', '/2024/5/3/tomatoes'],
      ...[`/${ids.tomatoes}/tomatoes`, `/tomatoes-${ids.tomatoes}`, `/${ids.tomatoes}-tomatoes`],
      ...[`/2024/05/${ids.tomatoes}`, `/letters/${ids.tomatoes}`, '/2024/05/03/Tomatoes', '/?name=tomatoes'],
      ...[
        '/tomatoes/amp',
        '/tomatoes/2',
        '/tomatoes/comment-page-3',
        '/tomatoes/embed',
        '/tomatoes/trackback',
      ],
      ...['/2024/05/03/tomatoes/amp', '/2024/05/tomatoes/2', '/tomatoes/attachment/table-of-tomatoes'],
      ...['/tomatoes/table-of-tomatoes', '/table-of-tomatoes'],
    ];
    expect(await find(...addresses)).toEqual(all(addresses, '/tomatoes'));
    const pages = { '/index.php/about/team': '/about/team', '/old-site/team': '/about/team' };
    const byNumber = { [`/?page_id=${ids.about}`]: '/about', '/?pagename=about/team': '/about/team' };
    const letters = { '/2020/01/%D9%85%D9%82%D9%87%D9%89': undefined, '/2024/05/مقهى': '/مقهى' };
    const expected = { ...pages, ...byNumber, ...letters, '/a-very-long-na': '/a-very-long-name' };
    expect(await find(...Object.keys(expected))).toEqual(expected);
  });

  it('lead from an archive to the list of posts, whether or not there is such an author [7.13.9]', async () => {
    const lists = ['/author/admin', '/author/nobody', '/?author=1', '/?author=999', '/tag/nets', '/2024/05'];
    const more = [
      '/2024',
      '/2024/05/03',
      '/?m=202405',
      '/tag/nets/page/2',
      '/blog/page/2',
      '/author/admin/page/7',
      ...['/?tag=nets', '/?author_name=admin', '/?author_name=nobody', '/type/gallery', '/type/aside/page/2'],
      '/?post_format=gallery',
    ];
    expect(await find(...lists, ...more)).toEqual(all([...lists, ...more], '/blog'));
    const categories = [
      '/category/letters',
      '/category/letters/page/3',
      '/category/above/letters',
      '/letters',
      `/?cat=${ids.letters}`,
      ...['/?category_name=letters', '/?category_name=above/letters'],
    ];
    expect(await find(...categories, '/page/2')).toEqual({
      ...all(categories, '/blog?cat=letters'),
      '/page/2': '/',
    });
  });

  it('lead to posts by number beside a page that is called as their addresses began [7.13.9]', async () => {
    const page = await wordPress.evaluate(`
      return wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Archives', 'post_name' => 'archives', 'post_content' => 'A<!--nextpage-->B' ) );`);
    expect(await find(`/archives/${ids.tomatoes}`, '/archives/2', '/archives/999')).toEqual({
      [`/archives/${ids.tomatoes}`]: '/tomatoes',
      ...all(['/archives/2', '/archives/999'], '/archives'),
    });
    await wordPress.run(`wp_delete_post( ${String(page)}, true );`);
  });

  it('lead from the page of a file to the file [7.13.9]', async () => {
    const file = `${wordPress.origin}/wp-content/uploads/2019/05/report-of-2019.pdf`;
    const addresses = [
      '/report-of-2019',
      `/?attachment_id=${ids.report}`,
      '/about/attachment/report-of-2019',
    ];
    expect(await find(...addresses)).toEqual(all(addresses, file));
    const { cms, problems } = createClient(
      wordPress.origin,
      await readRoutes(wordPress, [toRoute('/report-of-2019')]),
    );
    expect(await cms.readEntry('/report-of-2019')).toEqual({ outcome: 'moved', to: file });
    expect(problems).toEqual([]);
  });

  it('reveal nothing that is not published, and lead nowhere if no post is meant [7.13.9]', async () => {
    const { minutes, draft, secret, hidden } = ids;
    const addresses = [
      ...[
        `/?p=${minutes}`,
        `/?p=${draft}`,
        `/?p=${secret}`,
        `/archives/${minutes}`,
        '/2024/05/minutes-of-the-board',
      ],
      ...['/2024/05/03/not-yet-finished', '/x/with-a-password', '/minutes-of-the', '/report-of-the-board'],
      ...[
        `/?attachment_id=${hidden}`,
        '/minutes-of-the-board',
        `/?p=${draft}&preview=true`,
        '/?p=0',
        '/?p=999999',
      ],
      ...[
        '/2019/05/03/tomatoes',
        '/never-there',
        '/2024/05/never',
        '/tag/never',
        '/category/never',
        '/?cat=999',
      ],
      ...[
        '/shop/12',
        `/shop/${ids.tomatoes}`,
        `/${ids.tomatoes}`,
        '/a',
        '/tom',
        '/feed',
        '/tomatoes/feed',
        '/?s=tomatoes',
      ],
      ...['/?pagename=../../x', '/?name[]=tomatoes', '/1/2/3/4/5/6/7/8/9/nothing', "/2024/05/x' OR '1", '/%'],
    ];
    expect(await find(...addresses)).toEqual(all(addresses, undefined));
    expect(await wordPress.errors()).toBe('');
  });

  it('lead on after the structure has changed, also a structure with numbers alone [7.13.9]', async () => {
    await setStructure('/%post_id%/');
    await setStructure('/%year%/%monthnum%/%day%/%postname%/');
    const addresses = [`/${ids.tomatoes}`, '/tomatoes', '/letters/tomatoes', `/archives/${ids.tomatoes}`];
    expect(await find(...addresses)).toEqual(all(addresses, '/2024/05/03/tomatoes'));
    expect(await find('/2024/05/03/tomatoes')).toEqual({ '/2024/05/03/tomatoes': 'is Tomatoes' });
    await setStructure('/index.php/%postname%/');
    expect(await find('/2024/05/03/tomatoes', '/tomatoes')).toEqual({
      '/2024/05/03/tomatoes': '/tomatoes',
      '/tomatoes': 'is Tomatoes',
    });
    await setStructure('/%postname%/');
  });

  it('cost an unknown address only a few queries [7.13.9]', async () => {
    await find('/warm');
    const routes = ['/never-there', '/2024/05/never', '/letters/never', '/?p=999999'].map(toRoute);
    const read = await readRoutes(wordPress, routes);
    expect(Math.max(...routes.map((route) => read.get(route)?.queries ?? NaN))).toBeLessThanOrEqual(6);
  });

  it('stay, because a structure without names is refused [7.13.9]', async () => {
    const { structure, notices } = (await wordPress.evaluate(`
      require_once ABSPATH . 'wp-admin/includes/admin.php';
      wp_set_current_user( 1 );
      $GLOBALS['wp_rewrite']->set_permalink_structure( '' );
      $notices = array_column( get_settings_errors(), 'message' );
      return array( 'structure' => get_option( 'permalink_structure' ), 'notices' => $notices );`)) as {
      structure: string;
      notices: string[];
    };
    expect(structure).toBe('/%postname%/');
    expect(notices.join()).toMatch(/needs addresses that contain names/);
  });
});
