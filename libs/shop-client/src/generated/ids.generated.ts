/* Generated from src/operations: npm run codegen -w @guildhall/shop-client */
export const CartCreateId = 'e41723f5a6712ed2';
export const CartLinesAddId = 'a9bc588673f0f030';
export const CartLinesRemoveId = 'a25c2c22ec98ee5e';
export const CartLinesUpdateId = 'a09f4b566ce882cd';
export const CartWithoutProductsId = '1ce08b6a936c60a0';
export const CartId = 'a87d297777b1dfed';
export const CollectionPageId = '86f76a5d45662d11';
export const CollectionId = '9807551cb3bea938';
export const CollectionsId = '476de01663b51baa';
export const ProductSearchId = '827a44525aa8f1e3';
export const ProductId = 'fc5af24a6c15ecec';
export const SearchId = 'f2a459b2ef6f3167';
export const UrlRedirectsId = '0ad7c9fa7d2ee1d7';
export const VariantsOnSaleId = '3464dbe333267a60';
