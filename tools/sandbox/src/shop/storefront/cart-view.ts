import { money } from '../catalogue/amounts.ts';
import type { ShopCatalogue } from '../catalogue/shop-catalogue.ts';
import type { CartStore, StoredCart } from '../carts/cart-store.ts';
import { connection } from '../graphql/connection.ts';
import type { ProductViews } from './product-views.ts';

interface CartViewParts {
  catalogue: ShopCatalogue;
  carts: CartStore;
  views: ProductViews;
  /** Where the shop's own pages are. */
  base: () => string;
}

/** How the storefront shows a cart. */
export function createCartView({ catalogue, carts, views, base }: CartViewParts) {
  return (cart: StoredCart) => {
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
      buyerIdentity: { preferences: null },
      cost: {
        subtotalAmount: money(total),
        totalAmount: money(total),
        checkoutChargeAmount: money(total),
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
            amountPerQuantity: money(line.variant.price),
            subtotalAmount: money(line.total),
            totalAmount: money(line.total),
            compareAtAmountPerQuantity: null,
          },
          merchandise: views.variant(line.variant),
        })),
      ),
    };
  };
}
