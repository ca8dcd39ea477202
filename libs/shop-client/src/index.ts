export {
  createCartClient,
  type CartCallOptions,
  type CartChange,
  type CartClient,
  type CartReading,
} from './cart/create-cart-client.ts';
export { createCatalogueClient, type CatalogueClient } from './catalogue/create-catalogue-client.ts';
export { collectionSorts, defaultPageSize, type CollectionSort } from './catalogue/collection-page-reader.ts';
export { toSearchText } from './catalogue/search-text.ts';
export { isRedirectQuery } from './catalogue/redirect-finder.ts';
export { toTitlePrefixQuery } from './catalogue/title-prefix.ts';
export { createShopClient } from './create-shop-client.ts';
/** @public */
export { type ShopClient } from './create-shop-client.ts';
export {
  toBuyable,
  toCartDraft,
  isAlreadyBooked,
  type Buyable,
  type CartDraft,
} from './cart-rules/cart-draft.ts';
export {
  anyQuantity,
  isQuantityAllowed,
  maxQuantityPerLine,
  stepQuantity,
  type QuantityRule,
} from './cart-rules/quantity-rule.ts';
export { getEventKind, findOverbooked, type Booking, type EventVendors } from './cart-rules/one-per-event.ts';
export { addMarket, type Market } from './market/market.ts';
export { findFirstChoice, isSoldOut } from './product/availability.ts';
export { findLowestPrice } from './product/lowest-price.ts';
export { getCollectionPath, getProductPath, getSearchPath } from './product/product-path.ts';
export {
  findVariantInQuery,
  getVariantPath,
  getVariantQuery,
  setVariantInUrl,
} from './product/variant-address.ts';
export { defaultVariantTitle, getOptionNames, getVariantTitle } from './product/variant-title.ts';
export { getDocument, operations, type ShopOperation } from './operations/operations.ts';
export type {
  CartDiscount,
  CartLine,
  Product,
  ProductSummary,
  ProductVariant,
  ShopCart,
  ShopCollection,
  ShopImage,
  ShopMoney,
  ShopUserError,
  ShopWarning,
  UnsoldLine,
} from './shop-types.ts';
export type { SendToShop } from './transport/send.ts';
export { sendToApi } from './transport/send-to-api.ts';
