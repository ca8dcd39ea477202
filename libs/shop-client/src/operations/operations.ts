import { operationList } from '../generated/operations.generated.ts';

/** A document that this build sends. */
export interface ShopOperation {
  name: string;
  kind: 'query' | 'mutation';
  /** SHA-256 of the document, hexadecimal. */
  hash: string;
  document: string;
}

/** Every document of this build, and no other: what an api may let pass. */
export const operations: readonly ShopOperation[] = operationList;
