import { isRecord } from './is-record.ts';

/** WordPress and PHP write "nothing" as '', null, false, [] or {}: all of them mean the same. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** Trimmed text; numbers count as text. `undefined` when there is none. */
export function readText(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? undefined : text;
}

/** A flag is set only by '1': '0' is truthy in JavaScript. */
export function readFlag(value: unknown): boolean {
  return value === '1';
}

/** A whole number from 0 on, also as a numeric string. */
export function readWholeNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? value : undefined;
  return typeof value === 'string' && /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : undefined;
}

/** A day written YYYYMMDD. */
export function readDay(value: unknown): string | undefined {
  const text = readText(value);
  return text !== undefined && /^\d{8}$/.test(text) ? text : undefined;
}

/** One of the given words. */
export function readOneOf<const Word extends string>(words: readonly Word[]) {
  return (value: unknown): Word | undefined => words.find((word) => word === readText(value));
}

/** The items of a list. PHP writes a list with gaps as a map with numbers for keys. */
export function readItems(value: unknown): unknown[] | undefined {
  if (isEmpty(value)) return [];
  if (Array.isArray(value)) return value;
  return isRecord(value) && Object.keys(value).every((key) => /^\d+$/.test(key))
    ? Object.values(value)
    : undefined;
}
