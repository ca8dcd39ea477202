import { expect, it } from 'vitest';
import * as door from './index.ts';

it('exports exactly these names', () => {
  expect(Object.keys(door).sort()).toEqual(['shopify']);
});
