import { consumeItems, consumeText } from '../budgets/response-budget.ts';
import { contentBudgets } from '../budgets/content-budgets.ts';
import { reportCut, reportLoss } from '../problems/losses.ts';
import { isRecord } from './is-record.ts';
import { toPlainText } from './plain-text.ts';

/** WordPress and PHP write "nothing" as '', null, false, [] or {}: all of them mean the same. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/**
 * Trimmed plain text, its entities decoded once and inline tags taken off; numbers count as text, and so does
 * WordPress's `{ rendered }`. `undefined` when there is none.
 */
export function readText(value: unknown): string | undefined {
  const written = readRawText(value);
  if (written === undefined) return undefined;
  const isLong = written.length > contentBudgets.text;
  const text = isLong ? written.slice(0, contentBudgets.text).toWellFormed() : written;
  if (!consumeText(text)) {
    reportCut(`text left out: plain text is limited to ${contentBudgets.totalText} characters in total`);
    return undefined;
  }
  if (isLong) reportLoss(`text cut off after ${contentBudgets.text} characters`);
  return toPlainText(text) || undefined;
}
readText.expected = 'text';

/** A word for machines (an id, a name): trimmed, otherwise as it is. `undefined` when there is none. */
export function readWord(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return (typeof value === 'string' && value.trim()) || undefined;
}

/** What was written for a person, before it is read as plain text or as HTML. */
export function readRawText(value: unknown): string | undefined {
  return readWord(isRecord(value) ? value['rendered'] : value);
}

/** A flag is set by '1', 1 and true: '0' and 'false' are truthy in JavaScript. */
export function readFlag(value: unknown): boolean {
  return value === '1' || value === 1 || value === true;
}

/** A whole number from 0 on, also as a numeric string. */
export function readWholeNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? value : undefined;
  return typeof value === 'string' && /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : undefined;
}
readWholeNumber.expected = 'a number';

/** One of the given words. */
export function readOneOf<const Word extends string>(words: readonly Word[]) {
  const read = (value: unknown): Word | undefined => words.find((word) => word === readWord(value));
  return Object.assign(read, { expected: `one of ${words.join(', ')}` });
}

/**
 * The items of a list; those over the budget are left out. PHP writes a list with gaps as a map with numbers for keys.
 *
 * @param options.cost what reading one costs, as a share of a usual item
 */
export function readItems(
  value: unknown,
  { max = contentBudgets.items, ...options }: { max?: number } & Parameters<typeof consumeItems>[1] = {},
): unknown[] | undefined {
  const items = readAllItems(value);
  if (items === undefined) return items;
  const taken = consumeItems(Math.min(items.length, max), options);
  if (taken === items.length) return items;
  reportCut(`${items.length - taken} of ${items.length} left out: only the first ${taken} are used`);
  return items.slice(0, taken);
}

/** As `readItems`, all of them, for callers that count them: as many containers as there are hold the blocks of an entry. */
export function readAllItems(value: unknown): unknown[] | undefined {
  if (isEmpty(value)) return [];
  return Array.isArray(value) ? (value as unknown[]) : readMap(value);
}

function readMap(value: unknown): unknown[] | undefined {
  if (!isRecord(value) || !Object.keys(value).every((key) => /^\d+$/.test(key))) return undefined;
  return Object.values(value);
}
