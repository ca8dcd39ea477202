import type { ShopCatalogue, StockedVariant } from '../catalogue/shop-catalogue.ts';
import type { CartStore, StoredCart, StoredLine } from '../carts/cart-store.ts';
import { sumAllocations, type Allocation, type CostedLine, type Discounts } from '../carts/discounts.ts';
import { createConnection } from '../graphql/connection.ts';
import { toMoney, type FindMarket, type Market } from '../market/market.ts';
import type { ProductViews } from './product-views.ts';

interface CartViewOptions {
  catalogue: ShopCatalogue;
  carts: CartStore;
  discounts: Discounts;
  findMarket: FindMarket;
  viewsFor: (market: Market) => ProductViews;
  /** URL of the shop's own pages. */
  base: () => string;
}

/**
 * Renders carts as the storefront does: at the prices of the buyer's country, even if the document names another one,
 * and in the document's language.
 */
export function createCartView({ catalogue, carts, discounts, findMarket, viewsFor, base }: CartViewOptions) {
  return (cart: StoredCart, { language }: Market) => {
    const market = findMarket(cart.buyerCountry, language);
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
      id: carts.toId(cart),
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
      cost: toCartCost(costs, market),
      lines: createConnection(
        lines.map((line, at) => toLineView(line, costs[at] as CostedLine, viewsFor(market), market)),
      ),
    };
  };
}

/** As at the vendor: the subtotal excludes line-level discounts, the total excludes cart-level ones too. */
function toCartCost(costs: readonly CostedLine[], market: Market) {
  const subtotal = costs.reduce((all, { total }) => all + total, 0);
  const total = subtotal - costs.reduce((all, { onCart }) => all + sumAllocations(onCart), 0);
  return {
    subtotalAmount: toMoney(subtotal, market),
    totalAmount: toMoney(total, market),
    checkoutChargeAmount: toMoney(subtotal, market),
    subtotalAmountEstimated: true,
    totalAmountEstimated: true,
  };
}

function toLineView(
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
        toAllocationView(allocation, market),
      ),
    cost: {
      amountPerQuantity: toMoney(variant.price, market),
      subtotalAmount: toMoney(subtotal, market),
      totalAmount: toMoney(total, market),
      compareAtAmountPerQuantity: null,
    },
    merchandise: views.variant(variant),
  };
}

function toAllocationView({ discount: { kind, name }, amount }: Allocation, market: Market) {
  return {
    ...(kind === 'code'
      ? { __typename: 'CartCodeDiscountAllocation', code: name }
      : { __typename: 'CartAutomaticDiscountAllocation', title: name }),
    discountedAmount: toMoney(amount, market),
    targetType: 'LINE_ITEM',
  };
}
