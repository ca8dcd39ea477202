/* Generated from src/operations: npm run codegen -w @guildhall/shop-client */
import * as documents from './documents.generated.ts';

export const operationList = /* @__PURE__ */ (() => [
  { name: 'CartCreate', kind: 'mutation', hash: 'f5d1210164c55a4c4db0a9ae0f46a7d01b411773a9d0313e6fd5f914f6faba4b', document: String(documents.CartCreateDocument) },
  { name: 'CartLinesAdd', kind: 'mutation', hash: '9fd3dbfbc2687313b956a87738692e3ad5877700c584aa31cfd056ff1c556c16', document: String(documents.CartLinesAddDocument) },
  { name: 'CartLinesRemove', kind: 'mutation', hash: 'cd0b021fb6cc6086f87fd862cbe40dac762bcfcf391dca977e95c16758126689', document: String(documents.CartLinesRemoveDocument) },
  { name: 'CartLinesUpdate', kind: 'mutation', hash: 'f3203585d0564bcce33bb5718599f58d0dcef9508920db1e8f7476b977d56344', document: String(documents.CartLinesUpdateDocument) },
  { name: 'Cart', kind: 'query', hash: '65af3f45a0255062923721ddde57b7bbd1ef2327b620110cd4edb7878ca1538b', document: String(documents.CartDocument) },
  { name: 'Collection', kind: 'query', hash: '633987a7549b6b068857a4e6d348b416cfabac9fbd66a63828ce8659ea01147f', document: String(documents.CollectionDocument) },
  { name: 'Collections', kind: 'query', hash: 'ce056eb359f81e53da7e7b21c3d0c6640bb977acb2444ab4ceef14e5bfdd63fb', document: String(documents.CollectionsDocument) },
  { name: 'Product', kind: 'query', hash: 'a5dabd2b96bda1c248f1655c3e8874c7bc2bb52b4dc07646b7d7eda3aef9611b', document: String(documents.ProductDocument) },
  { name: 'Search', kind: 'query', hash: 'c9241c1c2c89c2fe2168f5c8636e6965c24271bf24215108a5e9faca7225914d', document: String(documents.SearchDocument) },
] as const)();
