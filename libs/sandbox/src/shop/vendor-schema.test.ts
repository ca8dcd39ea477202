import { operations } from '@guildhall/shop-client';
import { describe, expect, it } from 'vitest';
import { NoDeprecatedCustomRule, parse, validate } from './graphql/one-graphql.ts';
import { readVendorSchema, vendorVersion, versionBefore } from './graphql/vendor-schema.ts';

const storefront = await readVendorSchema('storefront');
const before = await readVendorSchema('storefront', versionBefore);

describe.each([
  [vendorVersion, storefront],
  [versionBefore, before],
])('the schema of %s', (_version, schema) => {
  it.each(operations.map(({ name, document }) => [name, document]))(
    'accepts the document %s',
    (_name, document) => {
      expect(validate(schema, parse(document))).toEqual([]);
    },
  );

  it.each(operations.map(({ name, document }) => [name, document]))(
    'deprecates nothing in %s',
    (_name, document) => {
      const found = validate(schema, parse(document), [NoDeprecatedCustomRule]);
      expect(found.map(({ message }) => message)).toEqual([]);
    },
  );
});

it('reports a deprecated field', () => {
  const old = parse('query Old($id: ID!) { cart(id: $id) { estimatedCost { totalAmount { amount } } } }');
  expect(validate(storefront, old, [NoDeprecatedCustomRule])).not.toEqual([]);
});

it.each(['{ shop { webUrl } }', 'mutation { checkoutCreate(input: {}) { checkout { id } } }'])(
  'rejects %s',
  (document) => {
    expect(validate(storefront, parse(document))).not.toEqual([]);
  },
);
