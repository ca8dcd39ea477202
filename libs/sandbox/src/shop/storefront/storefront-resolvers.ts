import { apiVersions } from '../admin/shop-settings.ts';
import type { AddedLine, CartChanges, ChangedLine, Outcome } from '../carts/change-cart.ts';
import type { CartStore, StoredCart } from '../carts/cart-store.ts';
import type { Discounts } from '../carts/discounts.ts';
import type { ShopCatalogue } from '../catalogue/shop-catalogue.ts';
import { sortProducts } from '../catalogue/sort-products.ts';
import { createConnection, type Paging } from '../graphql/connection.ts';
import type { Refusal, ShopContext } from '../graphql/graphql-endpoint.ts';
import { toLocalization, type FindMarket, type Market } from '../market/market.ts';
import { filterProducts } from '../search/find-products.ts';
import { createCartView } from './cart-view.ts';
import { findRedirects, type UrlRedirect } from './redirect-view.ts';
import { createProductViews } from './product-views.ts';
import { createSearchField } from './search-field.ts';

export interface StorefrontOptions {
  catalogue: ShopCatalogue;
  redirects: readonly UrlRedirect[];
  carts: CartStore;
  changes: CartChanges;
  discounts: Discounts;
  findMarket: FindMarket;
  origin: () => string;
  base: () => string;
}

interface ByHandleOrId {
  handle?: string | null;
  id?: string | null;
}

/** The sandbox's part of the vendor's Storefront API. */
export function createStorefrontResolvers(options: StorefrontOptions) {
  const { catalogue, origin } = options;
  const viewsFor = (market: Market) => createProductViews(catalogue, origin, market);
  const matches = ({ handle, id }: ByHandleOrId, one: { handle: string; id: unknown }) =>
    handle ? one.handle === handle : one.id === id;
  const findNode = (id: string, { market }: ShopContext) => {
    const views = viewsFor(market);
    const variant = catalogue.variant(id);
    if (variant) return catalogue.isPublished(variant.product) ? views.variant(variant) : undefined;
    return views.present(catalogue.published().find((one) => one.id === id));
  };
  const cartView = createCartView({ ...options, viewsFor });
  return {
    QueryRoot: {
      publicApiVersions: () => apiVersions,
      localization: (_: unknown, _args: unknown, { market }: ShopContext) => toLocalization(market),
      product: (_: unknown, key: ByHandleOrId, { market }: ShopContext) =>
        viewsFor(market).present(catalogue.published().find((one) => matches(key, one))),
      collection: (_: unknown, key: ByHandleOrId, { market }: ShopContext) =>
        catalogue.collections.map(viewsFor(market).collection).find((one) => matches(key, one)),
      collections: (_: unknown, paging: Paging, { market }: ShopContext) =>
        createConnection(catalogue.collections.map(viewsFor(market).collection))(paging),
      products: (_: unknown, args: Paging & { query?: string | null }, { market }: ShopContext) =>
        createConnection(
          sortProducts(filterProducts(catalogue.published(), args.query, market), args.sortKey ?? 'ID').map(
            viewsFor(market).product,
          ),
        )(args),
      urlRedirects: (_: unknown, args: Paging & { query?: string | null }) =>
        createConnection(findRedirects(options.redirects, args.query))(args),
      search: createSearchField(catalogue, viewsFor),
      node: (_: unknown, { id }: { id: string }, context: ShopContext) => findNode(id, context),
      nodes: (_: unknown, { ids }: { ids: string[] }, context: ShopContext) =>
        ids.map((id) => findNode(id, context)),
      ...createCartQuery(options, cartView),
    },
    Mutation: createCartMutations(options, cartView),
  };
}

interface NewCart {
  lines?: AddedLine[];
  buyerIdentity?: { countryCode?: string | null };
}

type View = (cart: StoredCart, market: Market) => unknown;

function createCartQuery({ carts }: StorefrontOptions, view: View) {
  return {
    cart: (_: unknown, { id }: { id: string }, { market }: ShopContext) => {
      const cart = carts.open(id);
      return cart && view(cart, market);
    },
  };
}

function createCartMutations({ carts, changes }: StorefrontOptions, view: View) {
  const toPayload = (cart: StoredCart | undefined, { userErrors, warnings }: Outcome, market?: Market) => ({
    cart: cart && market ? view(cart, market) : null,
    userErrors,
    warnings,
  });
  const createRefusal = (code: string, field: string[], message: string) =>
    toPayload(undefined, { userErrors: [{ code, field, message }], warnings: [] });
  const createNoCart = () => createRefusal('INVALID', ['cartId'], 'The specified cart does not exist.');
  const createFaultRefusal = (how: Refusal) =>
    how === 'no cart'
      ? createNoCart()
      : createRefusal('SERVICE_UNAVAILABLE', ['cart'], 'An error occurred while saving the cart.');

  /** Opens the cart, or responds as the vendor does if there is none. */
  const changing =
    <Args extends { cartId: string }>(change: (cart: StoredCart, args: Args) => Outcome) =>
    (_: unknown, args: Args, { refuse, market }: ShopContext) => {
      if (refuse) return createFaultRefusal(refuse);
      const cart = carts.open(args.cartId);
      return cart ? toPayload(cart, change(cart, args), market) : createNoCart();
    };

  return {
    cartCreate: (_: unknown, { input }: { input?: NewCart }, { refuse, market }: ShopContext) => {
      if (refuse) return createFaultRefusal(refuse);
      const cart = carts.create(input?.buyerIdentity?.countryCode);
      const outcome = changes.add(cart, input?.lines ?? []);
      if (outcome.userErrors.length === 0) return toPayload(cart, outcome, market);
      carts.finish(cart);
      return toPayload(undefined, outcome);
    },
    cartLinesAdd: changing((cart, { lines }: { cartId: string; lines: AddedLine[] }) =>
      changes.add(cart, lines),
    ),
    cartLinesUpdate: changing((cart, { lines }: { cartId: string; lines: ChangedLine[] }) =>
      changes.update(cart, lines),
    ),
    cartLinesRemove: changing((cart, { lineIds }: { cartId: string; lineIds?: string[] }) =>
      changes.remove(cart, lineIds ?? []),
    ),
  };
}
