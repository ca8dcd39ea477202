import { operations } from '@guildhall/shop-client';

import { expect, it } from 'vitest';
import { parse, validate } from './graphql/one-graphql.ts';
import { vendorSchema } from './graphql/vendor-schema.ts';

const storefront = await vendorSchema('storefront');

it.each(operations.map(({ name, document }) => [name, document]))(
  'finds the document %s right',
  (_name, document) => {
    expect(validate(storefront, parse(document))).toEqual([]);
  },
);

it('uses no field that the vendor is about to remove', () => {
  const deprecated = operations.flatMap(({ document }) =>
    ['priceV2', 'transformedSrc', 'originalSrc', 'estimatedCost', 'productByHandle'].filter((name) =>
      document.includes(name),
    ),
  );
  expect(deprecated).toEqual([]);
});

it.each(['{ shop { webUrl } }', 'mutation { checkoutCreate(input: {}) { checkout { id } } }'])(
  'finds %s wrong',
  (document) => {
    expect(validate(storefront, parse(document))).not.toEqual([]);
  },
);
