import { expect, it } from 'vitest';
import * as door from './index.ts';
import * as site from './site/index.ts';
import * as testing from './testing/index.ts';

it('exports exactly these names', () => {
  expect(Object.keys(door).sort()).toEqual([
    ...['DeliveryRefused', 'IdentityFailure', 'MailRejected', 'ShopResponseError', 'VendorRefusal'],
    ...[
      'computeSupplierDeadline',
      'connect',
      'defineAdapter',
      'findPlanId',
      'isMembershipPlan',
      'isUnauthorized',
      'maxListed',
    ],
    ...['retryWhileBusy', 'secret', 'secretOrigin', 'secretUrl', 'wasNotCreated'],
  ]);
});

it('has a door for halves on the site', () => {
  expect(Object.keys(site).sort()).toEqual([
    ...['createSupplierSchema', 'defineSiteSupplier', 'publicOrigin', 'publicUrl'],
  ]);
});

it('has a door for tests of adapters', () => {
  expect(Object.keys(testing)).toEqual(['proveSiteSupplier']);
});
