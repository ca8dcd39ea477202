import { expect, it } from 'vitest';
import { formatDay, formatTime } from './format-date.ts';

it.each([
  ['en', 'March 05, 2027'],
  ['en-GB', 'March 05, 2027'],
  ['de-AT', '5. März 2027'],
])('writes a day in %s as on the organisation’s pages: %s', (locale, day) => {
  expect(formatDay('2027-03-05', locale)).toBe(day);
});

it('writes the day that it is where the organisation is', () => {
  expect(formatDay(Date.UTC(2027, 2, 5, 23, 30), 'en-GB', 'Europe/Paris')).toBe('March 06, 2027');
});

it.each([
  ['en-GB', 'March 06, 2027 at 00:30:05 CET'],
  ['de', '6. März 2027 um 00:30:05 MEZ'],
])('writes a time in %s to the second, with its time zone: %s', (locale, time) => {
  expect(formatTime('2027-03-05T23:30:05Z', locale, 'Europe/Paris')).toBe(time);
});
