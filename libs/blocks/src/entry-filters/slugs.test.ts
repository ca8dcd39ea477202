import { expect, it } from 'vitest';
import { getSlugs } from './slugs.ts';

const slugs = (...names: string[]) => getSlugs(names.map((name, index) => ({ id: String(index + 7), name })));

it('makes a slug of a category’s name', () => {
  expect(slugs('Oceans', 'Ageing & care', '  The house! ', 'Café', 'Køb', 'समुद्र')).toEqual([
    ...['oceans', 'ageing-care', 'the-house', 'cafe', 'køb', 'समुद्र'],
  ]);
});

it('uses the category’s id for a name without letters', () => {
  expect(slugs('***', '🌊')).toEqual(['category-7', 'category-8']);
});

it('prefixes numeric names, because WordPress identifies categories by number', () => {
  expect(slugs('2026', '1.', '2026 and later')).toEqual(['category-2026', 'category-1', '2026-and-later']);
});

it('makes equal names unique', () => {
  expect(slugs('Oceans', 'oceans', 'Oceans 2', 'OCEANS')).toEqual([
    'oceans',
    'oceans-2',
    'oceans-2-2',
    'oceans-3',
  ]);
});

it('handles ten thousand equal names in linear time', () => {
  const equal = slugs(...Array.from({ length: 10_000 }, () => 'Oceans'));
  expect(new Set(equal).size).toBe(10_000);
  expect(equal.at(-1)).toBe('oceans-10000');
});

it('shortens a very long name, never within a character', () => {
  const [slug = ''] = slugs('𝒜'.repeat(200));
  expect(slug.isWellFormed()).toBe(true);
  expect([...slug]).toHaveLength(60);
});
