import { readUninterrupted } from '../budgets/response-budget.ts';
import type { Slices } from '../budgets/read-in-slices.ts';
import { reportLoss } from '../problems/losses.ts';
import type { ContentReaders } from './content-readers.ts';
import type { Fields, FieldValues } from './field.ts';
import { readFields } from './read-fields.ts';
import { readAllItems, readItems } from './values.ts';

/**
 * Reads a list of cards or filters one by one. Invalid ones are left out and reported. `more` is the number over the
 * budget.
 */
export function* readList<Own extends Fields>(
  fields: Own,
  value: unknown,
  { what, max, read }: { what: string; max: number; read: ContentReaders },
): Slices<{ list: FieldValues<Own>[]; more: number } | undefined> {
  const items = readItems(value, { max });
  if (items === undefined) return undefined;
  const list: FieldValues<Own>[] = [];
  for (const [index, raw] of items.entries()) {
    read.within(`${what} ${index + 1}`, () => {
      const { values, reason } = readUninterrupted(() => readFields(fields, raw, read));
      if (values !== undefined) list.push(values);
      else reportLoss(`left out: ${reason}`);
    });
    yield;
  }
  const more = (readAllItems(value)?.length ?? 0) - items.length;
  return { list, more };
}
