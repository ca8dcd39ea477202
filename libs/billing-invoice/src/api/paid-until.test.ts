import { expect, it } from 'vitest';
import { computePaidUntil } from './paid-until.ts';

it.each([
  ['2026-11-24T10:00:00Z', 1, 'year', '2027-11-24T10:00:00Z'],
  ['2028-02-29T10:00:00Z', 1, 'year', '2029-02-28T10:00:00Z'],
  ['2026-11-30T23:59:00Z', 3, 'month', '2027-02-28T23:59:00Z'],
  ['2026-12-31T00:00:00Z', 1, 'month', '2027-01-31T00:00:00Z'],
  ['2026-11-24T10:00:00Z', 2, 'week', '2026-12-08T10:00:00Z'],
  ['2026-11-24T10:00:00Z', 10, 'day', '2026-12-04T10:00:00Z'],
] as const)('what is paid on %s for %i %s lasts until %s', (from, every, unit, until) => {
  expect(computePaidUntil(Date.parse(from), { every, unit })).toBe(Date.parse(until));
});
