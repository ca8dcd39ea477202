import {
  openDatabase,
  retryWhileLocked,
  type LockOptions,
  type StoragePlace,
  type StoreDefinition,
} from '@guildhall/server-kit/storage';
import { createAddressChangeTable } from './address-change-table.ts';
import { createLinkTable } from './link-table.ts';
import { createMemberTable } from './member-table.ts';
import { createPersonalDataTable } from './personal-data-table.ts';
import { createProfileTable } from './profile-table.ts';
import { createRecordTable } from './record-table.ts';
import { readableFrom, schema, upgrades, version } from './schema.ts';
import { createSessionTable } from './session-table.ts';

/** Members, their records, links and sessions. Methods reject only with StorageFailure. */
export type LinkStore = ReturnType<typeof openLinkStore>;

/** Name of the file in `DATA_DIR`. */
export const storeFile = 'members-links.sqlite';

/** The tables of members, records, links and sessions. */
export const linkStore: StoreDefinition = {
  ...{ file: storeFile, schema, version, readableFrom, upgrades },
  // Some of them may have been used or ended after the backup: everybody logs in again.
  afterRestore: 'DELETE FROM links; DELETE FROM tokens; UPDATE sessions SET is_ended = 1;',
  retention: {
    ...{ members: 'erased', records: 'erased', links: 'erased', sessions: 'erased', tokens: 'erased' },
    ...{ address_changes: 'erased', undo_links: 'erased' },
  },
};

export interface LinkStoreOptions extends LockOptions {
  /** @default true */
  flushToDisk?: boolean;
}

/** Opens the SQLite file, which only its owner can read, or the tables in a PostgreSQL database. */
export function openLinkStore(
  place: StoragePlace,
  { flushToDisk = true, ...options }: LinkStoreOptions = {},
) {
  const database = openDatabase(place, storeFile, {
    ...{ schema, version, readableFrom, upgrades, flushToDisk },
  });
  return retryWhileLocked(
    {
      ...createMemberTable(database),
      ...createProfileTable(database),
      ...createPersonalDataTable(database),
      ...createRecordTable(database),
      ...createLinkTable(database),
      ...createAddressChangeTable(database),
      ...createSessionTable(database),
      close: database.close,
    },
    options,
  );
}
