export { ShopCollection } from './collection/ShopCollection.tsx';
/** @public */
export { LoadedShopCollection } from './collection/LoadedShopCollection.tsx';
export { ProductBuy, type AddToCartSlotProps, type ProductBuyProps } from './buy/ProductBuy.tsx';
/** @public */
export { ProductGallery } from './gallery/ProductGallery.tsx';
/** @public */
export { ProductGrid } from './grid/ProductGrid.tsx';
export { PageLinks } from './listing/PageLinks.tsx';
export { SortLinks } from './listing/SortLinks.tsx';
export { ProductView } from './page/ProductView.tsx';
export { ProductSearch } from './search/ProductSearch.tsx';
export {
  toCollectionJsonLd,
  formatJsonLd,
  toProductJsonLd,
  type JsonLd,
} from './structured-data/product-json-ld.ts';
export { productTexts, type ProductTexts } from './texts/product-texts.ts';
export { VariantLinks } from './variant-choice/VariantLinks.tsx';
/** @public */
export { VariantChoice } from './variant-choice/VariantChoice.tsx';
