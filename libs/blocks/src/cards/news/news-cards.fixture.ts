import { card, html, picture, url } from '../card.fixture.ts';

const news = (
  slug: string,
  title: string,
  postDate: string,
  category: string,
  description: string,
  image = picture(slug),
) =>
  card({
    title,
    permalink: url(`/news/${slug}`),
    postDate,
    cats: [{ name: category }],
    description: html(description),
    image,
    postType: 'news',
  });

export const newsCards = [
  news(
    'harbour-that-learned-to-wait',
    'The harbour that learned to wait',
    '20260312',
    'Oceans',
    'For eleven years a town on the west coast has planned its quay for a sea that is not there yet. We asked its pilots, its engineers and its schoolchildren what waiting does to a place.',
    picture('harbour-that-learned-to-wait', 3 / 2, '#f7cdb4'),
  ),
  news(
    'heat-maps-for-night-shifts',
    'Heat maps for those who work at night',
    '20260226',
    'Work',
    'Bakers, nurses and cleaners drew the city as they know it between two and five.',
    picture('heat-maps-for-night-shifts', 3 / 2, '#14213d'),
  ),
  news(
    'grandchildren-on-the-board',
    'Nine companies now seat a grandchild on the board',
    '20260211',
    'The house',
    'A chair that speaks for people who are not born yet: what changed, and what did not.',
  ),
  news(
    'seed-library-opens',
    'A library that lends seeds, not books',
    '20260130',
    'Food',
    'Borrowers bring back what they grew. The first returns are late, and better than the loan.',
    picture('seed-library-opens', 3 / 2, '#5d7f73'),
  ),
  news(
    'who-owns-the-wind',
    'Who owns the wind above your roof?',
    '20260119',
    'Energy',
    'Three courts have given three answers. A reader’s guide to the air over your head.',
  ),
  news(
    'slow-data',
    'In praise of slow data',
    '20251204',
    'Methods',
    'Some questions take a generation to answer. We keep a shelf for them.',
    picture('slow-data', 3 / 2, '#f7cdb4'),
  ),
  news(
    'ageing-village',
    'The village that moved its clock to suit its oldest',
    '20251120',
    'Ageing and care',
    'Shops open at six, meetings end by four, and nobody is in a hurry at the crossing.',
    picture('ageing-village', 3 / 2, '#f6f1e7'),
  ),
  news(
    'tide-tables-2080',
    'Tide tables for 2080 are out',
    '20251103',
    'Oceans',
    'Printed on paper that will last until then, and sold with a pencil for corrections.',
    picture('tide-tables-2080', 3 / 2, '#24365f'),
  ),
  news(
    'streets-without-kerbs',
    'What a street does when its kerb is gone',
    '20251021',
    'Cities',
    'Two years of film from one crossing, watched frame by frame by the people in it.',
    picture('streets-without-kerbs', 3 / 2, '#e6dac4'),
  ),
  news(
    'cold-rooms',
    'A shared cold room for every block of flats',
    '20251009',
    'Energy',
    'One compressor, ninety households, and a timetable that settles most quarrels.',
    picture('cold-rooms', 3 / 2, '#f0a884'),
  ),
];

/** News that links to another site, in a new tab. */
export const newsElsewhere = {
  ...card({
    title: 'Our survey of pilots is quoted in the parliament’s report',
    permalink: url('/news/quoted'),
    postDate: '20260301',
    cats: [{ name: 'Oceans' }],
    postType: 'news',
  }),
  link: { title: 'The report', url: url('https://parliament.example/report'), target: '_blank' as const },
};
