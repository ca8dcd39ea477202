import * as v from 'valibot';
import { maxLines } from '@guildhall/api-contract/invoice';
import {
  isRedirectQuery,
  maxQuantityPerLine,
  toSearchText,
  toTitlePrefixQuery,
} from '@guildhall/shop-client';

/** An id of the shop. A cart's contains its secret, a line's the cart it belongs to. */
const createIdSchema = (kind: string) =>
  v.pipe(
    v.string(),
    v.maxLength(400),
    v.regex(new RegExp(`^gid://shopify/${kind}/[\\w-]+(\\?[\\w=&%.-]*)?$`), 'not an ID'),
  );
const handle = v.pipe(v.string(), v.minLength(1), v.maxLength(255));
/** The cursor at which a page of a list begins, in the vendor's format. */
const after = v.optional(v.pipe(v.string(), v.maxLength(1_000), v.regex(/^[\w+/=-]+$/, 'is no cursor')));
const createCountSchema = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max));
const sorting = {
  sortKey: v.optional(v.picklist(['CREATED', 'PRICE', 'TITLE'])),
  reverse: v.optional(v.boolean()),
};
const words = v.pipe(
  v.string(),
  v.check((text) => toSearchText(text) === text, 'is no search for words'),
);
const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxQuantityPerLine));
/** Maximum products of one page. */
const maxProducts = 50;
/** Maximum entries in a page without their products, which is only read for its cursor: the vendor's own limit. */
const maxPlaces = 250;
/** A page of a list with its products, or only the cursor of the next one. */
const createPageSchema = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.union([
    v.strictObject({ ...entries, after, first: createCountSchema(maxProducts) }),
    v.strictObject({
      ...entries,
      after,
      first: createCountSchema(maxPlaces),
      withProducts: v.literal(false),
    }),
  ]);
const cartId = createIdSchema('Cart');
const lineId = createIdSchema('(?:Componentizable)?CartLine');
const createListSchema = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.minLength(1), v.maxLength(maxLines));
const newLines = createListSchema(
  v.strictObject({ merchandiseId: createIdSchema('ProductVariant'), quantity }),
);

/**
 * The variables of each document, by its name. The shop checks types; this checks sizes, and refuses unknown variables.
 */
const schemas: Readonly<Record<string, v.GenericSchema>> = {
  Product: v.strictObject({ handle }),
  Collection: v.strictObject({
    handle,
    first: v.optional(createCountSchema(maxProducts)),
  }),
  CollectionPage: createPageSchema({ handle, ...sorting }),
  ProductSearch: createPageSchema({ query: words }),
  Collections: v.strictObject({}),
  Search: v.strictObject({
    query: v.pipe(v.string(), v.check(isTitlePrefixQuery, 'is no search for a title')),
  }),
  UrlRedirects: v.strictObject({
    query: v.pipe(v.string(), v.check(isRedirectQuery, 'is no search for the redirect of a path')),
  }),
  Cart: v.strictObject({ id: cartId }),
  CartWithoutProducts: v.strictObject({ id: cartId }),
  VariantsOnSale: v.strictObject({ ids: createListSchema(createIdSchema('ProductVariant')) }),
  CartCreate: v.strictObject({ lines: newLines }),
  CartLinesAdd: v.strictObject({ cartId, lines: newLines }),
  CartLinesUpdate: v.strictObject({
    cartId,
    lines: createListSchema(v.strictObject({ id: lineId, quantity })),
  }),
  CartLinesRemove: v.strictObject({ cartId, lineIds: createListSchema(lineId) }),
};

/** Checks the variables of a document. A document that is not listed here is never sent. */
export function areVariablesValid(operation: string, variables: Record<string, unknown>): boolean {
  const schema = Object.hasOwn(schemas, operation) ? schemas[operation] : undefined;
  return schema !== undefined && v.is(schema, variables);
}

/** True for exactly the search text that the shop’s client creates. */
function isTitlePrefixQuery(query: string): boolean {
  const words = query.replaceAll('title:', '').replace(/\*$/, '');
  return toTitlePrefixQuery(words) === query;
}
