import type { Vendor } from '@guildhall/suppliers';

/** @param customerId whose account it is; without it, anybody's */
type AccountListener = (customerId?: string) => void;

/** Notifies the one listener of accounts at the vendor that may have changed. */
export function createAccountChanges() {
  let notify: AccountListener = () => undefined;
  return {
    notify: (customerId?: string) => notify(customerId),
    listen: (listener: AccountListener) => void (notify = listener),
  };
}

/** Adds a notification after each call with which the api itself changes a member's account, also after one that has failed. */
export function notifyOfChanges(vendor: Vendor, notify: () => void): Vendor {
  const { contracts } = vendor;
  const endUnpaid = contracts?.endUnpaid?.bind(contracts);
  return {
    ...vendor,
    endSubscription: (...values) => vendor.endSubscription(...values).finally(notify),
    refundInvoice: (...values) => vendor.refundInvoice(...values).finally(notify),
    contracts: contracts && {
      ...contracts,
      stopRenewal: (...values) => contracts.stopRenewal(...values).finally(notify),
      ...(endUnpaid && { endUnpaid: (...values) => endUnpaid(...values).finally(notify) }),
    },
  };
}
