import type { StoragePlace } from '@guildhall/server-kit/storage';
import type { IdentityService, MemberVendor, Records } from '@guildhall/suppliers';
import type { FastifyBaseLogger } from 'fastify';
import type { Billing } from '../../billing/billing.ts';
import type { Config } from '../../config/config.ts';
import { createLockOptions } from '../../database/lock-options.ts';
import type { MembersStore } from '../members-store.ts';
import type { OwnData } from '../own-data/own-data.ts';
import { listDataHolders } from './data-holders.ts';
import { createLeaving, type Leaving, type LeavingOptions } from './leaving.ts';
import { openLeavingStore, type LeavingStore } from './leaving-store.ts';

export interface OpenLeavingOptions extends Pick<LeavingOptions, 'mails' | 'now' | 'onFailure'> {
  config: Config;
  log: FastifyBaseLogger;
  place: StoragePlace;
  billing: Pick<Billing, 'forLeaving' | 'claims' | 'report'>;
  identity: IdentityService;
  records: Records;
  /** The part of the billing vendor that members use. */
  vendor: MemberVendor;
  store: MembersStore;
  ownData: OwnData | undefined;
}

/** @returns `undefined` if a supplier cannot copy and erase what it has of members */
export function openLeaving(
  {
    config,
    log,
    place,
    billing,
    vendor: portal,
    store: membersStore,
    ownData,
    ...options
  }: OpenLeavingOptions,
  { leavingStore: given, stopsWithinMs }: { leavingStore?: LeavingStore; stopsWithinMs?: number },
): Leaving | undefined {
  const { forLeaving: own, claims } = billing;
  if (!own) return undefined;
  const leavingStore = given ?? openLeavingStore(place, createLockOptions(config, log, 'leaving.sqlite'));
  const holders = listDataHolders({
    ...options,
    ...own,
    portal,
    membersStore,
    leavingStore,
    ownDataStore: ownData?.personal,
  });
  const leaving =
    holders &&
    createLeaving({
      ...{ ...options, ...own, claims, leavingStore, holders, stopsWithinMs },
      async onReport(subscriptionId) {
        await billing.report('deletion waits', subscriptionId);
        log.error(
          { members: { report: 'deletion waits', subscription: subscriptionId } },
          'a deletion waits',
        );
      },
    });
  if (!leaving) {
    log.warn('members cannot copy or delete their data: a supplier does not support it');
    void leavingStore.close();
    return undefined;
  }
  return {
    ...leaving,
    async close() {
      await leaving.close();
      await leavingStore.close();
    },
  };
}
