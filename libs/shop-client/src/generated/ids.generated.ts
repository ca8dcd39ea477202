/* Generated from src/operations: npm run codegen -w @guildhall/shop-client */
export const CartCreateId = 'd829d76a714212fb';
export const CartLinesAddId = '1d2c93c357b6277e';
export const CartLinesRemoveId = 'f9415fc12de95049';
export const CartLinesUpdateId = '6af701d627a0de05';
export const CartWithoutProductsId = '1ce08b6a936c60a0';
export const CartId = '5626bef34ea898f9';
export const CollectionPageId = '86f76a5d45662d11';
export const CollectionId = '2cf9b3d8ff96f378';
export const CollectionsId = '476de01663b51baa';
export const ProductSearchId = '827a44525aa8f1e3';
export const ProductId = '1ed51f9bce20b2a0';
export const SearchId = '74a76cb494705ebe';
export const UrlRedirectsId = '0ad7c9fa7d2ee1d7';
export const VariantsOnSaleId = '3464dbe333267a60';
