// cspell:ignore Dienstag Kiritimati
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWordPress, type WordPress } from '../harness/start-wordpress.ts';
import { createClient, readRoutes } from './plugin-client.fixture.ts';

const list = '/wp-json/cards/api/calendar';

interface EventCard {
  title: string;
  following?: number;
  calendarData: { date: string; when?: 'past' };
}

/** Events by their names: a day, or with the first and last moment. */
const events: Readonly<Record<string, string | readonly [string, string, string]>> = {
  'Talk of 2019': '20190502',
  'Talk of 2020': '2020-03-01',
  'Far ahead': '20910101',
  Soon: '2090-06-01',
  'Soon, in the evening': ['20900601', '2090-06-01T19:30', '2090-06-01T21:00'],
  'As Germans write it': '5. März 2090',
  'With a month of English': 'March 7th, 2090',
  'With strokes': '2090/03/08',
  'With full stops': '9.3.2090',
  'Over years': ['20190101', '2019-01-01T10:00', '2095-01-01T10:00'],
  'Its time alone': ['', '2090-03-10T10:00', ''],
  'A day that no month has': '2090-02-31',
  'To be announced': 'Spring 2090',
  'Without a day': '',
};
const coming = [
  ...['Over years', 'As Germans write it', 'With a month of English', 'With strokes', 'With full stops'],
  ...['Its time alone', 'Soon', 'Soon, in the evening', 'Far ahead'],
];
const undated = ['A day that no month has', 'To be announced', 'Without a day'];

