import * as v from 'valibot';
import type { FieldResult } from '../parsing/fetch-field.ts';

/** The vendor hands out at most so many of a list at once. */
const maxEntriesAtOnce = 250;

const pageInfoSchema = v.object({
  pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullish(v.string()) }),
});

/** `at`: after this cursor the page begins (from the start, when there is none). `beyond`: the list ends before it. */
export type PageStart =
  { start: 'at'; after?: string } | { start: 'beyond' } | { start: 'failed'; reason: string };

/** Reads the place in a list that lies so many items on. */
export type ReadCursor = (paging: { first: number; after?: string }) => Promise<FieldResult>;

/**
 * Finds where a page of a list begins. The vendor knows cursors only, and an address should name a page by a number that
 * stays: so the cursor before it is asked for, 250 items at a time and nothing of the items themselves.
 *
 * @param skipped how many items come before the page
 */
export async function findPageStart(read: ReadCursor, skipped: number): Promise<PageStart> {
  let after: string | undefined;
  for (let remaining = skipped; remaining > 0; remaining -= maxEntriesAtOnce) {
    const response = await read({
      first: Math.min(remaining, maxEntriesAtOnce),
      ...(after !== undefined && { after }),
    });
    if (!response.ok) return { start: 'failed', reason: response.reason };
    if (response.value === null) return { start: 'beyond' };
    const { success, output } = v.safeParse(pageInfoSchema, response.value);
    if (!success) return { start: 'failed', reason: 'the response is not a page of a list' };
    const { hasNextPage, endCursor } = output.pageInfo;
    if (!hasNextPage || !endCursor) return { start: 'beyond' };
    after = endCursor;
  }
  return { start: 'at', ...(after !== undefined && { after }) };
}
