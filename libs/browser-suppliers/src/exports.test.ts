import { expect, it } from 'vitest';
import * as door from './index.ts';
import * as testing from './testing/index.ts';

it('has types only: it adds no byte to a page', () => {
  expect(Object.keys(door)).toEqual([]);
});

it('has a door for tests of adapters', () => {
  expect(Object.keys(testing)).toEqual(['proveCheckout', 'proveLogins']);
});
