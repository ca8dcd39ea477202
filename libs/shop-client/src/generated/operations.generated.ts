/* Generated from src/operations: npm run codegen -w @guildhall/shop-client */
import * as documents from './documents.generated.ts';

export const operationList = /* @__PURE__ */ (() => [
  { name: 'CartCreate', kind: 'mutation', hash: 'd829d76a714212fbae04afb30a858c214cf4686ac3eb96a6d2f2e321c79a2389', id: 'd829d76a714212fb', document: String(documents.CartCreateDocument) },
  { name: 'CartLinesAdd', kind: 'mutation', hash: '1d2c93c357b6277ed312e2db5804960e014744bf2ed771fa2686660c9b99f762', id: '1d2c93c357b6277e', document: String(documents.CartLinesAddDocument) },
  { name: 'CartLinesRemove', kind: 'mutation', hash: 'f9415fc12de95049e096650b66acac36b7b5afa364c91796c8f0de022c0e52a4', id: 'f9415fc12de95049', document: String(documents.CartLinesRemoveDocument) },
  { name: 'CartLinesUpdate', kind: 'mutation', hash: '6af701d627a0de05fbb03d5140a86be60dc61c6b34acda34551d18ceee277243', id: '6af701d627a0de05', document: String(documents.CartLinesUpdateDocument) },
  { name: 'CartWithoutProducts', kind: 'query', hash: '1ce08b6a936c60a0d98523cdbe04a3bd0ed90c90f406020ad92176c55bc61e03', id: '1ce08b6a936c60a0', document: String(documents.CartWithoutProductsDocument) },
  { name: 'Cart', kind: 'query', hash: '5626bef34ea898f9a7e81a0e95bd5545076259f90eaf0cb4fdd820f7cccef398', id: '5626bef34ea898f9', document: String(documents.CartDocument) },
  { name: 'CollectionPage', kind: 'query', hash: '86f76a5d45662d11bc037ae8e1b34dc01887bdb5398ca59369bf3b8ef6b3dea8', id: '86f76a5d45662d11', document: String(documents.CollectionPageDocument) },
  { name: 'Collection', kind: 'query', hash: '2cf9b3d8ff96f3784767aae6d87913dfedc5f6ae889e8b89b3fb95ae51ac24d2', id: '2cf9b3d8ff96f378', document: String(documents.CollectionDocument) },
  { name: 'Collections', kind: 'query', hash: '476de01663b51baa8b0148c671debbea7b4961499f799b61df8e62a249e5f97e', id: '476de01663b51baa', document: String(documents.CollectionsDocument) },
  { name: 'ProductSearch', kind: 'query', hash: '827a44525aa8f1e3dcfc62f7c9088c395e4ae88da315abf2cc7994bf6459c568', id: '827a44525aa8f1e3', document: String(documents.ProductSearchDocument) },
  { name: 'Product', kind: 'query', hash: '1ed51f9bce20b2a0a29b945865a2c9ac960dafc03b131f0bf5952a180fe4a6e5', id: '1ed51f9bce20b2a0', document: String(documents.ProductDocument) },
  { name: 'Search', kind: 'query', hash: '74a76cb494705ebecc2f9bbe067625c74e15463b15ce281069b3b6e182fcf431', id: '74a76cb494705ebe', document: String(documents.SearchDocument) },
  { name: 'UrlRedirects', kind: 'query', hash: '0ad7c9fa7d2ee1d7622f97907fc8c1844553e4c645a7c024c215640554dabe4a', id: '0ad7c9fa7d2ee1d7', document: String(documents.UrlRedirectsDocument) },
  { name: 'VariantsOnSale', kind: 'query', hash: '3464dbe333267a6013ab0c3398f7c14599873cedb3aa715ff6dfc34320c6dd87', id: '3464dbe333267a60', document: String(documents.VariantsOnSaleDocument) },
] as const)();
