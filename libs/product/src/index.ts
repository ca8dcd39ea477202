export { ShopCollection, type ShopCollectionProps } from './collection/ShopCollection.tsx';
export {
  LoadedShopCollection,
  type LoadCollection,
  type LoadedShopCollectionProps,
} from './collection/LoadedShopCollection.tsx';
export { ProductBuy, type AddToCartSlotProps, type ProductBuyProps } from './buy/ProductBuy.tsx';
export type { HeadingLevel } from './card/ProductCard.tsx';
export { buyableOf, type Buyable, type CartChoice } from './facts/buyable.ts';
export { eventKind, type EventKind } from './facts/event-kind.ts';
export { productPath } from './facts/product-path.ts';
export { ProductGallery, type ProductGalleryProps } from './gallery/ProductGallery.tsx';
export { ProductGrid, type ProductGridProps } from './grid/ProductGrid.tsx';
export { ProductView, type ProductViewProps } from './page/ProductView.tsx';
export { jsonLdText, productJsonLd, type JsonLd } from './structured-data/product-json-ld.ts';
export { productTexts, type ProductTexts } from './texts/product-texts.ts';
export { VariantChoice, type VariantChoiceProps } from './variant-choice/VariantChoice.tsx';
