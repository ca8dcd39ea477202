import { expect, it } from 'vitest';
import * as door from './index.ts';

it('offers these and nothing else', () => {
  expect(Object.keys(door).sort()).toEqual([
    'controlSandbox',
    'createInProcessBilling',
    'faultModes',
    'startSandbox',
  ]);
});
