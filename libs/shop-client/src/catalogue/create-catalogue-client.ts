import type { ReadResult, UrlPolicy } from '@guildhall/safe-content';
import * as v from 'valibot';
import {
  CollectionDocument,
  CollectionsDocument,
  ProductDocument,
  SearchDocument,
} from '../generated/documents.generated.ts';
import type { EventVendors } from '../cart-rules/one-per-event.ts';
import { fetchField } from '../parsing/fetch-field.ts';
import { createNodesSchema } from '../parsing/schemas.ts';
import type { Product, ShopCollection } from '../shop-types.ts';
import type { SendToShop } from '../transport/send.ts';
import { collectionSchema, createProductSchema } from './product-schema.ts';
import {
  createCollectionPageReader,
  type CollectionPageReading,
  type CollectionSort,
  type ListPage,
} from './collection-page-reader.ts';
import { createProductSearcher, type SearchReading } from './product-searcher.ts';
import { createRedirectFinder } from './redirect-finder.ts';
import { toTitlePrefixQuery } from './title-prefix.ts';

/** Products and collections. No method rejects. */
export interface CatalogueClient {
  /** Reads a product by its name in URLs, with its description and at most ten pictures and variants. */
  readProduct(handle: string): Promise<ReadResult<{ product: Product }>>;
  /** As `readProduct`, but `null` for a product that is unknown or cannot be read. */
  findProduct(handle: string): Promise<Product | null>;
  /**
   * The first products of a collection; empty for one that is unknown or cannot be read.
   *
   * @param count default 3
   */
  fetchProducts(handle: string, count?: number): Promise<Product[]>;
  /**
   * As `fetchProducts`, but distinguishing an unknown collection, an empty one and one that cannot be read.
   */
  readCollection(handle: string, count?: number): Promise<ReadResult<{ products: Product[] }>>;
  /**
   * The store action `shop/fetchCollection` of the specification: the first products of a collection, 3 when
   * `numberOfEntries` is not given, and an empty list on any error.
   */
  fetchCollection(wanted: { collectionHandle: string; numberOfEntries?: number }): Promise<Product[]>;
  /** One page of a collection, by its number, in the requested order. */
  readCollectionPage(
    handle: string,
    options?: ListPage & { sort?: CollectionSort | undefined },
  ): Promise<CollectionPageReading>;
  /** One page, by its number, of the products that match a visitor's text; see `toSearchText`. */
  searchProducts(typed: string, options?: ListPage): Promise<SearchReading>;
  /** All collections, at most fifty; empty when they cannot be read. */
  fetchCollections(): Promise<ShopCollection[]>;
  /** As `fetchCollections`, but distinguishing a shop without any (`found`, none) from one that cannot be read. */
  readCollections(): Promise<ReadResult<{ collections: ShopCollection[] }>>;
  /**
   * The merchant's redirect of a path of the shop, such as `/products/old`: its target, a path or a URL. `undefined` if there
   * is none, or it cannot be read.
   */
  findRedirect(path: string): Promise<string | undefined>;
  /** The first five products by the beginning of their title; empty when they cannot be read. */
  findProductsByTitle(prefix: string): Promise<Product[]>;
}

const defaultCount = 3;

/** Options of a client of the catalogue. */
export interface CatalogueClientOptions {
  /** Sends documents: `sendToShop(…)` on a server. */
  send: SendToShop;
  /** Hosts that pictures and links in descriptions may have; anything else is left out. */
  addresses: UrlPolicy;
  /**
   * The vendors whose products are places at events.
   *
   * @default none
   */
  eventVendors?: EventVendors;
}

/**
 * Reads the catalogue. For servers: it imports the sanitiser.
 *
 * @example
 * import { sendToShop } from '@guildhall/shop-client/server';
 *
 * const url = 'https://shop.example/api/2026-10/graphql.json';
 * const catalogue = createCatalogueClient({ send: sendToShop({ url, privateToken: 'shpat_1' }), addresses: policy });
 * const prints = await catalogue.fetchProducts('prints', 6);
 */
export function createCatalogueClient(options: CatalogueClientOptions): CatalogueClient {
  const { send, addresses, eventVendors = {} } = options;
  const schemaOptions = { addresses, eventVendors };
  const oneProduct = createProductSchema(schemaOptions);
  const products = createNodesSchema(oneProduct);
  const collection = v.object({ products });
  const found = v.object({ edges: v.array(v.object({ node: v.unknown() })) });

  const client: CatalogueClient = {
    async readProduct(handle) {
      const response = await fetchField(send, ProductDocument, { handle }, 'product');
      if (response.outcome === 'failed') return { outcome: 'failed', reason: response.reason };
      if (response.outcome === 'missing') return { outcome: 'missing' };
      const { success, output } = v.safeParse(oneProduct, response.value);
      return success
        ? { outcome: 'found', product: output }
        : { outcome: 'failed', reason: 'the response is not a product' };
    },

    async findProduct(handle) {
      const read = await client.readProduct(handle);
      return read.outcome === 'found' ? read.product : null;
    },

    async readCollection(handle, count = defaultCount) {
      const response = await fetchField(send, CollectionDocument, { handle, first: count }, 'collection');
      if (response.outcome === 'failed') return { outcome: 'failed', reason: response.reason };
      if (response.outcome === 'missing') return { outcome: 'missing' };
      const { success, output } = v.safeParse(collection, response.value);
      return success
        ? { outcome: 'found', products: output.products }
        : { outcome: 'failed', reason: 'the response is not a collection' };
    },

    async fetchProducts(handle, count) {
      return (await client.readCollection(handle, count)).products ?? [];
    },

    fetchCollection: ({ collectionHandle, numberOfEntries }) =>
      client.fetchProducts(collectionHandle, numberOfEntries),

    readCollectionPage: createCollectionPageReader(send, schemaOptions),
    searchProducts: createProductSearcher(send, schemaOptions),

    async readCollections() {
      const response = await fetchField(send, CollectionsDocument, {}, 'collections');
      if (response.outcome === 'failed') return { outcome: 'failed', reason: response.reason };
      return { outcome: 'found', collections: v.parse(createNodesSchema(collectionSchema), response.value) };
    },

    async fetchCollections() {
      return (await client.readCollections()).collections ?? [];
    },

    findRedirect: createRedirectFinder(send),

    async findProductsByTitle(prefix) {
      const query = toTitlePrefixQuery(prefix);
      if (query === undefined) return [];
      const response = await fetchField(send, SearchDocument, { query }, 'products');
      const { success, output } = v.safeParse(found, response.value);
      return success ? v.parse(products, { nodes: output.edges.map(({ node }) => node) }) : [];
    },
  };
  return client;
}
