/* Generated from src/operations: npm run codegen -w @guildhall/shop-client */
import * as documents from './documents.generated.ts';

export const operationList = /* @__PURE__ */ (() => [
  { name: 'CartCreate', kind: 'mutation', hash: 'f5d0b72a3fe89174156d1b5d990d9b77b7c821b2169eb810fd6d112ae44eac9c', id: 'f5d0b72a3fe89174', document: String(documents.CartCreateDocument) },
  { name: 'CartLinesAdd', kind: 'mutation', hash: 'f2436dcf8a49c736917947455a4347038cb19ceb86f743a43a032568eaf08747', id: 'f2436dcf8a49c736', document: String(documents.CartLinesAddDocument) },
  { name: 'CartLinesRemove', kind: 'mutation', hash: '3387e07c93e53c98181e05165c8be1eae9f7eb5e054ca013aba997ad0e1d2985', id: '3387e07c93e53c98', document: String(documents.CartLinesRemoveDocument) },
  { name: 'CartLinesUpdate', kind: 'mutation', hash: '43dda54859a3a4b33f41ee6428701e3a100634a67012e1f9f1ca5adf67bf931c', id: '43dda54859a3a4b3', document: String(documents.CartLinesUpdateDocument) },
  { name: 'CartWithoutProducts', kind: 'query', hash: '1ce08b6a936c60a0d98523cdbe04a3bd0ed90c90f406020ad92176c55bc61e03', id: '1ce08b6a936c60a0', document: String(documents.CartWithoutProductsDocument) },
  { name: 'Cart', kind: 'query', hash: '5f65787edacc67194053eec3450e2b63adc2dea5be4509bd9ebd20c06eaeee1d', id: '5f65787edacc6719', document: String(documents.CartDocument) },
  { name: 'CollectionPage', kind: 'query', hash: '86f76a5d45662d11bc037ae8e1b34dc01887bdb5398ca59369bf3b8ef6b3dea8', id: '86f76a5d45662d11', document: String(documents.CollectionPageDocument) },
  { name: 'Collection', kind: 'query', hash: '2cf9b3d8ff96f3784767aae6d87913dfedc5f6ae889e8b89b3fb95ae51ac24d2', id: '2cf9b3d8ff96f378', document: String(documents.CollectionDocument) },
  { name: 'Collections', kind: 'query', hash: '476de01663b51baa8b0148c671debbea7b4961499f799b61df8e62a249e5f97e', id: '476de01663b51baa', document: String(documents.CollectionsDocument) },
  { name: 'ProductSearch', kind: 'query', hash: '827a44525aa8f1e3dcfc62f7c9088c395e4ae88da315abf2cc7994bf6459c568', id: '827a44525aa8f1e3', document: String(documents.ProductSearchDocument) },
  { name: 'Product', kind: 'query', hash: '1ed51f9bce20b2a0a29b945865a2c9ac960dafc03b131f0bf5952a180fe4a6e5', id: '1ed51f9bce20b2a0', document: String(documents.ProductDocument) },
  { name: 'Search', kind: 'query', hash: '74a76cb494705ebecc2f9bbe067625c74e15463b15ce281069b3b6e182fcf431', id: '74a76cb494705ebe', document: String(documents.SearchDocument) },
  { name: 'VariantsOnSale', kind: 'query', hash: '3464dbe333267a6013ab0c3398f7c14599873cedb3aa715ff6dfc34320c6dd87', id: '3464dbe333267a60', document: String(documents.VariantsOnSaleDocument) },
] as const)();
