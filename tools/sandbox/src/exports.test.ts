import { expect, it } from 'vitest';
import * as door from './index.ts';

it('exports only these names', () => {
  expect(Object.keys(door).sort()).toEqual([
    'controlSandbox',
    'createInProcessBilling',
    'faultModes',
    'runSandbox',
    'startSandbox',
  ]);
});
