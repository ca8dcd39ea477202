import type { ReadResult } from '@guildhall/safe-content';
import * as v from 'valibot';
import { ProductSearchDocument } from '../generated/documents.generated.ts';
import { fetchField } from '../parsing/fetch-field.ts';
import { createNodesSchema } from '../parsing/schemas.ts';
import type { ProductSummary } from '../shop-types.ts';
import type { SendToShop } from '../transport/send.ts';
import { findPageStart } from './page-cursor.ts';
import { createProductSummarySchema, type ProductSchemaOptions } from './product-schema.ts';
import { moreSchema, defaultPageSize, type ListPage } from './collection-page-reader.ts';
import { toSearchText } from './search-text.ts';

/** `count`: of all pages together. `missing`: the results end before this page. */
export type SearchReading = ReadResult<{ products: ProductSummary[]; count: number; more: boolean }>;

const resultSchema = v.intersect([
  moreSchema,
  v.object({ totalCount: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
]);

/** Searches all texts of the shop's products, best match first and sold-out products last. */
export function createProductSearcher(send: SendToShop, options: ProductSchemaOptions) {
  const products = createNodesSchema(createProductSummarySchema(options));

  return async (
    typed: string,
    { page = 1, size = defaultPageSize }: ListPage = {},
  ): Promise<SearchReading> => {
    const query = toSearchText(typed);
    if (query === undefined) return { outcome: 'found', products: [], count: 0, more: false };
    const begin = await findPageStart(
      (paging) =>
        fetchField(send, ProductSearchDocument, { query, ...paging, withProducts: false }, 'search'),
      (page - 1) * size,
    );
    if (begin.start === 'beyond') return { outcome: 'missing' };
    if (begin.start === 'failed') return { outcome: 'failed', reason: begin.reason };
    const { start: _at, ...after } = begin;
    const response = await fetchField(
      send,
      ProductSearchDocument,
      { query, first: size, ...after },
      'search',
    );
    if (response.outcome === 'failed') return { outcome: 'failed', reason: response.reason };
    const read = v.safeParse(resultSchema, response.value);
    if (!read.success) return { outcome: 'failed', reason: 'the response is not a search result' };
    const { totalCount: count, pageInfo } = read.output;
    return {
      outcome: 'found',
      products: v.parse(products, response.value),
      count,
      more: pageInfo.hasNextPage,
    };
  };
}
