import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toTitlePrefixQuery } from './title-prefix.ts';

it.each([
  ['long', 'title:long*'],
  ['  Long   tab', 'title:Long title:tab*'],
  ['Å* OR vendor:x', 'title:Å title:OR title:vendor title:x*'],
  ['a"b\\c', 'title:a title:b title:c*'],
  ['', undefined],
  ['*:"()-', undefined],
])('makes %j into %j', (prefix, query) => {
  expect(toTitlePrefixQuery(prefix)).toBe(query);
});

it('lets nothing through that means something in a search, and stays short', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (prefix) => {
      const query = toTitlePrefixQuery(prefix);
      if (query === undefined) return;
      expect(query).toMatch(/^title:[\p{L}\p{M}\p{N}]+(?: title:[\p{L}\p{M}\p{N}]+)*\*$/u);
      expect(query.length).toBeLessThan(280);
    }),
    { numRuns: 500 },
  );
});
