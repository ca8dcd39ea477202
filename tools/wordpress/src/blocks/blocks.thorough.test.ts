import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { builtInBlocks, describeBlock, describeContent, type FieldDescription } from '@guildhall/cms-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSitePlugin } from '../build/site-archive.ts';
import { pluginFolder } from '../harness/cache-folder.ts';
import { startWordPress, type WordPress } from '../harness/start-wordpress.ts';

const everyField = (fields: readonly FieldDescription[]): FieldDescription[] =>
  fields.flatMap((field) => [field, ...everyField(field.fields ?? [])]);

interface EditorSettings {
  __experimentalFeatures: Record<string, object>;
}

/** Values with the patterns of fields, which PHP and JavaScript must judge alike. */
const samples = [
  ...[
    'prints',
    'café',
    'two words',
    'a1B_-2c3D4e',
    'https://youtu.be/a1B_-2c3D4e',
    'PLbpi6ZahtOH6Blw3RGYpWkSByi_T7Rygb',
  ],
  ...['600', '600px', '60 %'],
  ...['individual-membership', 'futures-membership-+-donation', '33 11 22 33', 'none', 'ada@example.org'],
  ...['mailto:ada@example.org', 'sand', '#aa3300', 'rgb(170, 51, 0)', '2026-12-03T19:30:00+01:00', '12', ''],
];

