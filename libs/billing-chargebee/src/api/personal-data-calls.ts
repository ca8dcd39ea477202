import { VendorRefusal, type PersonalData, type VendorOptions } from '@guildhall/suppliers';
import * as v from 'valibot';
import type { ChargebeeSite } from './chargebee-site.ts';
import { connectSdk, ignoreMissing, listAll, read, sdkCall } from './vendor-sdk.ts';

const resource = v.record(v.string(), v.unknown());
const clearedSchema = v.object({ pii_cleared: v.optional(v.string(), 'active') });

/**
 * Creates what members get of the vendor's data, custom fields such as the tax number included, and its "clear personal data": the site's
 * settings at the vendor say which fields that clears, and when. Invoices stay.
 */
export function createPersonalDataCalls(site: ChargebeeSite, options: VendorOptions): PersonalData {
  const sdk = connectSdk(site, options, { keepsCustomFields: true });
  const readCustomer = (id: string) =>
    ignoreMissing(async () => read(resource, (await sdkCall(() => sdk.customer.retrieve(id))).customer));
  return {
    async read({ customerIds }) {
      const [customers, subscriptions, invoices]: Record<string, unknown>[][] = [[], [], []];
      for (const id of customerIds) {
        const customer = await readCustomer(id);
        if (!customer) continue;
        customers?.push(customer);
        const filter = () => ({ customer_id: { is: id } });
        const lists = [
          await listAll(
            (page) => sdk.subscription.list({ ...filter(), ...page }),
            (entry) => entry.subscription,
          ),
          await listAll(
            (page) => sdk.invoice.list({ ...filter(), ...page }),
            (entry) => entry.invoice,
          ),
        ].map((entries) => read(v.array(resource), entries));
        subscriptions?.push(...(lists[0] ?? []));
        invoices?.push(...(lists[1] ?? []));
      }
      return { customers: customers ?? [], subscriptions: subscriptions ?? [], invoices: invoices ?? [] };
    },
    async erase({ customerIds }) {
      for (const id of customerIds) {
        const customer = await readCustomer(id);
        if (!customer || read(clearedSchema, customer).pii_cleared !== 'active') continue;
        try {
          await sdkCall(() => sdk.customer.clearPersonalData(id));
        } catch (error) {
          // Subscriptions that have not ended.
          if (error instanceof VendorRefusal && error.status === 409) return false;
          throw error;
        }
      }
      return true;
    },
  };
}
