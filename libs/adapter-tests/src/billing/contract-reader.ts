import type { VendorContract } from '@guildhall/suppliers';
import { connectRole } from '../connect-adapter.ts';
import type { BillingStage } from './billing-stage.ts';

/** Reads contracts as they are at the vendor, beside the api. */
export interface ContractReader {
  list(email: string): Promise<VendorContract[]>;
  readStatus(customerId: string): Promise<string>;
  close(): Promise<void>;
}

/** Connects the adapter of a stage in its role of billing, as the api does. */
export function connectBilling({ world, folder, database }: BillingStage) {
  const host = { DATA_DIR: folder, ...(database && { DATABASE_URL: database.href }) };
  const connection = connectRole({ ...world, host }, 'billing', world.organisation);
  const options = {
    ...{ deadlineMs: 5_000, onEvent: () => undefined },
    ...(world.fetch && { fetch: world.fetch.live }),
  };
  return {
    vendor: connection.connect(options),
    members: connection.connectMembers(options),
    close: async () => connection.close?.(),
  };
}

/** Connects a reader. */
export function connectReader(stage: BillingStage): ContractReader {
  const { vendor, members, close } = connectBilling(stage);
  return {
    list: async (email) => (await vendor.contracts?.listContracts([email])) ?? [],
    readStatus: async (customerId) => (await members.fetchStatus(customerId)).status,
    close,
  };
}
