import type { Organisation } from '@guildhall/organisation';
import { computeSupplierDeadline } from '@guildhall/suppliers';
import { openHashes } from '../billing/hashes.ts';
import { openAttemptStore } from '../billing/open-attempt-store.ts';
import { readConfig } from '../config/config.ts';
import { connectSuppliers } from '../connect-suppliers.ts';
import { listDataHolders } from '../members/leaving/data-holders.ts';
import { createLeaving, type Leaving } from '../members/leaving/leaving.ts';
import { openLeavingStore, type LeavingStore } from '../members/leaving/leaving-store.ts';
import { openMembersStore } from '../members/members-store.ts';
import { openOwnDataStore } from '../members/own-data/own-data-store.ts';
import { findPlace } from './find-place.ts';
import { OperatorCommandError, type OperatorOptions } from './operator-options.ts';

/** The api's own copies and deletions, for a command. */
export interface LeavingTools {
  leaving: Leaving;
  organisation: Organisation;
  listRequests: LeavingStore['listRequests'];
  close(): Promise<void>;
}

/**
 * Opens the stores and the suppliers as the api does, and does none of its work: that is the api's.
 *
 * @throws OperatorCommandError without members, or with suppliers that cannot do this; ConfigurationError
 */
export async function openLeavingTools({
  env,
  suppliers,
  organisation,
  now = Date.now,
}: OperatorOptions): Promise<LeavingTools> {
  if (!organisation) throw new OperatorCommandError('The facts of the organisation are missing');
  const config = readConfig(env, organisation, suppliers);
  const place = findPlace(env);
  const onEvent = () => undefined;
  const calls = { deadlineMs: computeSupplierDeadline(config), onEvent };
  const { billing, identity: connection } = connectSuppliers(config, { organisation, suppliers, onEvent });
  const site = billing.find(({ name }) => name === 'live');
  if (!site || !connection)
    throw new OperatorCommandError(
      'This needs suppliers of billing and of logins: run it with the environment of the api',
    );
  const identity = await connection.connect(calls.deadlineMs);
  const records = connection.connectRecords(identity, calls);
  const vendor = site.connect(calls);
  const hashes = await openHashes(place);
  const [store, membersStore, ownDataStore, leavingStore] = [
    openAttemptStore(place),
    openMembersStore(place),
    openOwnDataStore(place),
    openLeavingStore(place),
  ];
  const close = async () => {
    await Promise.all([store, membersStore, ownDataStore, leavingStore, identity].map((one) => one.close()));
    await site.close?.();
  };
  const own = { identity, records, vendor, store, hashes, ownDataStore, leavingStore };
  const holders = listDataHolders({ ...own, portal: site.connectMembers(calls), membersStore });
  if (!holders) {
    await close();
    throw new OperatorCommandError('A supplier cannot copy or erase what it has of members');
  }
  const leaving = createLeaving({
    ...{ ...own, holders, now },
    claims: { isShared: false, tryHold: async () => false },
    mails: { sendLeaving: async () => undefined, sendErased: async () => undefined },
    onReport: async () => undefined,
    onFailure: () => undefined,
  });
  return {
    ...{ leaving, organisation, listRequests: leavingStore.listRequests },
    async close() {
      await leaving.close();
      await close();
    },
  };
}
