import type { ShopCatalogue } from '../catalogue/shop-catalogue.ts';
import type { CartStore, StoredCart } from '../carts/cart-store.ts';
import { connection } from '../graphql/connection.ts';
import { marketFor, money, type Market } from '../market/market.ts';
import type { ProductViews } from './product-views.ts';

interface CartViewParts {
  catalogue: ShopCatalogue;
  carts: CartStore;
  viewsFor: (market: Market) => ProductViews;
  /** Where the shop's own pages are. */
  base: () => string;
}

/**
 * How the storefront shows a cart: at the prices of its buyer's country, whatever the document says of one, and in the
 * language of the document.
 */
export function createCartView({ catalogue, carts, viewsFor, base }: CartViewParts) {
  return (cart: StoredCart, { language }: Market) => {
    const market = marketFor(cart.buyerCountry, language);
    const views = viewsFor(market);
    const lines = cart.lines.flatMap(({ id, variantId, quantity }) => {
      const variant = catalogue.variant(variantId);
      if (variant === undefined) return [];
      const total = variant.price * quantity;
      return [{ id, quantity, total, variant }];
    });
    const total = lines.reduce((sum, line) => sum + line.total, 0);
    return {
      id: carts.idOf(cart),
      checkoutUrl: `${base()}/cart/c/${cart.token}?key=${cart.secret}`,
      createdAt: cart.createdAt.toISOString(),
      updatedAt: cart.updatedAt.toISOString(),
      totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      note: null,
      attributes: [],
      discountCodes: [],
      buyerIdentity: { countryCode: cart.buyerCountry, preferences: null },
      cost: {
        subtotalAmount: money(total, market),
        totalAmount: money(total, market),
        checkoutChargeAmount: money(total, market),
        subtotalAmountEstimated: true,
        totalAmountEstimated: true,
      },
      lines: connection(
        lines.map((line) => ({
          __typename: 'CartLine',
          id: line.id,
          quantity: line.quantity,
          attributes: [],
          discountAllocations: [],
          cost: {
            amountPerQuantity: money(line.variant.price, market),
            subtotalAmount: money(line.total, market),
            totalAmount: money(line.total, market),
            compareAtAmountPerQuantity: null,
          },
          merchandise: views.variant(line.variant),
        })),
      ),
    };
  };
}
