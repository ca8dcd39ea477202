import { createFaultList, type FaultList } from '../faults/fault-list.ts';
import { fetchInProcess } from '../fetch-in-process.ts';
import { createRequestLog } from '../requests/request-log.ts';
import { createBilling, siteNames, type Billing, type BillingOptions } from './billing.ts';
import { buildBillingSite, serviceNames } from './build-billing-apps.ts';
import type { SiteName } from './state/site-state.ts';
import { addCustomer, addSubscription } from './state/customers.ts';
import type { Customer, Subscription } from './state/resources.ts';
import { pay, type PaymentOutcome } from './state/checkout.ts';
import { endPayment } from './state/invoices.ts';

/** The billing vendor without ports, with a clock that a test moves. */
export interface InProcessBilling extends Billing {
  faults: FaultList;
  fetch: Record<SiteName, typeof fetch>;
  /** Pays an opened page. @param email as submitted in the form */
  pay(site: SiteName, pageId: string, email: string): PaymentOutcome;
  /** Ends every payment in progress, as paid or as refused by the bank. */
  endPayments(site: SiteName, isPaid: boolean): void;
  /** Adds a customer with a subscription that did not come from a hosted page. */
  addMember(
    site: SiteName,
    member: { email: string; planId: string },
  ): { customer: Customer; subscription: Subscription };
  /** Adds a subscription to a customer. */
  addSubscription(site: SiteName, subscription: { customerId: string; planId: string }): Subscription;
  requests(site: SiteName): readonly { method: string; path: string }[];
}

export type InProcessBillingOptions = Omit<BillingOptions, 'wait'>;

/**
 * The billing vendor for tests that call it thousands of times.
 *
 * @example
 * const vendor = createInProcessBilling({ now: () => new Date(time) });
 * await vendor.fetch.live(`${vendor.origins.live}/api/v2/hosted_pages`, { headers });
 */
export function createInProcessBilling({
  now,
  eventsTo,
  post,
  seed,
}: InProcessBillingOptions): InProcessBilling {
  const wait = async () => undefined;
  const billing = createBilling({ now, wait, eventsTo, ...(post && { post }), ...(seed && { seed }) });
  const origins = {
    live: 'http://127.0.0.1:4401',
    test: 'http://127.0.0.1:4402',
    script: 'http://127.0.0.1:4403',
  };
  Object.assign(billing.origins, origins);
  const faults = createFaultList();
  const log = createRequestLog(now);
  const options = { faults, log, wait };
  const createSiteFetch = (name: SiteName) => fetchInProcess(buildBillingSite(billing, name, options));
  const [live, test] = siteNames.map(createSiteFetch) as [typeof fetch, typeof fetch];
  return {
    ...billing,
    faults,
    fetch: { live, test },
    pay(name, pageId, email) {
      const page = billing.sites[name].pages.get(pageId);
      if (!page) throw new RangeError('there is no such page');
      return pay(billing.sites[name], page, email);
    },
    endPayments(name, isPaid) {
      for (const invoice of billing.sites[name].invoices.values())
        if (invoice.status === 'payment_due') endPayment(billing.sites[name], invoice, isPaid);
    },
    addMember(name, { email, planId }) {
      const customer = addCustomer(billing.sites[name], { email });
      return {
        customer,
        subscription: addSubscription(billing.sites[name], { customerId: customer.id, planId }),
      };
    },
    addSubscription: (name, subscription) => addSubscription(billing.sites[name], subscription),
    requests: (name) => log.all().filter(({ service }) => service === serviceNames[name]),
  };
}
