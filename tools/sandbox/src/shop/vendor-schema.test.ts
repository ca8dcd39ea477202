import { operations } from '@guildhall/shop-client';
import { describe, expect, it } from 'vitest';
import { NoDeprecatedCustomRule, parse, validate } from './graphql/one-graphql.ts';
import { readVendorSchema, vendorVersion, versionBefore } from './graphql/vendor-schema.ts';

const storefront = await readVendorSchema('storefront');
const before = await readVendorSchema('storefront', versionBefore);

describe.each([
  [vendorVersion, storefront],
  [versionBefore, before],
])('of %s', (_version, schema) => {
  it.each(operations.map(({ name, document }) => [name, document]))(
    'finds the document %s right',
    (_name, document) => {
      expect(validate(schema, parse(document))).toEqual([]);
    },
  );

  it.each(operations.map(({ name, document }) => [name, document]))(
    'finds nothing in %s that the vendor is about to remove',
    (_name, document) => {
      const found = validate(schema, parse(document), [NoDeprecatedCustomRule]);
      expect(found.map(({ message }) => message)).toEqual([]);
    },
  );
});

it('would find a field that the vendor is about to remove', () => {
  const old = parse('query Old($id: ID!) { cart(id: $id) { estimatedCost { totalAmount { amount } } } }');
  expect(validate(storefront, old, [NoDeprecatedCustomRule])).not.toEqual([]);
});

it.each(['{ shop { webUrl } }', 'mutation { checkoutCreate(input: {}) { checkout { id } } }'])(
  'finds %s wrong',
  (document) => {
    expect(validate(storefront, parse(document))).not.toEqual([]);
  },
);