describe('a list of events', () => {
  let wordPress: WordPress;
  const read = async (route: string) =>
    ((await readRoutes(wordPress, [route])).get(route)?.json ?? []) as EventCard[];
  const readTitles = async (query = '') => (await read(list + query)).map(({ title }) => title);

  beforeAll(async () => {
    wordPress = await startWordPress();
    await wordPress.run(`
      $GLOBALS['wp_locale']->month['03'] = 'März';
      foreach ( json_decode( '${JSON.stringify(events)}', true ) as $title => $given ) {
        [ $day, $start, $end ] = is_array( $given ) ? $given : array( $given, '', '' );
        $meta = array_filter( array( 'guildhall_date' => $day, 'guildhall_startsAt' => $start, 'guildhall_endsAt' => $end ) );
        wp_insert_post( array( 'post_type' => 'guildhall_calendar', 'post_status' => 'publish', 'post_title' => $title, 'post_content' => 'x', 'meta_input' => $meta ) );
      }
      wp_insert_post( array( 'post_type' => 'guildhall_calendar', 'post_status' => 'publish', 'post_title' => 'Locked', 'post_password' => 'x', 'meta_input' => array( 'guildhall_date' => '20900101' ) ) );`);
  });
  afterAll(() => wordPress.stop());

  it('has coming ones first, the soonest before the others, then past ones, then those without a day [7.13.22]', async () => {
    const cards = await read(list);
    // German names of months are known only where WordPress speaks German.
    const expected = [...coming.filter((title) => title !== 'As Germans write it')];
    const last = ['As Germans write it', ...undated];
    expect(cards.map(({ title }) => title)).toEqual([...expected, 'Talk of 2020', 'Talk of 2019', ...last]);
    const past = cards.filter(({ calendarData }) => calendarData.when === 'past');
    expect(past.map(({ title }) => title)).toEqual(['Talk of 2020', 'Talk of 2019']);
  });

  it('knows the names of months in the language of WordPress', async () => {
    const days = await wordPress.evaluate(`
      $GLOBALS['wp_locale']->month['03'] = 'März';
      return array_map( array( 'Guildhall\\Mapping\\EventDays', 'find_day' ), array( '5. März 2090', 'Dienstag, 5. März 2090', 'Marzipan 5 2090', '2090-13-01', '15 2090' ) );`);
    expect(days).toEqual(['20900305', '20900305', '', '', '']);
  });

  it('has the next ones alone if it is of a number of events [7.13.22]', async () => {
    expect(await readTitles('?per_page=3&when=coming')).toEqual([
      'Over years',
      'With a month of English',
      'With strokes',
    ]);
    expect(await readTitles('?when=coming')).not.toContain('Talk of 2020');
    const block = (await wordPress.evaluate(
      "return Guildhall\\Mapping\\EntryListBlock::complete( array( 'contentType' => 'calendar', 'numberOfEntries' => 3 ) );",
    )) as { entryRoute: string };
    expect(block.entryRoute).toMatch(/per_page=3&when=coming$/);
  });

  it('is also made of a query of WordPress, in whose place it has the next ones', async () => {
    const query = {
      perPage: 2,
      postType: 'guildhall_calendar',
      order: 'desc',
      orderBy: 'date',
      inherit: false,
    };
    const shown = await wordPress.evaluate(`
      $block = parse_blocks( '<!-- wp:query {"query":${JSON.stringify(query)}} --><div></div><!-- /wp:query -->' );
      $list  = Guildhall\\Mapping\\BlockList::convert( serialize_blocks( $block ), get_post( 1 ) )[0];
      wp_parse_str( (string) wp_parse_url( $list['entryRoute'], PHP_URL_QUERY ), $given );
      $request = new WP_REST_Request( 'GET', '/cards/api/calendar' );
      $request->set_query_params( $given );
      return array_column( rest_do_request( $request )->get_data(), 'title' );`);
    expect(shown).toEqual(['Over years', 'With a month of English']);
  });

  it('has another order if its editor chose that', async () => {
    expect((await readTitles('?order=title')).slice(0, 2)).toEqual([
      'A day that no month has',
      'As Germans write it',
    ]);
    expect((await readTitles('?order=newest'))[0]).toBe('Without a day');
  });

  it('ends a day where the organisation is [7.13.22]', async () => {
    const isPast = async (zone: string) =>
      wordPress.evaluate(`
        $day = static fn( string $zone ): string => ( new DateTimeImmutable( 'now', new DateTimeZone( $zone ) ) )->format( 'Ymd' );
        update_option( 'timezone_string', '${zone}' );
        $id = wp_insert_post( array( 'post_type' => 'guildhall_calendar', 'post_status' => 'draft', 'post_title' => 'x', 'post_content' => 'x' ) );
        foreach ( array( 'Pacific/Niue', 'Pacific/Kiritimati' ) as $where ) {
          update_post_meta( $id, 'guildhall_date', $day( $where ) );
          $past[] = Guildhall\\Mapping\\EventList::is_past( $id );
        }
        return $past;`);
    expect(await isPast('Pacific/Kiritimati')).toEqual([true, false]);
    expect(await isPast('Pacific/Niue')).toEqual([false, false]);
  });

  it('has pages beyond a hundred entries, and so has a list of posts [7.13.23]', async () => {
    await wordPress.run(`
      global $wpdb;
      // Without the work of wp_insert_post() for each.
      for ( $n = 1; $n <= 205; $n++ ) {
        $wpdb->insert( $wpdb->posts, array( 'post_type' => 'guildhall_calendar', 'post_status' => 'publish', 'post_title' => "Past $n", 'post_name' => "past-$n", 'post_date' => '2018-01-01 10:00:00', 'post_content' => '', 'post_excerpt' => '', 'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '' ) );
        $wpdb->insert( $wpdb->postmeta, array( 'post_id' => $wpdb->insert_id, 'meta_key' => 'guildhall_date', 'meta_value' => sprintf( '2018%02d%02d', 1 + intdiv( $n, 25 ), 1 + $n % 25 ) ) );
      }
      Guildhall\\Cache\\LastChange::note();`);
    expect((await readTitles())[0]).toBe('Over years');
    const routes = [1, 2, 3, 4].map((page) => `${list}?page=${page}`);
    const found = await readRoutes(wordPress, routes);
    const pages = routes.map((route) => found.get(route)?.json as EventCard[]);
    expect(pages.map(({ length }) => length)).toEqual([100, 100, 19, 0]);
    expect(pages.map((page) => page.at(-1)?.following)).toEqual([119, 19, undefined, undefined]);
    expect(new Set(pages.flat().map(({ title }) => title)).size).toBe(219);
    expect(pages[2]?.at(-1)?.title).toBe('Without a day');
    expect((await read(`${list}?per_page=3`)).at(-1)).not.toHaveProperty('following');
    const wrong = [`${list}?page=0`, `${list}?page=x`, `${list}?when=later`];
    const refused = await readRoutes(wordPress, wrong);
    expect(wrong.map((route) => refused.get(route)?.status)).toEqual([400, 400, 400]);
  });

  it('is read by the site without a problem', async () => {
    const { cms, problems } = createClient(wordPress.origin, await readRoutes(wordPress, [list]));
    expect(await cms.readCards(list)).toMatchObject({ outcome: 'found' });
    expect(problems).toEqual([]);
    expect(await wordPress.errors()).toBe('');
  });
});
