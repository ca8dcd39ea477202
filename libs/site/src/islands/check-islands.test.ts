import { expect, it } from 'vitest';
import { checkIslands } from './check-islands.ts';
import { kitIslands } from './kit-sources.ts';

const all = Object.keys(kitIslands);
const everything = { shop: true, members: true, membership: true };

it('accepts a list with the islands of all parts that are on, and others of the site', () => {
  expect(() => checkIslands([...all, 'map'], { switches: everything }, 'islands.ts')).not.toThrow();
  const nothing = { shop: false, members: false, membership: false };
  expect(() => checkIslands(['map'], { switches: nothing }, 'islands.ts')).not.toThrow();
});

it('refuses islands of a part that is off, and the lack of one that is on, in one error', () => {
  const names = all.filter((name) => name !== 'sign-up');
  expect(() => checkIslands(names, { switches: { ...everything, shop: false } }, 'src/islands.ts')).toThrow(
    [
      'The islands in src/islands.ts do not fit the organisation:',
      '  The island buy-product has nothing to show: switches.shop is false, so remove it from the list',
      '  The island cart has nothing to show: switches.shop is false, so remove it from the list',
      '  The island sign-up is missing: add it to the list, or set switches.membership to false',
    ].join('\n'),
  );
});
