import { expect, it } from 'vitest';
import { findLevel } from './dues-levels.ts';

const levels = [
  { upTo: 1_200, month: '3 €', year: '36 €' },
  { upTo: 2_200, month: '8 €', year: '96 €' },
  { month: '20 €', year: '240 €' },
];

it.each([
  [0, 0],
  [1_200, 0],
  [1_201, 1],
  [9_000, 2],
])('puts %i € a month into level %i', (remaining, level) => {
  expect(findLevel(levels, remaining)).toBe(level);
});

it('puts everything above all limits into the last level', () => {
  expect(findLevel(levels.slice(0, 2), 9_000)).toBe(1);
});
