import * as v from 'valibot';
import { inPart, leftOut } from '../problems/left-out.ts';
import { describeIssues } from './schemas.ts';
import { readItems } from './values.ts';

/** Reads the parts of a block (slides, products), those that do not parse left out; `undefined` when none is left. */
export function itemsOf<Item extends { id?: string }>(schema: v.GenericSchema<unknown, Item>) {
  return (value: unknown): (Omit<Item, 'id'> & { id: string })[] | undefined => {
    const items = readItems(value)?.flatMap((raw, index) =>
      inPart(String(index + 1), () => {
        const parsed = v.safeParse(schema, raw);
        if (parsed.success) return [{ ...parsed.output, id: parsed.output.id ?? String(index + 1) }];
        leftOut(describeIssues(parsed.issues));
        return [];
      }),
    );
    return items === undefined || items.length === 0 ? undefined : items;
  };
}
