/* Generated from src/operations: npm run codegen -w @guildhall/shop-client */
import * as documents from './documents.generated.ts';

export const operationList = /* @__PURE__ */ (() => [
  { name: 'CartCreate', kind: 'mutation', hash: '4ee0fe83942f20e9ea3daa5e2dbe50f6855426adb6a32ce67111b6203e8b22e1', document: String(documents.CartCreateDocument) },
  { name: 'CartLinesAdd', kind: 'mutation', hash: '3c8c18d8144aef8b21c30e24dd066ae22c80d70d3f6b4e04c4f6e8ecaf0fce84', document: String(documents.CartLinesAddDocument) },
  { name: 'CartLinesRemove', kind: 'mutation', hash: 'd18af16fe9905541743ab11a2d004364deedfaa16918e6c092176f59f047eec5', document: String(documents.CartLinesRemoveDocument) },
  { name: 'CartLinesUpdate', kind: 'mutation', hash: '2252c39720c359a686cba9752b6fe2141babc5b5f479606a079cb81a3af6b2fb', document: String(documents.CartLinesUpdateDocument) },
  { name: 'Cart', kind: 'query', hash: '9ff3f9297dfce8ad1d5c57b6749144a860ad0394c833f49952451c3c2671a452', document: String(documents.CartDocument) },
  { name: 'CollectionCursor', kind: 'query', hash: 'c9767bfc952055706c774a52f70faad35352ad2f5257cc151044dafa3ae10dd3', document: String(documents.CollectionCursorDocument) },
  { name: 'CollectionPage', kind: 'query', hash: '48272951ca15080baeb7a1425218d3e784a22281bcc5d0009a08704e00919213', document: String(documents.CollectionPageDocument) },
  { name: 'Collection', kind: 'query', hash: '2cf9b3d8ff96f3784767aae6d87913dfedc5f6ae889e8b89b3fb95ae51ac24d2', document: String(documents.CollectionDocument) },
  { name: 'Collections', kind: 'query', hash: '476de01663b51baa8b0148c671debbea7b4961499f799b61df8e62a249e5f97e', document: String(documents.CollectionsDocument) },
  { name: 'ProductSearchCursor', kind: 'query', hash: '59193a0080227cae09ad9264fe1321b361c2b91ab0762cd9443a3a4e60309908', document: String(documents.ProductSearchCursorDocument) },
  { name: 'ProductSearch', kind: 'query', hash: '8af39201e7d983190d2c86e08d7734effd0d0e529fc17db54d0376a31b169745', document: String(documents.ProductSearchDocument) },
  { name: 'Product', kind: 'query', hash: '1ed51f9bce20b2a0a29b945865a2c9ac960dafc03b131f0bf5952a180fe4a6e5', document: String(documents.ProductDocument) },
  { name: 'Search', kind: 'query', hash: '74a76cb494705ebecc2f9bbe067625c74e15463b15ce281069b3b6e182fcf431', document: String(documents.SearchDocument) },
] as const)();
