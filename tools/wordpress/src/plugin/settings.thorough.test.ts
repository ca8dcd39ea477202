import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWordPress, type WordPress } from '../harness/start-wordpress.ts';
import { createClient, readRoutes } from './plugin-client.fixture.ts';

const mainDataRoute = '/wp-json/maindata/api';

describe('the settings of a WordPress', () => {
  let wordPress: WordPress;
  const readMainData = async () => {
    const { cms, problems } = createClient(wordPress.origin, await readRoutes(wordPress, [mainDataRoute]));
    return { ...(await cms.readMainData()), problems };
  };
  /** Saves a form as the settings page does, then shows the page to an administrator. */
  const save = async (settings: string) =>
    String(
      await wordPress.evaluate(`
        require_once ABSPATH . 'wp-admin/includes/admin.php';
        wp_set_current_user( 1 );
        Guildhall\\Settings\\Settings::register_option();
        update_option( 'guildhall_settings', ${settings} );
        set_current_screen( 'options-general' );
        ob_start();
        Guildhall\\Settings\\SettingsPage::print();
        return ob_get_clean();`),
    );

  beforeAll(async () => {
    wordPress = await startWordPress();
  });
  afterAll(() => wordPress.stop());

  it('are the built-in texts on a new WordPress, without a problem', async () => {
    const { outcome, problems } = await readMainData();
    expect([outcome, problems]).toEqual(['found', []]);
  });

  it('become texts and links of every page', async () => {
    await save(`array(
      'siteOrigin'  => 'https://www.example.org/',
      'shopData'    => array( 'soldOutLabel' => 'All gone' ),
      'variousData' => array(
        'headerLink'  => array( 'title' => 'Join us', 'url' => '/membership' ),
        'footerData1' => '<p>Quay 7</p><script>x</script>',
      ),
    )`);
    const { mainData, problems } = await readMainData();
    expect(mainData?.shopData.soldOutLabel).toBe('All gone');
    expect(mainData?.variousData).toMatchObject({
      headerLink: { title: 'Join us', url: '/membership', target: '' },
      footerData1: expect.stringMatching(/^<p>Quay 7<\/p>/),
      contentOrigin: wordPress.origin,
    });
    expect(problems).toEqual([]);
  });

  it('have a field for each text, escaped, and say what is missing for the connection', async () => {
    const page = await save(`array( 'shopData' => array( 'soldOutLabel' => '"Gone" & away' ) )`);
    expect(page).toContain('value="&quot;Gone&quot; &amp; away"');
    for (const name of ['siteOrigin', 'plainHeads', 'variousData][headerLink][url', 'pageData][gateText'])
      expect(page).toContain(`name="guildhall_settings[${name}]"`);
    expect(page).toMatch(/GUILDHALL_CONTENT_KEY<\/td><td>unset/);
    expect(page).toMatch(/Last event sent<\/td><td>none yet/);
    expect(page).toContain('Test connection');
  });

  it('switch the heads of plain posts off [7.13.10]', async () => {
    const route = '/wp-json/entry/api?path=%2Fhello-world';
    const readNames = async () => {
      const entry = (await readRoutes(wordPress, [route])).get(route)?.json as {
        content: { blockName: string }[];
      };
      return entry.content.map(({ blockName }) => blockName);
    };
    await save(`array( 'plainHeads' => '1' )`);
    expect((await readNames())[0]).toBe('guildhall/page-title');
    await save(`array( 'plainHeads' => '' )`);
    expect((await readNames())[0]).toBe('core/paragraph');
  });

  it('show the menu of a theme that has no place for ours [7.13.13]', async () => {
    await wordPress.run(`
      $menu = wp_create_nav_menu( 'Top' );
      $parent = wp_update_nav_menu_item( $menu, 0, array( 'menu-item-title' => 'News &amp; views', 'menu-item-url' => home_url( '/news/' ), 'menu-item-status' => 'publish' ) );
      $below  = wp_update_nav_menu_item( $menu, 0, array( 'menu-item-title' => 'Below', 'menu-item-url' => '/below', 'menu-item-parent-id' => $parent, 'menu-item-status' => 'publish' ) );
      wp_update_nav_menu_item( $menu, 0, array( 'menu-item-title' => 'Deep', 'menu-item-url' => '/deep', 'menu-item-parent-id' => $below, 'menu-item-status' => 'publish' ) );
      $about  = wp_update_nav_menu_item( $menu, 0, array( 'menu-item-title' => 'About', 'menu-item-url' => '#', 'menu-item-status' => 'publish' ) );
      wp_update_nav_menu_item( $menu, 0, array( 'menu-item-title' => 'Team', 'menu-item-url' => '/team', 'menu-item-parent-id' => $about, 'menu-item-status' => 'publish' ) );
      wp_update_nav_menu_item( $menu, 0, array( 'menu-item-title' => 'Orphan', 'menu-item-url' => '/orphan', 'menu-item-parent-id' => 99999, 'menu-item-status' => 'publish' ) );`);
    const { mainData } = await readMainData();
    const link = (title: string, url: string, more = {}) => ({ title, url, target: '', ...more });
    const below = link('Below', '/below', { children: [link('Deep', '/deep')] });
    expect(mainData?.variousData.navigation).toEqual([
      link('News & views', '/news', { children: [below] }),
      link('About', '/team', { isHeading: true, children: [link('Team', '/team')] }),
      link('Orphan', '/orphan'),
    ]);
  });

  it('show all levels of the navigation of blocks, and of its list of pages [7.13.13]', async () => {
    await wordPress.run(`
      array_map( static fn( $menu ) => wp_delete_nav_menu( $menu ), wp_get_nav_menus() );
      $house = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'House', 'post_name' => 'house', 'post_status' => 'publish' ) );
      wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Room', 'post_name' => 'room', 'post_parent' => $house, 'post_status' => 'publish' ) );
      wp_insert_post( array( 'post_type' => 'wp_navigation', 'post_title' => 'Levels', 'post_status' => 'publish', 'post_content' =>
        '<!-- wp:navigation-submenu {"label":"About","url":"#"} --><!-- wp:navigation-link {"label":"Team","url":"/team"} /--><!-- /wp:navigation-submenu --><!-- wp:page-list /-->' ) );`);
    const links = (await readMainData()).mainData?.variousData.navigation ?? [];
    expect(links[0]).toMatchObject({ title: 'About', isHeading: true, children: [{ title: 'Team' }] });
    const house = links.find(({ title }) => title === 'House');
    expect(house).toMatchObject({ url: '/house', children: [{ title: 'Room', url: '/house/room' }] });
    await wordPress.run(
      `wp_delete_post( get_posts( array( 'post_type' => 'wp_navigation' ) )[0]->ID, true );`,
    );
  });

  it('show the menu at the site’s place before that of a theme, and this before the navigation of blocks [7.13.13]', async () => {
    const readTitles = async () =>
      (await readMainData()).mainData?.variousData.navigation?.map(({ title }) => title);
    await wordPress.run(`
      wp_insert_post( array( 'post_type' => 'wp_navigation', 'post_title' => 'Blocks', 'post_status' => 'publish', 'post_content' => '<!-- wp:home-link {"label":"Blocks"} /--><!-- wp:navigation-link {"label":"Hidden","url":"/x","metadata":{"blockVisibility":false}} /-->' ) );
      foreach ( array( 'Ours', 'Theme' ) as $name ) {
        $menus[ $name ] = wp_create_nav_menu( $name );
        wp_update_nav_menu_item( $menus[ $name ], 0, array( 'menu-item-title' => $name, 'menu-item-url' => '/x', 'menu-item-status' => 'publish' ) );
      }
      set_theme_mod( 'nav_menu_locations', array( 'primary' => $menus['Theme'], 'guildhall' => $menus['Ours'] ) );`);
    expect(await readTitles()).toEqual(['Ours']);
    await wordPress.run(`wp_delete_nav_menu( 'Ours' );`);
    expect(await readTitles()).toEqual(['Theme']);
    await wordPress.run(
      `array_map( static fn( $menu ) => wp_delete_nav_menu( $menu ), wp_get_nav_menus() );`,
    );
    expect(await readTitles()).toEqual(['Blocks']);
  });

  it('put the posts on the page that WordPress shows them on', async () => {
    await wordPress.run(`
      update_option( 'show_on_front', 'page' );
      update_option( 'page_for_posts', get_page_by_path( 'sample-page' )->ID );`);
    const route = '/wp-json/entry/api?path=%2Fsample-page';
    const entry = (await readRoutes(wordPress, [route])).get(route)?.json as {
      content: { blockName: string }[];
    };
    expect(entry.content.at(-1)?.blockName).toBe('guildhall/entry-list');
  });

  it('have an image of the site’s own for pages, by its number', async () => {
    const [id, url] = (await wordPress.evaluate(`
      $id = wp_insert_attachment( array( 'post_mime_type' => 'image/svg+xml', 'post_title' => 'Cone', 'post_status' => 'inherit' ), 'cone.svg' );
      return array( $id, wp_get_attachment_url( $id ) );`)) as [number, string];
    await save(`array( 'pageData' => array( 'gateImage' => '${id}' ) )`);
    const { mainData } = await readMainData();
    expect(mainData?.pageData.gateImage).toMatchObject({
      md: expect.stringContaining(new URL(url).pathname),
    });
  });

  it('cause no error of PHP', async () => {
    expect(await wordPress.errors()).toBe('');
  });
});
