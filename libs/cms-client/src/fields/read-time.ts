import { readWord } from './values.ts';

const shape =
  /^([0-9]{4}-[0-9]{2}-[0-9]{2})(?:[T ]([0-9]{2}:[0-9]{2})(:[0-9]{2})?(?:\.[0-9]{1,9})?(Z|(?:\+|-)[0-9]{2}:?[0-9]{2})?)?$/;

/**
 * Reads a time as ISO 8601 with an offset, `2026-12-03T19:30:00+01:00`. Without an offset the hour is unknown, so only
 * its day remains: `2026-12-03`. `undefined` for a time that does not exist.
 */
export function readTime(value: unknown): string | undefined {
  const [, day, minute, second = ':00', zone] = shape.exec(readWord(value) ?? '') ?? [];
  if (day === undefined || !isDay(day)) return undefined;
  if (minute === undefined || zone === undefined) return day;
  const time = `${day}T${minute}${second}${zone === 'Z' ? zone : `${zone.slice(0, 3)}:${zone.slice(-2)}`}`;
  return Number.isNaN(Date.parse(time)) ? undefined : time;
}
readTime.expected = 'a time such as 2026-12-03T19:30:00+01:00';
readTime.pattern = shape;

/** JavaScript reads 31 February as 3 March. */
function isDay(day: string): boolean {
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
