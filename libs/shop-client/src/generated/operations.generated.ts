/* Generated from src/operations: npm run codegen -w @guildhall/shop-client */
import * as documents from './documents.generated.ts';

export const operationList = /* @__PURE__ */ (() => [
  { name: 'CartCreate', kind: 'mutation', hash: '4ee0fe83942f20e9ea3daa5e2dbe50f6855426adb6a32ce67111b6203e8b22e1', document: String(documents.CartCreateDocument) },
  { name: 'CartLinesAdd', kind: 'mutation', hash: '3c8c18d8144aef8b21c30e24dd066ae22c80d70d3f6b4e04c4f6e8ecaf0fce84', document: String(documents.CartLinesAddDocument) },
  { name: 'CartLinesRemove', kind: 'mutation', hash: 'd18af16fe9905541743ab11a2d004364deedfaa16918e6c092176f59f047eec5', document: String(documents.CartLinesRemoveDocument) },
  { name: 'CartLinesUpdate', kind: 'mutation', hash: '2252c39720c359a686cba9752b6fe2141babc5b5f479606a079cb81a3af6b2fb', document: String(documents.CartLinesUpdateDocument) },
  { name: 'Cart', kind: 'query', hash: '9ff3f9297dfce8ad1d5c57b6749144a860ad0394c833f49952451c3c2671a452', document: String(documents.CartDocument) },
  { name: 'Collection', kind: 'query', hash: 'd62072b319df0c45158fe7cbbb00d46e5125acaf63227ba5a79cd0ca3774ebff', document: String(documents.CollectionDocument) },
  { name: 'Collections', kind: 'query', hash: '476de01663b51baa8b0148c671debbea7b4961499f799b61df8e62a249e5f97e', document: String(documents.CollectionsDocument) },
  { name: 'Product', kind: 'query', hash: '342b167d8ba270346983480471bf1b02c9209051cd27feb2445cb640e4a9c8f5', document: String(documents.ProductDocument) },
  { name: 'Search', kind: 'query', hash: '7fd6202ffbc3a876012b2a1adf8c0a2a7ed17e95cfd43aad001d56d2b181340f', document: String(documents.SearchDocument) },
] as const)();