describe('the blocks of WordPress', () => {
  let wordPress: WordPress;
  let folder: string;
  const as = (login: string, code: string) =>
    wordPress.evaluate(`wp_set_current_user( get_user_by( 'login', '${login}' )->ID ?? 0 ); ${code}`);
  const choices = `$response = rest_do_request( new WP_REST_Request( 'GET', '/guildhall/v1/choices' ) );
    return array( $response->get_status(), $response->get_data() );`;

  beforeAll(async () => {
    const { name, files } = await createSitePlugin({
      folder: 'examples/second-site',
      organisation: 'examples/second-site/src/organisation.ts',
    });
    folder = await mkdtemp(join(tmpdir(), 'guildhall-site-plugin-'));
    for (const { path, content } of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content);
    }
    wordPress = await startWordPress({ plugins: { guildhall: pluginFolder, [name]: join(folder, name) } });
  });
  afterAll(async () => {
    await wordPress.stop();
    await rm(folder, { recursive: true });
  });

  it('are all of the site’s, an organisation’s own included [2.12.1]', async () => {
    const names = await wordPress.evaluate(
      'return array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() );',
    );
    const own = (names as string[]).filter((name) => name.startsWith('guildhall/'));
    expect(own.sort()).toEqual(
      [...builtInBlocks.map(({ name }) => `guildhall/${name}`), 'guildhall/dues-calculator'].sort(),
    );
  });

  it('stand beside those of WordPress under names of their own', async () => {
    const titles = await wordPress.evaluate(
      `$titles = array();
       foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
         if ( ! $type->parent && ! $type->ancestor && ( $type->supports['inserter'] ?? true ) ) {
           $titles[ explode( '/', $name )[0] ][] = $type->title;
         }
       }
       return array( $titles['guildhall'], $titles['core'] );`,
    );
    const [own, core] = titles as [string[], string[]];
    expect(own).toContain('List (site)');
    expect(core).toContain('List');
    expect(own.filter((title) => core.includes(title))).toEqual([]);
  });

  it('are offered in patterns of the site alone, unless a filter adds others [2.12.6]', async () => {
    const listPatterns = `$response = rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/block-patterns/patterns' ) );
      return array_column( $response->get_data(), 'name' );`;
    expect(await as('admin', listPatterns)).toEqual([
      'guildhall/article',
      'guildhall/landing-page',
      'guildhall/contact',
    ]);
    const loadsOthers = "return apply_filters( 'should_load_remote_block_patterns', true );";
    expect(await as('admin', loadsOthers)).toBe(false);
    const all = await as(
      'admin',
      `add_filter( 'guildhall_offers_pattern', '__return_true' ); ${listPatterns}`,
    );
    expect((all as string[]).length).toBeGreaterThan(3);
  });

  it('are in categories of the site, which come before those of WordPress [2.12.1]', async () => {
    const read = await wordPress.evaluate(
      `$categories = get_block_categories( new WP_Block_Editor_Context( array( 'name' => 'core/edit-post' ) ) );
       $used = array();
       foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
         if ( str_starts_with( $name, 'guildhall/' ) ) $used[ $type->category ] = true;
       }
       return array( array_column( $categories, 'slug' ), array_keys( $used ) );`,
    );
    const [slugs, used] = read as [string[], string[]];
    const own = slugs.filter((slug) => slug.startsWith('guildhall-'));
    expect(slugs.slice(0, own.length)).toEqual(own);
    expect(used.sort()).toEqual(own.sort());
  });

  it('are in patterns that begin a page, each known', async () => {
    const content = await wordPress.evaluate(
      "return WP_Block_Patterns_Registry::get_instance()->get_registered( 'guildhall/article' )['content'];",
    );
    const used = String(content).match(/wp:guildhall\/[\w-]+/g) ?? [];
    const known = builtInBlocks.map(({ name }) => `wp:guildhall/${name}`);
    expect(used).toHaveLength(5);
    expect(known).toEqual(expect.arrayContaining(used));
  });

  it('are edited without colours, fonts, sizes, spacing and templates, of which the site shows nothing [2.12.5]', async () => {
    const read = async (context: string) =>
      (await wordPress.evaluate(
        `require_once ABSPATH . 'wp-admin/includes/theme.php';
         return get_block_editor_settings( array( 'supportsTemplateMode' => true ), new WP_Block_Editor_Context( ${context} ) );`,
      )) as EditorSettings;
    const { __experimentalFeatures: features, ...settings } = await read(
      "array( 'name' => 'core/edit-post', 'post' => get_post( 1 ) )",
    );
    expect(settings).toMatchObject({ supportsTemplateMode: false, colors: [], fontSizes: [] });
    for (const group of ['border', 'color', 'spacing', 'typography'])
      expect(new Set(Object.values(features[group] ?? {}))).toEqual(new Set([false]));
    const whole = await read("array( 'name' => 'core/edit-site' )");
    expect(whole.__experimentalFeatures['color']).toMatchObject({ palette: expect.anything() });
  });

  it('have the organisation’s names of backgrounds in their forms', async () => {
    const names = await wordPress.evaluate(
      "return array_column( Guildhall\\Blocks\\Descriptions::all()['grounds'], 'name' );",
    );
    expect(names).toHaveLength(4);
    expect(names).not.toContain('warm');
    const choices = await wordPress.evaluate("return Guildhall\\Blocks\\Descriptions::fields( 'hero' );");
    const field = (choices as FieldDescription[]).find(({ name }) => name === 'backgroundColor');
    expect(field?.choices).toEqual(names);
  });

  it('let authors choose plans, collections and categories [2.12.3]', async () => {
    await wordPress.run(`update_option( 'guildhall_collections', "prints | Prints & posters\\n\\ncards" );
      wp_insert_term( 'Long & short', 'category' );`);
    const [status, found] = (await as('author', choices)) as [number, Record<string, unknown>];
    expect(status).toBe(200);
    expect(found['plans']).toHaveLength(3);
    expect(found['collections']).toEqual([
      { value: 'prints', label: 'Prints & posters' },
      { value: 'cards', label: 'Cards' },
    ]);
    expect(found['categories']).toEqual([{ value: expect.stringMatching(/^\d+$/), label: 'Long & short' }]);
    expect(found['postTypes']).toMatchObject({ news: expect.any(String), blog: 'post' });
  });

  it.each(['subscriber', 'nobody'])('show what can be chosen to no %s', async (login) => {
    const [status, found] = (await as(login, choices)) as [number, Record<string, unknown>];
    expect([401, 403]).toContain(status);
    expect(Object.keys(found)).not.toContain('plans');
  });

  it('have patterns that PHP understands as JavaScript does', async () => {
    const content = describeContent();
    const blocks = builtInBlocks.map((block) => describeBlock(block));
    const fields = blocks.flatMap((block) => [...block.fields, ...(block.sourceFields ?? [])]);
    const sources = everyField([...fields, ...content.card, ...content.entry]).flatMap(
      ({ pattern = [], inputPattern = [] }) => [pattern, inputPattern].flat(),
    );
    const patterns = [...new Set(sources)];
    const input = Buffer.from(JSON.stringify({ patterns, samples })).toString('base64');
    const found = await wordPress.evaluate(`$given = json_decode( base64_decode( '${input}' ), true );
      return array_map( fn( $pattern ) => array_map( fn( $sample ) => preg_match( '~^(?:' . $pattern . ')$~Du', $sample ), $given['samples'] ), $given['patterns'] );`);
    const expected = patterns.map((pattern) =>
      samples.map((sample) => Number(new RegExp(`^(?:${pattern})$`, 'v').test(sample))),
    );
    expect(found).toEqual(expected);
    expect(patterns.length).toBeGreaterThan(5);
    for (const results of expected) expect(results).toContain(1);
  });
});
