import { operationList } from '../generated/operations.generated.ts';

/** A document that this build sends. */
export interface ShopOperation {
  /** Its name in GraphQL: `CartCreate`. */
  name: string;
  /** A query may be repeated, a mutation changes something. */
  kind: 'query' | 'mutation';
  /** SHA-256 of the document, hexadecimal. */
  hash: string;
  /** Sent by browsers: the first sixteen digits of the hash. */
  id: string;
  /** The whole text. */
  document: string;
}

/** All documents of this build: an api accepts these and no others. */
export const operations: readonly ShopOperation[] = operationList;

/**
 * Returns the document for the id or hash that a client passes to its transport; a document in full stays unchanged.
 * For transports that call the shop itself, which does not know ids or hashes.
 *
 * @example
 * const cart = operations.find(({ name }) => name === 'Cart');
 * const text = getDocument(cart?.id ?? 'query { shop { name } }');
 */
export function getDocument(documentOrId: string): string {
  return operations.find(({ id, hash }) => [id, hash].includes(documentOrId))?.document ?? documentOrId;
}
