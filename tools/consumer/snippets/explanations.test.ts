import { expect, it } from 'vitest';
import { readDocuments } from './read-documents.ts';
import { listShown, readExplanations } from './read-explanations.ts';

const explanations = readExplanations();
const shown = listShown(readDocuments());

/** Libraries whose doors are not yet explained. */
const unfinished = new Set([
  'adapter-tests',
  'api',
  'api-contract',
  'billing-chargebee',
  'billing-invoice',
  'blocks',
  'browser-suppliers',
  'cart',
  'cms-client',
  'islands',
  'mail-smtp',
  'member-portal',
  'members-firebase',
  'members-links',
  'money',
  'money-react',
  'organisation',
  'product',
  'safe-content',
  'server-kit',
  'shared-state',
  'shop-client',
  'shop-shopify',
  'signup',
  'site',
  'suppliers',
  'ui',
  'upstream',
]);

const expected = explanations.filter(({ place }) => !unfinished.has(place.split('/')[1] ?? ''));

it('has a doc comment for each name that a door exports', () => {
  const undescribed = expected.filter(({ isDescribed }) => !isDescribed);
  expect(undescribed.map(({ place, name }) => `${place} ${name}`)).toEqual([]);
});

it('has an example of each value and component that a door exports, in its doc comment or in the README', () => {
  const withoutExample = expected.filter(
    ({ kind, examples, door, name }) =>
      kind !== 'type' && examples.length === 0 && !shown.has(`${door}#${name}`),
  );
  expect(withoutExample.map(({ place, name }) => `${place} ${name}`)).toEqual([]);
});

it('has a comment on each option and prop that a door’s names take', () => {
  expect([...new Set(expected.flatMap(({ unexplainedMembers }) => unexplainedMembers))]).toEqual([]);
});

it('opens the example of a doc comment with an import of what it uses of the door', () => {
  const { examples = [] } = explanations.find(({ name }) => name === 'parseAmount') ?? {};
  expect(examples).toEqual([
    {
      place: expect.stringMatching(/^libs\/money\/src\/amount\/parse-amount\.ts:\d+$/),
      language: 'ts',
      note: undefined,
      code: "parseAmount('1234.50'); // 123450\nparseAmount('1,234.50'); // undefined\n",
      file: undefined,
      firstLine: "import { parseAmount } from '@guildhall/money';",
    },
  ]);
});
