import { expect, it } from 'vitest';
import { listEnds } from './vite-range.ts';

it('names the first version of a range, and leaves the last to npm', () => {
  expect(listEnds('>=8.3 <9')).toEqual(['8.3.0', '>=8.3 <9']);
});

it('refuses a range whose oldest version it cannot read', () => {
  expect(() => listEnds('^8.3.0')).toThrow("'^8.3.0'");
});
