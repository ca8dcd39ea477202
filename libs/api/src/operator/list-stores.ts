import type { StoreDefinition } from '@guildhall/server-kit/storage';
import type { Adapter } from '@guildhall/suppliers';
import { attemptStore } from '../billing/open-attempt-store.ts';
import { keyStore } from '../billing/hashes.ts';
import { leavingStore } from '../members/leaving/leaving-store.ts';
import { membersStore } from '../members/members-store.ts';
import { ownDataStore } from '../members/own-data/own-data-store.ts';

/** Lists the tables of an api and of its suppliers, those of suppliers that are switched off included. */
export function listStores(suppliers: readonly Adapter[]): StoreDefinition[] {
  return [
    ...[attemptStore, membersStore, ownDataStore, leavingStore, keyStore],
    ...suppliers.flatMap(({ stores = [] }) => stores),
  ];
}
