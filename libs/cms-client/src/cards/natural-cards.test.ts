// cspell:ignore janvier Freitag vendredi août fredag marzo maart marca maaliskuuta március Jänner
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestClient } from '../client/test-client.fixture.ts';

async function read(...response: unknown[]) {
  const { cms, problems } = createTestClient(response);
  const { cards } = await cms.readCards('/cards');
  return { cards, problems: problems.map(({ message }) => message) };
}

describe('cards in ordinary responses of a content service', () => {
  it('have a unique id each: their own, their permalink, or their position [2.7.7]', async () => {
    const { cards, problems } = await read(
      { id: '12', title: 'A', permalink: '/a' },
      { title: 'B', permalink: 'https://content.example/b' },
      { title: 'C' },
      { id: 12, title: 'D', permalink: '/d' },
      { id: 'event-5', title: 'E' },
      { id: null, title: 'F', permalink: '/b' },
    );
    expect(cards?.map(({ id }) => id)).toEqual([12, '/b', 'card-3', '12-2', 'event-5', '/b-2']);
    expect(problems).toEqual([]);
  });

  it('without a permalink use their link, or have none, and are kept [2.7.7]', async () => {
    const { cards } = await read(
      { title: 'A', permalink: false, link: { url: 'https://elsewhere.example/a', title: '' } },
      { title: 'B', permalink: 'javascript:x' },
      { title: 'C', calendarData: { signupUrl: 'https://tickets.example/c' } },
    );
    expect(cards?.map(({ permalink }) => permalink)).toEqual([
      'https://elsewhere.example/a',
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['20210305', '20210305'],
    [20210305, '20210305'],
    ['2021-03-05', '20210305'],
    ['2021-03-05T10:00:00', '20210305'],
    ['2021-03-05 23:59:59', '20210305'],
    ['2021-03-05T23:30:00-05:00', '20210305'],
    ['2021-03-05T00:30:00.000Z', '20210305'],
    ['05/03/2021', '20210305'],
    ['5.3.2021', '20210305'],
    ['05/03/2021 9:30 am', '20210305'],
    ['March 5, 2021', '20210305'],
    ['5. marts 2021', '20210305'],
    ['5 Mar 2021 10:00', '20210305'],
    ['2021/03/05', '20210305'],
    ['2021.3.5', '20210305'],
    ['05-03-2021', '20210305'],
    ['05. 03. 2021', '20210305'],
    ['5. März 2021', '20210305'],
    ['Freitag, 5. März 2021, um 19:30 Uhr', '20210305'],
    ['5 mars 2021', '20210305'],
    ['vendredi 5 mars 2021 à 19h30', '20210305'],
    ['1er août 2021', '20210801'],
    ['March 5th, 2021', '20210305'],
    ['Friday, March 5, 2021', '20210305'],
    ['5th of March 2021', '20210305'],
    ['Sept. 5, 2021', '20210905'],
    ['fredag den 5. marts 2021 kl. 19.30', '20210305'],
    ['31. december 2021', '20211231'],
    ['5 de marzo de 2021', '20210305'],
    ['5 maart 2021', '20210305'],
    ['5 marca 2021', '20210305'],
    ['5. maaliskuuta 2021', '20210305'],
    ['2021. március 5.', '20210305'],
    ['5. Jänner 2021', '20210105'],
    ['5\u00a0mars\u00a02021', '20210305'],
    ['29 February 2024', '20240229'],
    ['Mar. 5, 2021', '20210305'],
    ['mar. 5 janvier 2021', '20210105'],
    ['fredag d. 5. marts 2021', '20210305'],
    ['5.März 2021', '20210305'],
    ['5/3/2021 kl. 19', '20210305'],
    ['5th March, 2021 at 7pm', '20210305'],
  ])('dated %j show that date, in any notation [9.1.2]', async (date, day) => {
    const { cards } = await read({ title: 'A', postDate: date, calendarData: { date } });
    expect(cards?.[0]).toMatchObject({ postDate: day, calendarData: { date: day } });
  });

  it.each(['America/Los_Angeles', 'UTC', 'Pacific/Auckland'])(
    'show the day as written in the time zone %s [9.1.2]',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      onTestFinished(() => void vi.unstubAllEnvs());
      for (const date of ['2021-03-05', '2021-03-05T00:30:00+12:00', '05/03/2021 23:59', 'March 5, 2021'])
        expect((await read({ title: 'A', postDate: date })).cards?.[0]?.postDate, date).toBe('20210305');
    },
  );

  it('report a date that cannot be parsed, and keep an event’s as text [3.1.5]', async () => {
    const { cards, problems } = await read({ title: 'A', postDate: 'soon', calendarData: { date: 'soon' } });
    expect(cards?.[0]?.calendarData?.date).toBe('soon');
    expect(cards?.[0]).not.toHaveProperty('postDate');
    expect(problems).toEqual(['postDate: expected a date (YYYYMMDD or YYYY-MM-DD), found text']);
  });

  it.each([
    ...[
      '2026-02-31',
      '20260231',
      '2026/02/30',
      '31/04/2026',
      '29.2.2026',
      '31. Februar 2026',
      'April 31, 2026',
    ],
    ...['2026-02-31T10:00:00', '29 February 2100', '2026-13-01', '0000-00-00'],
  ])('have no date that does not exist, which is reported: %s [9.1.2]', async (date) => {
    const { cards, problems } = await read({ title: 'A', postDate: date, calendarData: { date } });
    expect(cards?.[0]).not.toHaveProperty('postDate');
    expect(cards?.[0]?.calendarData?.date).toBe('');
    expect(problems.filter((problem) => problem.includes('expected a date'))).toHaveLength(2);
  });

  it.each([
    ['en-US', '03/05/2021', '20210305'],
    ['en-US', '3-5-2021', '20210305'],
    ['en-US', '5 March 2021', '20210305'],
    ['en-GB', '03/05/2021', '20210503'],
    ['da-DK', '03/05/2021', '20210503'],
    ['de-DE', '03.05.2021', '20210503'],
    ['fr-FR', '03/05/2021', '20210503'],
    ['en', '03/05/2021', '20210503'],
  ])('have dates in the order of the site’s region, %s: %s [9.1.2]', async (locale, date, day) => {
    const { cms } = createTestClient([{ title: 'A', postDate: date }], { locale });
    const { cards } = await cms.readCards('/wp-json/cards/api/news');
    expect(cards?.[0]).toMatchObject({ postDate: day });
  });

  it.each([
    'until 5 March 2021',
    'ab 5. März 2021',
    '03/25/2021',
    'March 2021',
    '5/3',
    '31 Foo 2021',
    '5 March 2021 or later',
    'Marching 5, 2021',
  ])('never parse %s as a date [9.1.2]', async (date) => {
    const { cards } = await read({ title: 'A', postDate: date, calendarData: { date } });
    expect(cards?.[0]).not.toHaveProperty('postDate');
    expect(cards?.[0]?.calendarData?.date).toBe(date);
  });

  it.each([
    ['#F0A', '#ff00aa'],
    ['#f0a884', '#f0a884'],
    ['#f0a884cc', '#f0a884'],
    ['rgb(240, 168, 132)', '#f0a884'],
    ['rgba(240,168,132,0.5)', '#f0a884'],
    ['Peach', 'peach'],
    ['url(x)', ''],
    ['rgb(300, 1, 1)', ''],
    ['#f0a884;background:url(x)', ''],
  ])('convert the colour %j to %j [2.7.8]', async (color, read_) => {
    const { cards } = await read({ title: 'A', calendarData: { color } });
    expect(cards?.[0]?.calendarData?.color).toBe(read_);
  });

  it.each([
    ['33 11 22 33 / 40 50 60 70', '33 11 22 33 / 40 50 60 70'],
    ['tel:+4533112233', '+4533112233'],
    ['+45 33 11 22 33 (mornings)', '+45 33 11 22 33 (mornings)'],
    ['ask at the desk', ''],
  ])('convert the phone number %j to %j [2.7.9]', async (phone, read_) => {
    const { cards } = await read({ title: 'A', peopleData: { phone } });
    expect(cards?.[0]?.peopleData?.phone).toBe(read_);
  });

  it('have an email address even if it is obfuscated or written as a link', async () => {
    const hidden = '&#105;nfo&#64;&#101;xample&#046;org';
    const { cards } = await read(
      { title: 'A', peopleData: { email: hidden } },
      { title: 'B', peopleData: { email: 'mailto:info@example.org' } },
    );
    expect(cards?.map(({ peopleData }) => peopleData?.email)).toEqual([
      'info@example.org',
      'info@example.org',
    ]);
  });

  it('report which field was left out, its expected format and its actual type [3.1.5]', async () => {
    const { problems } = await read({
      title: 'A',
      cats: 'Cities',
      excerpt: { text: 'x' },
      calendarData: 'tomorrow',
      peopleData: { email: 'nobody', linkedinUrl: 'javascript:x' },
    });
    expect(problems).toEqual([
      'cats: expected a list of categories, found text',
      'excerpt: expected text, found an object',
      'calendarData: expected an object, found text',
      'peopleData: email: expected an email address, found text',
      'peopleData: linkedinUrl: this URL is not allowed',
    ]);
  });
});

describe('a flag', () => {
  it.each([
    ...['1', 1, true].map((set) => [set, true] as const),
    ...['0', 0, false, '', 'false', 'no', null, [], {}, 2].map((unset) => [unset, false] as const),
  ])('%j is %s [3.1.1]', async (flag, set) => {
    const { cards } = await read({ title: 'A', calendarData: { hideDate: flag, date: 'x' } });
    expect(cards?.[0]?.calendarData?.hideDate).toBe(set);
  });
});
