export {
  createCartClient,
  type CartCallOptions,
  type CartChange,
  type CartClient,
  type CartReading,
} from './cart/create-cart-client.ts';
export { createCatalogueClient, type CatalogueClient } from './catalogue/create-catalogue-client.ts';
export {
  collectionSorts,
  productsOnPage,
  type CollectionPageReading,
  type CollectionSort,
  type PageOfList,
} from './catalogue/read-collection-page.ts';
export type { SearchReading } from './catalogue/search-products.ts';
export { searchText } from './catalogue/search-text.ts';
export { titlePrefixQuery } from './catalogue/title-prefix.ts';
export { createShopClient, type ShopClient } from './create-shop-client.ts';
export {
  buyableOf,
  cartDraftOf,
  isBooked,
  isEvent,
  maxQuantityPerLine,
  type Buyable,
  type CartDraft,
} from './cart-rules/cart-draft.ts';
export { eventKind, overbooked, type Booking, type EventKind } from './cart-rules/one-per-event.ts';
export { inMarket, type Market } from './market/market.ts';
export { firstChoice, isSoldOut } from './product/availability.ts';
export { lowestPrice } from './product/lowest-price.ts';
export { collectionPath, productPath, searchPath, type CollectionPart } from './product/product-path.ts';
export { defaultVariantTitle, optionNames, variantTitle } from './product/variant-title.ts';
export { documentOf, operations, type ShopOperation } from './operations/operations.ts';
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
export type { SendOptions, SendToShop } from './transport/send.ts';
export { sendToApi } from './transport/send-to-api.ts';
