export { ShopCollection, type ShopCollectionProps } from './collection/ShopCollection.tsx';
export { LoadedShopCollection, type LoadedShopCollectionProps } from './collection/LoadedShopCollection.tsx';
export type { LoadCollection } from './collection/use-collection.ts';
export { ProductBuy, type AddToCartSlotProps, type ProductBuyProps } from './buy/ProductBuy.tsx';
export type { HeadingLevel } from './card/ProductCard.tsx';
export { ProductGallery, type ProductGalleryProps } from './gallery/ProductGallery.tsx';
export { ProductGrid, type ProductGridProps } from './grid/ProductGrid.tsx';
export { PageLinks, type PageLinksProps } from './listing/PageLinks.tsx';
export { SortLinks, type SortLinksProps } from './listing/SortLinks.tsx';
export { ProductView, type ProductViewProps } from './page/ProductView.tsx';
export { ProductSearch, type ProductSearchProps } from './search/ProductSearch.tsx';
export {
  toCollectionJsonLd,
  formatJsonLd,
  toProductJsonLd,
  type CollectionOnPage,
  type JsonLd,
} from './structured-data/product-json-ld.ts';
export { productTexts, type ProductTexts } from './texts/product-texts.ts';
export { VariantLinks, type VariantLinksProps } from './variant-choice/VariantLinks.tsx';
export { VariantChoice, type VariantChoiceProps } from './variant-choice/VariantChoice.tsx';
