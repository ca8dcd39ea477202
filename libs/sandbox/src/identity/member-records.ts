import type { DocumentStore, Fields } from '../documents/document-store.ts';
import { identitySeeds, type MemberRecord } from './seed-identities.ts';

export function toFields({ chargeBeeId, selfFuturesUpgraded }: MemberRecord): Fields {
  return {
    ...(chargeBeeId !== undefined && { chargeBeeId: { stringValue: chargeBeeId } }),
    ...(selfFuturesUpgraded !== undefined && { selfFuturesUpgraded: { booleanValue: selfFuturesUpgraded } }),
  };
}

/** The records of the seed, by uid. */
export const seedRecords: Readonly<Record<string, Fields>> = Object.fromEntries(
  identitySeeds.flatMap(({ uid, record }) => (record ? [[uid, toFields(record)]] : [])),
);

export function listRecords(documents: DocumentStore): Record<string, MemberRecord> {
  return Object.fromEntries(
    Object.entries(documents.records()).map(([uid, { fields }]) => [
      uid,
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, Object.values(value)[0]])),
    ]),
  );
}
