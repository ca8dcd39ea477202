import { expect, it } from 'vitest';
import { getSlugs } from './slugs.ts';

const slugs = (...names: string[]) => getSlugs(names.map((name, index) => ({ id: String(index + 7), name })));

it('a category is called by its name in small letters', () => {
  expect(slugs('Oceans', 'Ageing & care', '  The house! ', 'Café', 'Køb', 'समुद्र')).toEqual([
    ...['oceans', 'ageing-care', 'the-house', 'cafe', 'køb', 'समुद्र'],
  ]);
});

it('a name without a letter gives way to the number of the category', () => {
  expect(slugs('***', '🌊')).toEqual(['category-7', 'category-8']);
});

it('a year is no address of WordPress’ own, which names categories by their number', () => {
  expect(slugs('2026', '1.', '2026 and later')).toEqual(['category-2026', 'category-1', '2026-and-later']);
});

it('categories of the same name are told apart', () => {
  expect(slugs('Oceans', 'oceans', 'Oceans 2', 'OCEANS')).toEqual([
    'oceans',
    'oceans-2',
    'oceans-2-2',
    'oceans-3',
  ]);
});

it('ten thousand categories of one name take as many steps as there are names', () => {
  const found = slugs(...Array.from({ length: 10_000 }, () => 'Oceans'));
  expect(new Set(found).size).toBe(10_000);
  expect(found.at(-1)).toBe('oceans-10000');
});

it('a name that is a book is cut, and never in the middle of a character', () => {
  const [slug = ''] = slugs('𝒜'.repeat(200));
  expect(slug.isWellFormed()).toBe(true);
  expect([...slug]).toHaveLength(60);
});
