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
])('converts %j to %j', (prefix, query) => {
  expect(toTitlePrefixQuery(prefix)).toBe(query);
});

it('lets no search syntax through, and stays short', () => {
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
