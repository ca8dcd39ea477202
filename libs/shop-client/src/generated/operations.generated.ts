/* Generated from src/operations: npm run codegen -w @guildhall/shop-client */
import * as documents from './documents.generated.ts';

export const operationList = /* @__PURE__ */ (() => [
  { name: 'CartCreate', kind: 'mutation', hash: '2744e20bb3cfb2d3895c8931e021c79434e16054fb5467907a2e2b886ef9d70a', document: String(documents.CartCreateDocument) },
  { name: 'CartLinesAdd', kind: 'mutation', hash: '5a7e5acc1e4da14dffb7c2e02420022d05812204119aa39a6f316a432056f611', document: String(documents.CartLinesAddDocument) },
  { name: 'CartLinesRemove', kind: 'mutation', hash: '2583e882b8df59172885284b20e14a9b35b55189b596299cd8c38c70d94da9ea', document: String(documents.CartLinesRemoveDocument) },
  { name: 'CartLinesUpdate', kind: 'mutation', hash: '34dfabc09958c9d8380113b38be9a96e5aa21b5a1e57142f42d60ad877f3d0ca', document: String(documents.CartLinesUpdateDocument) },
  { name: 'CartWithoutProducts', kind: 'query', hash: '1ce08b6a936c60a0d98523cdbe04a3bd0ed90c90f406020ad92176c55bc61e03', document: String(documents.CartWithoutProductsDocument) },
  { name: 'Cart', kind: 'query', hash: '5f65787edacc67194053eec3450e2b63adc2dea5be4509bd9ebd20c06eaeee1d', document: String(documents.CartDocument) },
  { name: 'CollectionCursor', kind: 'query', hash: 'c9767bfc952055706c774a52f70faad35352ad2f5257cc151044dafa3ae10dd3', document: String(documents.CollectionCursorDocument) },
  { name: 'CollectionPage', kind: 'query', hash: '48272951ca15080baeb7a1425218d3e784a22281bcc5d0009a08704e00919213', document: String(documents.CollectionPageDocument) },
  { name: 'Collection', kind: 'query', hash: '2cf9b3d8ff96f3784767aae6d87913dfedc5f6ae889e8b89b3fb95ae51ac24d2', document: String(documents.CollectionDocument) },
  { name: 'Collections', kind: 'query', hash: '476de01663b51baa8b0148c671debbea7b4961499f799b61df8e62a249e5f97e', document: String(documents.CollectionsDocument) },
  { name: 'ProductSearchCursor', kind: 'query', hash: '59193a0080227cae09ad9264fe1321b361c2b91ab0762cd9443a3a4e60309908', document: String(documents.ProductSearchCursorDocument) },
  { name: 'ProductSearch', kind: 'query', hash: '8af39201e7d983190d2c86e08d7734effd0d0e529fc17db54d0376a31b169745', document: String(documents.ProductSearchDocument) },
  { name: 'Product', kind: 'query', hash: '1ed51f9bce20b2a0a29b945865a2c9ac960dafc03b131f0bf5952a180fe4a6e5', document: String(documents.ProductDocument) },
  { name: 'Search', kind: 'query', hash: '74a76cb494705ebecc2f9bbe067625c74e15463b15ce281069b3b6e182fcf431', document: String(documents.SearchDocument) },
  { name: 'VariantsOnSale', kind: 'query', hash: '3464dbe333267a6013ab0c3398f7c14599873cedb3aa715ff6dfc34320c6dd87', document: String(documents.VariantsOnSaleDocument) },
] as const)();
