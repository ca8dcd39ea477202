import { expect, it } from 'vitest';
import { makeCards } from './cards.ts';

const samples = [
  {
    id: 1,
    title: 'Two words',
    description: 'Three more words',
    permalink: 'http://cms.test/news/a',
    image: 1,
  },
  { id: 2, title: 'One', description: 'And two', permalink: 'http://cms.test/news/b', image: 2 },
];

it('creates any number of cards, each with its own URL and words', () => {
  const cards = makeCards(120, samples);
  expect(cards).toHaveLength(120);
  expect(new Set(cards.map(({ permalink }) => permalink)).size).toBe(120);
  expect(new Set(cards.map(({ description }) => description)).size).toBeGreaterThan(40);
});

it('keeps the pictures and lengths of the sample cards', () => {
  const [first, second] = makeCards(2, samples);
  expect([first?.['image'], second?.['image']]).toEqual([1, 2]);
  expect(first?.title.split(' ')).toHaveLength(2);
  expect(second?.description?.split(' ')).toHaveLength(2);
});

it('creates the same cards in every run', () => {
  expect(makeCards(20, samples)).toEqual(makeCards(20, samples));
});

it('needs a sample card', () => {
  expect(() => makeCards(1, [])).toThrow('no sample card');
});
