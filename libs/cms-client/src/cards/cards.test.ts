import { describe, expect, it } from 'vitest';
import { createTestClient } from '../client/test-client.fixture.ts';
import { getCardType } from './card-type.ts';

const bare = { id: 3, title: 'Cities', permalink: 'https://content.example/news/cities', postType: 'news' };
const parsedBare = { ...bare, permalink: '/news/cities', cats: [] };

async function read(response: unknown) {
  const { cms, problems } = createTestClient(response);
  return { ...(await cms.readCards('/cards')), problems };
}

describe('a card', () => {
  it('is read with all its fields', async () => {
    const { cards, problems } = await read([
      {
        ...bare,
        ...{
          id: '3',
          description: '<p onclick=x>d</p>',
          image: { md: '/a.webp', alt: '' },
          excerpt: ' e ',
          postDate: '20260305',
        },
        link: { title: 'L', url: 'https://elsewhere.example/', target: '' },
        cats: [{ name: 'Cities' }, { name: '' }, 'x', null],
        calendarData: {
          date: '20260401',
          hideDate: '1',
          time: '10–12',
          location: 'Harbour',
          price: 'Free',
          color: 'peach',
          signupUrl: '/join',
        },
        peopleData: {
          jobTitle: 'Director',
          jobDescription: 'd',
          email: "o'neil@example.org",
          phone: '+45 33 11 22 33',
          linkedinUrl: 'https://in.example/a',
        },
        initiativeData: { excerpt: 'i' },
      },
    ]);
    expect(problems).toEqual([]);
    expect(cards).toEqual([
      {
        ...parsedBare,
        ...{
          description: '<p>d</p>',
          image: { md: 'https://content.example/a.webp', alt: '' },
          excerpt: 'e',
          postDate: '20260305',
        },
        link: { title: 'L', url: 'https://elsewhere.example/', target: '' },
        cats: [{ name: 'Cities' }],
        calendarData: {
          date: '20260401',
          hideDate: true,
          time: '10–12',
          location: 'Harbour',
          price: 'Free',
          color: 'peach',
          signupUrl: '/join',
        },
        peopleData: {
          jobTitle: 'Director',
          jobDescription: 'd',
          email: "o'neil@example.org",
          phone: '+45 33 11 22 33',
          linkedinUrl: 'https://in.example/a',
        },
        initiativeData: { excerpt: 'i' },
      },
    ]);
  });

  it.each([[''], [null], [false], [[]], [{}]])('ignores %j [3.1.1]', async (nothing) => {
    const keys = [
      'description',
      'image',
      'link',
      'cats',
      'postDate',
      'excerpt',
      'calendarData',
      'peopleData',
      'initiativeData',
    ];
    const { cards } = await read([{ ...bare, ...Object.fromEntries(keys.map((key) => [key, nothing])) }]);
    expect(cards).toEqual([parsedBare]);
    expect(Object.keys(cards?.[0] ?? {}).sort()).toEqual(Object.keys(parsedBare).sort());
  });

  it('keeps no harmful URL, number or colour', async () => {
    const { cards } = await read([
      {
        ...bare,
        calendarData: { date: 'soon', color: 'url(x)', signupUrl: 'javascript:x', hideDate: 'yes' },
        peopleData: { email: 'a@b?bcc=c@d', phone: 'javascript:x', linkedinUrl: 'data:,x' },
        initiativeData: { excerpt: '' },
      },
    ]);
    expect(cards).toEqual([
      {
        ...parsedBare,
        calendarData: { date: 'soon', hideDate: false, time: '', location: '', price: '', color: '' },
        peopleData: { jobTitle: '', jobDescription: '', email: '', phone: '' },
        initiativeData: { excerpt: '' },
      },
    ]);
  });

  it('uses its link if its permalink is invalid', async () => {
    const { cards } = await read([{ ...bare, permalink: '', link: { url: 'https://elsewhere.example/a' } }]);
    expect(cards?.[0]?.permalink).toBe('https://elsewhere.example/a');
  });

  it('keeps an unknown type', async () => {
    const { cards } = await read([
      { ...bare, postType: 'podcast' },
      { ...bare, postType: null },
    ]);
    expect(cards?.map(({ postType }) => postType)).toEqual(['podcast', 'post']);
  });
});

describe('a list of cards', () => {
  it.each([
    [{ ...bare, title: '' }, 'title: expected text'],
    ['card', 'expected an object'],
    [null, 'expected an object'],
  ])('leaves out an unusable card, and reports it: %j [3.1.2]', async (broken, message) => {
    const { outcome, cards, problems } = await read([bare, broken, bare]);
    expect({ outcome, cards }).toEqual({
      outcome: 'found',
      cards: [parsedBare, { ...parsedBare, id: '3-2' }],
    });
    expect(problems).toContainEqual({ where: 'cards /cards, card 2', message: `left out: ${message}` });
  });

  it.each([[''], [null], [false], [[]], [{}]])(
    'is found, and empty, if the response is %j',
    async (response) => {
      expect(await read(response)).toEqual({ outcome: 'found', cards: [], problems: [] });
    },
  );

  it.each([['<!doctype html>'], [5], [true], [{ code: 'rest_no_route' }]])(
    'fails if the response is %j',
    async (response) => {
      const { problems, ...result } = await read(response);
      expect(result).toEqual({ outcome: 'failed', reason: 'the response is not a list' });
      expect(problems).toEqual([{ where: 'cards /cards', message: 'the response is not a list' }]);
    },
  );

  it('fails if the read failed [8.2.3]', async () => {
    const { outcome, problems } = await read(new Error('deadline'));
    expect(outcome).toBe('failed');
    expect(problems).toEqual([{ where: 'cards /cards', message: 'Error: deadline' }]);
  });
});

describe('a filter', () => {
  it('has an id, a name and a route, and no state', async () => {
    const { cms } = createTestClient([
      { id: 4, name: ' Cities ', route: 'https://content.example/cards?c=4', active: true },
    ]);
    expect(await cms.readFilters('/filters')).toEqual({
      outcome: 'found',
      filters: [{ id: '4', name: 'Cities', route: '/cards?c=4' }],
    });
  });

  it('is left out and reported if one of these is missing [3.1.2]', async () => {
    const { cms, problems } = createTestClient([
      { id: 4, name: '', route: '/cards' },
      { id: 5, name: 'A', route: '//evil.example' },
    ]);
    expect(await cms.readFilters('/filters')).toEqual({ outcome: 'found', filters: [] });
    expect(problems).toContainEqual({
      where: 'filters /filters, filter 1',
      message: 'left out: name: expected text',
    });
    expect(problems).toContainEqual({
      where: 'filters /filters, filter 2',
      message: 'left out: route: expected a route on the content host, found text',
    });
  });
});

it.each([
  ['people', 'person'],
  ['focus-areas', 'peachimg'],
  ['news', 'news'],
  ['cases', 'case'],
  ['blog', 'blog'],
  ['calendar', 'calendar'],
  ['initiatives', 'initiative'],
  ['organisations', 'organisation'],
] as const)('content of the kind %s is shown as %s cards [2.7.5]', (contentType, cardType) => {
  expect(getCardType(contentType)).toBe(cardType);
});
