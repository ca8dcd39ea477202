import { expect, it } from 'vitest';
import * as door from './index.ts';

it('exports the hostile texts and the witness for tests of other libraries', () => {
  expect(Object.keys(door).sort()).toEqual([
    'allowedFrames',
    'allowedImages',
    'allowedLinks',
    'hostileHtml',
    'openPolicy',
    'openWitness',
    'refusedEverywhere',
    'refusedFrames',
    'refusedImages',
    'strictPolicy',
    'testingPolicy',
  ]);
  expect(Object.values(door.hostileHtml).flat().length).toBeGreaterThanOrEqual(200);
  expect(door.refusedEverywhere.length).toBeGreaterThanOrEqual(120);
});
