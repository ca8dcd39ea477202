import { expect, it } from 'vitest';
import * as door from './index.ts';

it('hands out what tests of other libraries throw at their fields, and a witness of what happens', () => {
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
