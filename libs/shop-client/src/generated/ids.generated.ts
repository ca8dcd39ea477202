/* Generated from src/operations: npm run codegen -w @guildhall/shop-client */
export const CartCreateId = 'f5d0b72a3fe89174';
export const CartLinesAddId = 'f2436dcf8a49c736';
export const CartLinesRemoveId = '3387e07c93e53c98';
export const CartLinesUpdateId = '43dda54859a3a4b3';
export const CartWithoutProductsId = '1ce08b6a936c60a0';
export const CartId = '5f65787edacc6719';
export const CollectionPageId = '86f76a5d45662d11';
export const CollectionId = '2cf9b3d8ff96f378';
export const CollectionsId = '476de01663b51baa';
export const ProductSearchId = '827a44525aa8f1e3';
export const ProductId = '1ed51f9bce20b2a0';
export const SearchId = '74a76cb494705ebe';
export const VariantsOnSaleId = '3464dbe333267a60';
