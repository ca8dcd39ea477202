import { expect, it } from 'vitest';
import * as api from './api/index.ts';
import * as browser from './browser/index.ts';
import * as site from './site/index.ts';

it('exports exactly these names', () => {
  expect(Object.keys(api)).toEqual(['chargebee']);
  expect(Object.keys(browser)).toEqual(['createChargebeeCheckout']);
  expect(Object.keys(site)).toEqual(['chargebeePages']);
});
