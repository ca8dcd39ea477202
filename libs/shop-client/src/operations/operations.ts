import { operationList } from '../generated/operations.generated.ts';

/** A document that this build sends. */
export interface ShopOperation {
  name: string;
  kind: 'query' | 'mutation';
  /** SHA-256 of the document, hexadecimal. */
  hash: string;
  /** Sent by browsers: the first sixteen digits of the hash. */
  id: string;
  document: string;
}

/** Every document of this build, and no other: what an api may let pass. */
export const operations: readonly ShopOperation[] = operationList;

/**
 * The document that a client hands to its transport by its id or hash, in full; a document in full stays as it is. For
 * transports that ask the shop itself: the shop does not know either.
 */
export function getDocument(documentOrId: string): string {
  return operations.find(({ id, hash }) => [id, hash].includes(documentOrId))?.document ?? documentOrId;
}
