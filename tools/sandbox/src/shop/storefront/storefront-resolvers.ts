import type { AddedLine, CartChanges, ChangedLine, Outcome } from '../carts/change-cart.ts';
import type { CartStore, StoredCart } from '../carts/cart-store.ts';
import type { ShopCatalogue } from '../catalogue/shop-catalogue.ts';
import { connection } from '../graphql/connection.ts';
import type { ShopContext } from '../graphql/graphql-endpoint.ts';
import { createCartView } from './cart-view.ts';
import { createProductViews } from './product-views.ts';
import { titleSearch } from './title-search.ts';

export interface StorefrontParts {
  catalogue: ShopCatalogue;
  carts: CartStore;
  changes: CartChanges;
  origin: () => string;
  base: () => string;
}

interface ByHandleOrId {
  handle?: string | null;
  id?: string | null;
}

/** The fields of the vendor's Storefront API that the sandbox answers. */
export function storefrontResolvers(parts: StorefrontParts) {
  const { catalogue } = parts;
  const views = createProductViews(catalogue, parts.origin);
  const same = ({ handle, id }: ByHandleOrId, one: { handle: string; id: unknown }) =>
    handle ? one.handle === handle : one.id === id;
  const collectionBy = (wanted: ByHandleOrId) =>
    catalogue.collections.map(views.collection).find((one) => same(wanted, one));
  const node = (id: string) => {
    const variant = catalogue.variant(id);
    return variant ? views.variant(variant) : views.present(catalogue.products.find((one) => one.id === id));
  };
  return {
    QueryRoot: {
      product: (_: unknown, wanted: ByHandleOrId) =>
        views.present(catalogue.products.find((one) => same(wanted, one))),
      collection: (_: unknown, wanted: ByHandleOrId) => collectionBy(wanted),
      collections: (_: unknown, paging: { first?: number }) =>
        connection(catalogue.collections.map(views.collection))(paging),
      products: (_: unknown, { query, ...paging }: { query?: string; first?: number }) =>
        connection(titleSearch(catalogue.products, query).map(views.product))(paging),
      node: (_: unknown, { id }: { id: string }) => node(id),
      nodes: (_: unknown, { ids }: { ids: string[] }) => ids.map(node),
      ...cartQuery(parts, createCartView({ ...parts, views })),
    },
    Mutation: cartMutations(parts, createCartView({ ...parts, views })),
  };
}

type View = (cart: StoredCart) => unknown;

function cartQuery({ carts }: StorefrontParts, view: View) {
  return {
    cart: (_: unknown, { id }: { id: string }) => {
      const cart = carts.open(id);
      return cart && view(cart);
    },
  };
}

function cartMutations({ carts, changes }: StorefrontParts, view: View) {
  const payload = (cart: StoredCart | undefined, { userErrors, warnings }: Outcome) => ({
    cart: cart ? view(cart) : null,
    userErrors,
    warnings,
  });
  const refusal = (code: string, field: string[], message: string) =>
    payload(undefined, { userErrors: [{ code, field, message }], warnings: [] });
  const unwell = () => refusal('SERVICE_UNAVAILABLE', ['cart'], 'An error occurred while saving the cart.');

  /** Opens the cart, or answers as the vendor does when there is none. */
  const changing =
    <Args extends { cartId: string }>(change: (cart: StoredCart, args: Args) => Outcome) =>
    (_: unknown, args: Args, { refuse }: ShopContext) => {
      if (refuse) return unwell();
      const cart = carts.open(args.cartId);
      return cart
        ? payload(cart, change(cart, args))
        : refusal('INVALID', ['cartId'], 'The specified cart does not exist.');
    };

  return {
    cartCreate: (_: unknown, { input }: { input?: { lines?: AddedLine[] } }, { refuse }: ShopContext) => {
      if (refuse) return unwell();
      const cart = carts.create();
      const outcome = changes.add(cart, input?.lines ?? []);
      if (outcome.userErrors.length === 0) return payload(cart, outcome);
      carts.finish(cart);
      return payload(undefined, outcome);
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
