import { consumeItems, consumeText } from '../budgets/response-budget.ts';
import { contentBudgets } from '../budgets/content-budgets.ts';
import { reportCut, reportLoss } from '../problems/losses.ts';
import { isRecord } from './is-record.ts';
import { toPlainText } from './plain-text.ts';

/** WordPress and PHP write “nothing” as '', null, false, [] or {}. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/**
 * Reads plain text: trimmed, entities decoded once, tags removed. Accepts numbers and WordPress's `{ rendered }`.
 * `undefined` if empty.
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

/** Reads an identifier, trimmed. `undefined` if empty. */
export function readWord(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return (typeof value === 'string' && value.trim()) || undefined;
}

/** Returns the source of a text or HTML field. */
export function readRawText(value: unknown): string | undefined {
  return readWord(isRecord(value) ? value['rendered'] : value);
}

/** Only '1', 1 and true count: '0' and 'false' are truthy in JavaScript. */
export function readFlag(value: unknown): boolean {
  return value === '1' || value === 1 || value === true;
}

/** Reads a non-negative whole number, also from a string. */
export function readWholeNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? value : undefined;
  return typeof value === 'string' && /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : undefined;
}
readWholeNumber.expected = 'a number';

export function createChoiceReader<const Word extends string>(words: readonly Word[]) {
  const read = (value: unknown): Word | undefined => words.find((word) => word === readWord(value));
  return Object.assign(read, { expected: `one of ${words.join(', ')}` });
}

/**
 * Returns the items of a list within the budget. PHP writes a list with gaps as an object with numeric keys.
 *
 * @param options.cost cost of reading one, as a share of a normal item
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

/** Returns all items without a budget, for callers that count them: containers may hold any number of blocks. */
export function readAllItems(value: unknown): unknown[] | undefined {
  if (isEmpty(value)) return [];
  return Array.isArray(value) ? (value as unknown[]) : readMap(value);
}

function readMap(value: unknown): unknown[] | undefined {
  if (!isRecord(value) || !Object.keys(value).every((key) => /^\d+$/.test(key))) return undefined;
  return Object.values(value);
}
