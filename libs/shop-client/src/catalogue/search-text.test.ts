import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toSearchText } from './search-text.ts';

it.each([
  ['tides', 'tides'],
  ['  The   LONG table?', 'the long table'],
  ['tides OR NOT vendor:x -y', 'tides or not vendor x y'],
  ['Ærø & Öland', 'ærø öland'],
  ['Tide\u00adtables\u200b', 'tidetables'],
  ['one two three four five six seven eight nine', 'one two three four five six seven eight'],
  ['', undefined],
  ['*:"()-\\', undefined],
])('converts %j to %j', (typed, text) => {
  expect(toSearchText(typed)).toBe(text);
});

it('has at most eight words and a hundred letters, contains only the visitor’s words, and is unchanged when converted again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (typed) => {
      const text = toSearchText(typed);
      if (text === undefined) return;
      expect(text).toMatch(/^[\p{L}\p{M}\p{N}]+(?: [\p{L}\p{M}\p{N}]+){0,7}$/u);
      expect(text.length).toBeLessThanOrEqual(100);
      expect(toSearchText(text)).toBe(text);
    }),
    { numRuns: 300 },
  );
});
