import * as v from 'valibot';
import type { FieldResult } from '../parsing/fetch-field.ts';

/** Maximum entries of a list that the vendor returns at once. */
const maxEntriesAtOnce = 250;

const pageInfoSchema = v.object({
  pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullish(v.string()) }),
});

/** `at`: the page begins after this cursor (or at the start, if there is none). `beyond`: the list ends before it. */
export type PageStart =
  | { start: 'at'; after?: string }
  | { start: 'beyond' }
  | { start: 'failed'; reason: string };

/** Returns the cursor that lies the given number of items further on. */
export type ReadCursor = (paging: { first: number; after?: string }) => Promise<FieldResult>;

/**
 * Finds the start of a page in a list. The vendor has cursors only, but a URL should name a page by a stable number: so
 * the previous page's last cursor is requested, 250 items at a time and without their content.
 *
 * @param skipped number of items before the page
 */
export async function findPageStart(read: ReadCursor, skipped: number): Promise<PageStart> {
  let after: string | undefined;
  for (let remaining = skipped; remaining > 0; remaining -= maxEntriesAtOnce) {
    const response = await read({
      first: Math.min(remaining, maxEntriesAtOnce),
      ...(after !== undefined && { after }),
    });
    if (response.outcome === 'failed') return { start: 'failed', reason: response.reason };
    if (response.outcome === 'missing') return { start: 'beyond' };
    const { success, output } = v.safeParse(pageInfoSchema, response.value);
    if (!success) return { start: 'failed', reason: 'the response is not a page of a list' };
    const { hasNextPage, endCursor } = output.pageInfo;
    if (!hasNextPage || !endCursor) return { start: 'beyond' };
    after = endCursor;
  }
  return { start: 'at', ...(after !== undefined && { after }) };
}
