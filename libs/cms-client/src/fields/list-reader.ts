import * as v from 'valibot';
import type { ProblemLog } from '../problems/problem-log.ts';
import { describeIssues } from './schemas.ts';
import { readItems } from './values.ts';

/** Reads a list of cards or filters: one that does not parse is left out and reported, the others stay. */
export function listOf<Item>(
  schema: v.GenericSchema<unknown, Item>,
  { what, max, log }: { what: string; max: number; log: ProblemLog },
) {
  return (value: unknown): Item[] | undefined =>
    readItems(value, max)?.flatMap((raw, index) =>
      log.within(`${what} ${index + 1}`, () => {
        const parsed = v.safeParse(schema, raw);
        if (parsed.success) return [parsed.output];
        log.report(`left out: ${describeIssues(parsed.issues)}`);
        return [];
      }),
    );
}
