import { expect, it } from 'vitest';
import { readTime } from './read-time.ts';

it.each([
  ['2026-12-03T19:30:00+01:00', '2026-12-03T19:30:00+01:00'],
  ['2026-12-03T19:30+0100', '2026-12-03T19:30:00+01:00'],
  ['2026-12-03T18:30:00.000Z', '2026-12-03T18:30:00Z'],
  [' 2026-12-03 19:30:00+01:00 ', '2026-12-03T19:30:00+01:00'],
])('reads %j as %j', (written, read) => {
  expect(readTime(written)).toBe(read);
});

it.each(['2026-12-03', '2026-12-03T19:30:00', '2026-12-03 19:30'])(
  'keeps only the day of %j: nobody knows which hour it is',
  (written) => {
    expect(readTime(written)).toBe('2026-12-03');
  },
);

it.each([
  ...['2026-02-31', '2026-13-01T10:00:00Z', '2026-12-03T25:00:00Z', '2026-12-03T10:00:00+99:00'],
  ...['tomorrow', '20261203', '', null, {}, '2026-12-03T19:30:00Z<script>'],
])('refuses %j', (written) => {
  expect(readTime(written)).toBeUndefined();
});
