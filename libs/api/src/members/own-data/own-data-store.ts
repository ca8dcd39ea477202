import {
  openDatabase,
  retryWhileLocked,
  type LockOptions,
  type StoragePlace,
  type StoreDefinition,
} from '@guildhall/server-kit/storage';
import { addressTables, createAddressTables } from './address-rows.ts';
import { createFollowTables, followTables } from './follow-rows.ts';
import { createPasswordRows, passwordTables } from './password-rows.ts';
import { createPersonalRows } from './personal-rows.ts';

/** Changes of members' own data until they have arrived everywhere. Each method is one transaction. */
export type OwnDataStore = ReturnType<typeof openOwnDataStore>;

/** The tables of changes of members' own data. */
export const ownDataStore: StoreDefinition = {
  ...{ file: 'own-data.sqlite', schema: addressTables + followTables + passwordTables, version: 1 },
  // Some of them may have been used after the backup.
  afterRestore: 'DELETE FROM address_links; DELETE FROM undo_links;',
  retention: {
    ...{ address_links: 'erased', address_changes: 'erased', undo_links: 'erased' },
    ...{ follows: 'erased', vendor_changes: 'erased', vendor_addresses: 'erased' },
    password_changes: 'erased',
  },
};

/** Opens the store where the sign-ups are. */
export function openOwnDataStore(place: StoragePlace, options: LockOptions = {}) {
  const database = openDatabase(place, ownDataStore.file, ownDataStore);
  return retryWhileLocked(
    {
      ...createAddressTables(database),
      ...createFollowTables(database),
      ...createPasswordRows(database),
      ...createPersonalRows(database),
      close: database.close,
    },
    options,
  );
}
