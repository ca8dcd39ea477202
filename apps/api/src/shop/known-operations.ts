import { operations, type ShopOperation } from '@guildhall/shop-client';

const byKey = new Map<string, ShopOperation>(
  operations.flatMap((operation) => [
    [operation.document, operation],
    [operation.hash, operation],
  ]),
);
const byName = new Map(operations.map((operation) => [operation.name, operation]));

/** One of this build's own documents, letter by letter or by its hash. No other document is ever sent to the shop. */
export function knownOperation(documentOrHash: string): ShopOperation | undefined {
  return byKey.get(documentOrHash);
}

/** @throws Error when this build has no such document */
export function operationNamed(name: string): ShopOperation {
  const operation = byName.get(name);
  if (!operation) throw new Error(`There is no shop document called ${name}`);
  return operation;
}
