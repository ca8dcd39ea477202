import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toSearchText } from './search-text.ts';

it.each([
  ['tides', 'tides'],
  ['  The   LONG table?', 'the long table'],
  ['tides OR NOT vendor:x -y', 'tides or not vendor x y'],
  ['Ærø & Öland', 'ærø öland'],
  ['one two three four five six seven eight nine', 'one two three four five six seven eight'],
  ['', undefined],
  ['*:"()-\\', undefined],
])('makes %j into %j', (typed, text) => {
  expect(toSearchText(typed)).toBe(text);
});

it('is at most eight words and a hundred letters, means only its words, and is the same when repeated', () => {
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
