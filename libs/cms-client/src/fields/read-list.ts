import { leftOut } from '../problems/left-out.ts';
import type { ContentReaders } from './content-readers.ts';
import type { Fields, FieldValues } from './field.ts';
import { readFields } from './read-fields.ts';
import { readItems } from './values.ts';

/** Reads a list of cards or filters: one that makes no sense is left out and reported, the others stay. */
export function readList<Own extends Fields>(
  fields: Own,
  value: unknown,
  { what, max, read }: { what: string; max: number; read: ContentReaders },
): FieldValues<Own>[] | undefined {
  return readItems(value, { max })?.flatMap((raw, index) =>
    read.within(`${what} ${index + 1}`, () => {
      const { values, why } = readFields(fields, raw, read);
      if (values !== undefined) return [values];
      leftOut(`left out: ${why}`);
      return [];
    }),
  );
}
