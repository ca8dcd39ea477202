/* Generated from src/operations: npm run codegen -w @guildhall/shop-client */
import * as documents from './documents.generated.ts';

export const operationList = /* @__PURE__ */ (() => [
  { name: 'CartCreate', kind: 'mutation', hash: 'e41723f5a6712ed2c769cdee2e8b84e6c28280b19a02f090f69f0c32c1b895f8', id: 'e41723f5a6712ed2', document: String(documents.CartCreateDocument) },
  { name: 'CartLinesAdd', kind: 'mutation', hash: 'a9bc588673f0f0304450373eb536af0249d02cb7480efa3e661179465dfc0f73', id: 'a9bc588673f0f030', document: String(documents.CartLinesAddDocument) },
  { name: 'CartLinesRemove', kind: 'mutation', hash: 'a25c2c22ec98ee5e4c11ef5b767ab80c2115e674f0ef1b6f8871e75b725e56da', id: 'a25c2c22ec98ee5e', document: String(documents.CartLinesRemoveDocument) },
  { name: 'CartLinesUpdate', kind: 'mutation', hash: 'a09f4b566ce882cd590616a5fc8765d55c05769fbffceb714ed2588f3d672724', id: 'a09f4b566ce882cd', document: String(documents.CartLinesUpdateDocument) },
  { name: 'CartWithoutProducts', kind: 'query', hash: '1ce08b6a936c60a0d98523cdbe04a3bd0ed90c90f406020ad92176c55bc61e03', id: '1ce08b6a936c60a0', document: String(documents.CartWithoutProductsDocument) },
  { name: 'Cart', kind: 'query', hash: 'a87d297777b1dfedfd50b88a83de2dbf9211d98f3a59dd93e0a2512e9cda6d73', id: 'a87d297777b1dfed', document: String(documents.CartDocument) },
  { name: 'CollectionPage', kind: 'query', hash: '86f76a5d45662d11bc037ae8e1b34dc01887bdb5398ca59369bf3b8ef6b3dea8', id: '86f76a5d45662d11', document: String(documents.CollectionPageDocument) },
  { name: 'Collection', kind: 'query', hash: '9807551cb3bea9386f07c4c7cbf78ae59976e550391dcd58cb27721343bd260a', id: '9807551cb3bea938', document: String(documents.CollectionDocument) },
  { name: 'Collections', kind: 'query', hash: '476de01663b51baa8b0148c671debbea7b4961499f799b61df8e62a249e5f97e', id: '476de01663b51baa', document: String(documents.CollectionsDocument) },
  { name: 'ProductSearch', kind: 'query', hash: '827a44525aa8f1e3dcfc62f7c9088c395e4ae88da315abf2cc7994bf6459c568', id: '827a44525aa8f1e3', document: String(documents.ProductSearchDocument) },
  { name: 'Product', kind: 'query', hash: 'fc5af24a6c15ecec0683db6e41d6f278f88da5cb475044803cb587e0ef833a31', id: 'fc5af24a6c15ecec', document: String(documents.ProductDocument) },
  { name: 'Search', kind: 'query', hash: 'f2a459b2ef6f3167e61e9ccfdfcdf18cd12ca019aa89ba955ea2c0e8c2f6bb0a', id: 'f2a459b2ef6f3167', document: String(documents.SearchDocument) },
  { name: 'UrlRedirects', kind: 'query', hash: '0ad7c9fa7d2ee1d7622f97907fc8c1844553e4c645a7c024c215640554dabe4a', id: '0ad7c9fa7d2ee1d7', document: String(documents.UrlRedirectsDocument) },
  { name: 'VariantsOnSale', kind: 'query', hash: '3464dbe333267a6013ab0c3398f7c14599873cedb3aa715ff6dfc34320c6dd87', id: '3464dbe333267a60', document: String(documents.VariantsOnSaleDocument) },
] as const)();
