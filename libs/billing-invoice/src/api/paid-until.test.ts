import { expect, it } from 'vitest';
import { computePaidUntil, computeTermEnd } from './paid-until.ts';

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

it.each([
  ['2026-03-20T10:00:00Z', 1, '2027-01-01T00:00:00Z'],
  ['2026-09-30T23:59:00Z', 1, '2027-01-01T00:00:00Z'],
  ['2026-10-01T00:00:00Z', 1, '2028-01-01T00:00:00Z'],
  ['2026-12-31T23:59:00Z', 1, '2028-01-01T00:00:00Z'],
  ['2027-01-01T00:00:00Z', 1, '2028-01-01T00:00:00Z'],
  ['2026-03-20T10:00:00Z', 2, '2028-01-01T00:00:00Z'],
] as const)(
  'with membership years from 1 January, what is paid on %s for %i years lasts until %s [7.15.5]',
  (from, every, until) => {
    const end = computeTermEnd(Date.parse(from), { every, unit: 'year' }, { month: 1, day: 1 });
    expect(new Date(end).toISOString()).toBe(new Date(until).toISOString());
  },
);

it('other periods do not follow membership years [7.15.5]', () => {
  const from = Date.parse('2026-11-24T10:00:00Z');
  const end = computeTermEnd(from, { every: 1, unit: 'month' }, { month: 1, day: 1 });
  expect(new Date(end).toISOString()).toBe('2026-12-24T10:00:00.000Z');
});
