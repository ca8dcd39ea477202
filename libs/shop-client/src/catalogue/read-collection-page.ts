import type { UrlPolicy } from '@guildhall/safe-content';
import * as v from 'valibot';
import { CollectionPageDocument } from '../generated/documents.generated.ts';
import { readField, type FieldResult } from '../parsing/read-data.ts';
import { nodesOf } from '../parsing/schemas.ts';
import type { ProductSummary, ShopCollection } from '../shop-types.ts';
import type { SendToShop } from '../transport/send.ts';
import { pageStart } from './page-cursor.ts';
import { collectionSchema, productSummarySchema } from './product-schema.ts';

/** How a collection may be sorted; without it, in the shop's own order. Prices by the cheapest variant. */
export type CollectionSort = 'newest' | 'price-low' | 'price-high' | 'title';

const vendorSort = {
  newest: { sortKey: 'CREATED', reverse: true },
  'price-low': { sortKey: 'PRICE' },
  'price-high': { sortKey: 'PRICE', reverse: true },
  title: { sortKey: 'TITLE' },
} as const satisfies Record<CollectionSort, object>;

/** The ways in which a collection may be sorted. */
export const collectionSorts = Object.keys(vendorSort) as readonly CollectionSort[];

/** Which page of a list is read. */
export interface ListPage {
  /**
   * From 1.
   * @default 1
   */
  page?: number;
  /**
   * Products on a page.
   * @default 24
   */
  size?: number;
}

/**
 * `unknown`: the shop has no such collection, or it ends before this page. `more`: another page follows.
 */
export type CollectionPageReading =
  | { outcome: 'found'; collection: ShopCollection; products: ProductSummary[]; more: boolean }
  | { outcome: 'unknown' }
  | { outcome: 'failed'; reason: string };

/** A page holds so many unless said otherwise. */
export const defaultPageSize = 24;

const productsOf = v.object({ products: v.unknown() });
export const moreSchema = v.object({ pageInfo: v.object({ hasNextPage: v.boolean() }) });

/** Reads pages of collections. */
export function collectionPageReader(send: SendToShop, addresses: UrlPolicy) {
  const products = nodesOf(productSummarySchema(addresses));
  const answerSchema = v.intersect([
    collectionSchema,
    v.object({ products: v.pipe(v.unknown(), v.transform(asPage)) }),
  ]);

  function asPage(raw: unknown) {
    const info = v.safeParse(moreSchema, raw);
    return { products: v.parse(products, raw), more: info.success && info.output.pageInfo.hasNextPage };
  }

  return async (
    handle: string,
    { page = 1, size = defaultPageSize, sort }: ListPage & { sort?: CollectionSort | undefined } = {},
  ): Promise<CollectionPageReading> => {
    const asked = { handle, ...(sort && vendorSort[sort]) };
    const begin = await pageStart(
      async (paging) => {
        const variables = { ...asked, ...paging, withProducts: false };
        return inside(await readField(send, CollectionPageDocument, variables, 'collection'));
      },
      (page - 1) * size,
    );
    if (begin.start === 'beyond') return { outcome: 'unknown' };
    if (begin.start === 'failed') return { outcome: 'failed', reason: begin.reason };
    const { start: _at, ...after } = begin;
    const variables = { ...asked, first: size, ...after };
    const answer = await readField(send, CollectionPageDocument, variables, 'collection');
    if (!answer.ok) return { outcome: 'failed', reason: answer.reason };
    if (answer.value === null) return { outcome: 'unknown' };
    const read = v.safeParse(answerSchema, answer.value);
    if (!read.success) return { outcome: 'failed', reason: 'the answer is no collection' };
    const { products: found, ...collection } = read.output;
    return { outcome: 'found', collection, ...found };
  };
}

/** The list inside an answered collection. */
function inside(answer: FieldResult): FieldResult {
  if (!answer.ok || answer.value === null) return answer;
  const { success, output } = v.safeParse(productsOf, answer.value);
  return success
    ? { ok: true, value: output.products }
    : { ok: false, reason: 'the answer is no collection', answered: true };
}
