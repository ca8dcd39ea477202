import type { ReadResult } from '@guildhall/safe-content';
import * as v from 'valibot';
import { CollectionPageDocument } from '../generated/documents.generated.ts';
import { fetchField, type FieldResult } from '../parsing/fetch-field.ts';
import { createNodesSchema } from '../parsing/schemas.ts';
import type { ProductSummary, ShopCollection } from '../shop-types.ts';
import type { SendToShop } from '../transport/send.ts';
import { findPageStart } from './page-cursor.ts';
import { collectionSchema, createProductSummarySchema, type ProductSchemaOptions } from './product-schema.ts';

/** Order of a collection; the shop’s own by default. Prices are those of the cheapest variant. */
export type CollectionSort = 'newest' | 'price-low' | 'price-high' | 'title';

const vendorSort = {
  newest: { sortKey: 'CREATED', reverse: true },
  'price-low': { sortKey: 'PRICE' },
  'price-high': { sortKey: 'PRICE', reverse: true },
  title: { sortKey: 'TITLE' },
} as const satisfies Record<CollectionSort, object>;

/**
 * The sort orders of a collection.
 *
 * @example
 * collectionSorts; // ['newest', 'price-low', 'price-high', 'title']
 */
export const collectionSorts = Object.keys(vendorSort) as readonly CollectionSort[];

/** A page of a list. */
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

/** `missing`: the shop does not know the collection, or it ends before this page. `more`: another page follows. */
export type CollectionPageReading = ReadResult<{
  collection: ShopCollection;
  products: ProductSummary[];
  more: boolean;
}>;

/**
 * Products on a page by default.
 *
 * @example
 * const pages = Math.ceil(60 / defaultPageSize); // 3
 */
export const defaultPageSize = 24;

const productsSchema = v.object({ products: v.unknown() });
export const moreSchema = v.object({ pageInfo: v.object({ hasNextPage: v.boolean() }) });

/** Reads pages of collections. */
export function createCollectionPageReader(send: SendToShop, options: ProductSchemaOptions) {
  const products = createNodesSchema(createProductSummarySchema(options));
  const collectionPageSchema = v.intersect([
    collectionSchema,
    v.object({ products: v.pipe(v.unknown(), v.transform(parsePage)) }),
  ]);

  function parsePage(raw: unknown) {
    const info = v.safeParse(moreSchema, raw);
    return { products: v.parse(products, raw), more: info.success && info.output.pageInfo.hasNextPage };
  }

  return async (
    handle: string,
    { page = 1, size = defaultPageSize, sort }: ListPage & { sort?: CollectionSort | undefined } = {},
  ): Promise<CollectionPageReading> => {
    const shared = { handle, ...(sort && vendorSort[sort]) };
    const begin = await findPageStart(
      async (paging) => {
        const variables = { ...shared, ...paging, withProducts: false };
        return getProducts(await fetchField(send, CollectionPageDocument, variables, 'collection'));
      },
      (page - 1) * size,
    );
    if (begin.start === 'beyond') return { outcome: 'missing' };
    if (begin.start === 'failed') return { outcome: 'failed', reason: begin.reason };
    const { start: _at, ...after } = begin;
    const variables = { ...shared, first: size, ...after };
    const response = await fetchField(send, CollectionPageDocument, variables, 'collection');
    if (response.outcome === 'failed') return { outcome: 'failed', reason: response.reason };
    if (response.outcome === 'missing') return { outcome: 'missing' };
    const read = v.safeParse(collectionPageSchema, response.value);
    if (!read.success) return { outcome: 'failed', reason: 'the response is not a collection' };
    const { products: found, ...collection } = read.output;
    return { outcome: 'found', collection, ...found };
  };
}

/** Returns the product list of a collection's response. */
function getProducts(response: FieldResult): FieldResult {
  if (response.outcome !== 'found') return response;
  const { success, output } = v.safeParse(productsSchema, response.value);
  return success
    ? { outcome: 'found', value: output.products }
    : { outcome: 'failed', reason: 'the response is not a collection', isFinal: true };
}
