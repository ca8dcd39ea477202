import type { ShopCatalogue, StockedVariant } from '../catalogue/shop-catalogue.ts';
import type { CartStore, StoredCart, StoredLine } from '../carts/cart-store.ts';
import { sum, type Allocation, type CostedLine, type Discounts } from '../carts/discounts.ts';
import { connection } from '../graphql/connection.ts';
import { marketFor, money, type Market } from '../market/market.ts';
import type { ProductViews } from './product-views.ts';

interface CartViewParts {
  catalogue: ShopCatalogue;
  carts: CartStore;
  discounts: Discounts;
  viewsFor: (market: Market) => ProductViews;
  /** Where the shop's own pages are. */
  base: () => string;
}

/**
 * How the storefront shows a cart: at the prices of its buyer's country, even if the document names another one, and in
 * the language of the document.
 */
export function createCartView({ catalogue, carts, discounts, viewsFor, base }: CartViewParts) {
  return (cart: StoredCart, { language }: Market) => {
    const market = marketFor(cart.buyerCountry, language);
    const lines = cart.lines.flatMap((line) => {
      const variant = catalogue.variant(line.variantId);
      return variant ? [{ ...line, variant }] : [];
    });
    const costs = discounts.costs(
      lines.map(({ variant, quantity }) => ({
        handle: variant.product.handle,
        subtotal: variant.price * quantity,
      })),
    );
    return {
      id: carts.idOf(cart),
      checkoutUrl: `${base()}/cart/c/${cart.token}?key=${cart.secret}`,
      createdAt: cart.createdAt.toISOString(),
      updatedAt: cart.updatedAt.toISOString(),
      totalQuantity: lines.reduce((all, { quantity }) => all + quantity, 0),
      note: null,
      attributes: [],
      discountCodes: discounts
        .all()
        .filter(({ kind }) => kind === 'code')
        .map(({ name, handle }) => ({
          code: name,
          applicable: handle === undefined || lines.some(({ variant }) => variant.product.handle === handle),
        })),
      buyerIdentity: { countryCode: cart.buyerCountry, preferences: null },
      cost: cartCost(costs, market),
      lines: connection(
        lines.map((line, at) => lineView(line, costs[at] as CostedLine, viewsFor(market), market)),
      ),
    };
  };
}

/** As at the vendor: the subtotal is without line-level discounts, the total without those of the cart as well. */
function cartCost(costs: readonly CostedLine[], market: Market) {
  const subtotal = costs.reduce((all, { total }) => all + total, 0);
  const total = subtotal - costs.reduce((all, { onCart }) => all + sum(onCart), 0);
  return {
    subtotalAmount: money(subtotal, market),
    totalAmount: money(total, market),
    checkoutChargeAmount: money(subtotal, market),
    subtotalAmountEstimated: true,
    totalAmountEstimated: true,
  };
}

function lineView(
  { id, quantity, variant }: StoredLine & { variant: StockedVariant },
  { subtotal, total, onLine, onCart }: CostedLine,
  views: ProductViews,
  market: Market,
) {
  return {
    __typename: 'CartLine',
    id,
    quantity,
    attributes: [],
    discountAllocations: ({ lineLevelOnly }: { lineLevelOnly?: boolean | null }) =>
      (lineLevelOnly === false ? [...onLine, ...onCart] : onLine).map((allocation) =>
        allocationView(allocation, market),
      ),
    cost: {
      amountPerQuantity: money(variant.price, market),
      subtotalAmount: money(subtotal, market),
      totalAmount: money(total, market),
      compareAtAmountPerQuantity: null,
    },
    merchandise: views.variant(variant),
  };
}

function allocationView({ discount: { kind, name }, amount }: Allocation, market: Market) {
  return {
    ...(kind === 'code'
      ? { __typename: 'CartCodeDiscountAllocation', code: name }
      : { __typename: 'CartAutomaticDiscountAllocation', title: name }),
    discountedAmount: money(amount, market),
    targetType: 'LINE_ITEM',
  };
}
