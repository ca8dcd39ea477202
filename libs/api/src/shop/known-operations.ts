import { operations, type ShopOperation } from '@guildhall/shop-client';

const byKey = new Map<string, ShopOperation>(
  operations.flatMap((operation) => [
    [operation.document, operation],
    [operation.hash, operation],
    [operation.id, operation],
  ]),
);
const byName = new Map(operations.map((operation) => [operation.name, operation]));

/**
 * One of this build's own documents, letter by letter, by its hash or by its id. No other document is ever sent to the
 * shop: the caller gets `API_UNKNOWN_OPERATION` (`libs/api-contract/src/errors/api-failures.ts`).
 */
export function findOperation(documentOrId: string): ShopOperation | undefined {
  return byKey.get(documentOrId);
}

/** @throws Error if this build has no such document */
export function getOperation(name: string): ShopOperation {
  const operation = byName.get(name);
  if (!operation) throw new Error(`there is no shop document called ${name}`);
  return operation;
}
