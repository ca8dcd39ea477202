import { expect, it } from 'vitest';
import * as chargebee from './adapters/chargebee/index.ts';
import * as firebase from './adapters/firebase/index.ts';
import * as shopify from './adapters/shopify/index.ts';
import * as smtp from './adapters/smtp/index.ts';
import * as doctor from './doctor/index.ts';
import * as api from './index.ts';
import * as suppliers from './suppliers/index.ts';

const listNames = (door: object) => Object.keys(door).sort();

it('exports these names', () => {
  expect(listNames(api)).toEqual([
    ...['ApiError', 'ccu', 'contact', 'cps', 'defineRoute', 'runApi', 'sca', 'sdoc'],
  ]);
  expect(listNames(doctor)).toEqual(['collectApiFindings']);
  expect(listNames(suppliers)).toEqual([
    ...['DeliveryRefused', 'IdentityFailure', 'MailRejected', 'ShopResponseError', 'VendorRefusal'],
    ...['connect', 'defineAdapter', 'findPlanId', 'isUnauthorized', 'maxListed', 'retryWhileBusy'],
    ...['secret', 'secretOrigin', 'secretUrl', 'wasNotCreated'],
  ]);
  expect([chargebee, firebase, shopify, smtp].flatMap(listNames)).toEqual([
    ...['chargebee', 'firebase', 'shopify', 'smtp'],
  ]);
});
