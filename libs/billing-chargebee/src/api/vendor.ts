import type { Vendor, VendorCustomer, VendorOptions } from '@guildhall/suppliers';
import * as v from 'valibot';
import { createContractCalls } from './contract-calls.ts';
import type { ChargebeeSite } from './chargebee-site.ts';
import { toHostedPageParameters } from './hosted-page-parameters.ts';
import {
  configurationsSchema,
  customerSchema,
  pageSchema,
  planSchema,
  subscriptionSchema,
} from './vendor-responses.ts';
import { createPersonalDataCalls } from './personal-data-calls.ts';
import { createPaymentCalls } from './vendor-payments.ts';
import { connectSdk, listAll, read, sdkCall, ignoreMissing, type Sdk } from './vendor-sdk.ts';

/** A site of Chargebee. */
export interface ChargebeeVendor extends Vendor {
  /** The product catalogue the site has, as the vendor names it: `v1` or `v2`. */
  catalogue(): Promise<string | undefined>;
}

/** Connects to a site of the vendor through its own SDK, whose requests have our deadline, retries and breaker. */
export function connectVendor(site: ChargebeeSite, options: VendorOptions): ChargebeeVendor {
  const sdk = connectSdk(site, options);
  return {
    ...createCatalogueCalls(sdk, site),
    ...createCustomerCalls(sdk),
    ...createPageCalls(sdk, site),
    ...createPaymentCalls(sdk, site),
    contracts: createContractCalls(sdk, site),
    personalData: createPersonalDataCalls(site, options),
  };
}

function createCatalogueCalls(
  sdk: Sdk,
  site: ChargebeeSite,
): Pick<ChargebeeVendor, 'catalogue' | 'findPlan'> {
  return {
    async catalogue() {
      const { configurations } = await sdkCall(() => sdk.configuration.list());
      return read(configurationsSchema, configurations)[0]?.product_catalog_version;
    },
    findPlan: (id) =>
      ignoreMissing(async () => {
        if (site.catalogue === '1')
          return read(planSchema, (await sdkCall(() => sdk.plan.retrieve(id))).plan);
        return read(planSchema, (await sdkCall(() => sdk.itemPrice.retrieve(id))).item_price);
      }),
  };
}

function createCustomerCalls(
  sdk: Sdk,
): Pick<
  Vendor,
  'listCustomersByEmail' | 'findCustomer' | 'listCustomersSince' | 'listSubscriptions' | 'findSubscription'
> {
  return {
    async listCustomersByEmail(spellings) {
      const found = new Map<string, VendorCustomer>();
      for (const email of new Set(spellings)) {
        const entries = await listAll(
          (page) => sdk.customer.list({ email: { is: email }, ...page }),
          ({ customer }) => customer,
        );
        for (const customer of read(v.array(customerSchema), entries))
          if (!customer.isDeleted) found.set(customer.id, customer);
      }
      return [...found.values()];
    },
    findCustomer: (id) =>
      ignoreMissing(async () =>
        read(customerSchema, (await sdkCall(() => sdk.customer.retrieve(id))).customer),
      ),
    async listCustomersSince(since) {
      // The SDK's type wants a Date, which it would write as text; the vendor takes seconds.
      const filters = () => ({ updated_at: { after: toVendorTime(since) }, sort_by: { asc: 'updated_at' } });
      const entries = await listAll(
        (page) => sdk.customer.list({ ...(filters() as object), ...page }),
        ({ customer }) => customer,
      );
      return read(v.array(customerSchema), entries);
    },
    async listSubscriptions(customerIds) {
      const entries: unknown[] = [];
      // The vendor does not document how many IDs its filter accepts, so few at a time.
      for (let at = 0; at < customerIds.length; at += 20) {
        const some = customerIds.slice(at, at + 20);
        const filter = () => (some.length === 1 ? { is: some[0] as string } : { in: some });
        const list = (page: object) => sdk.subscription.list({ customer_id: filter(), ...page });
        entries.push(...(await listAll(list, ({ subscription }) => subscription)));
      }
      return read(v.array(subscriptionSchema), entries);
    },
    findSubscription: (id) =>
      ignoreMissing(async () =>
        read(subscriptionSchema, (await sdkCall(() => sdk.subscription.retrieve(id))).subscription),
      ),
  };
}

function createPageCalls(
  sdk: Sdk,
  site: ChargebeeSite,
): Pick<Vendor, 'createPage' | 'findPage' | 'listPaidPages' | 'acknowledgePage'> {
  return {
    async createPage(order) {
      const headers = { 'chargebee-idempotency-key': `guildhall-${order.attemptId}` };
      const { catalogue, input } = toHostedPageParameters(site, order);
      const createdPage =
        catalogue === '1'
          ? await sdkCall(() => sdk.hostedPage.checkoutNew(input, headers))
          : await sdkCall(() => sdk.hostedPage.checkoutNewForItems(input, headers));
      return read(pageSchema, createdPage.hosted_page);
    },
    findPage: (id) =>
      ignoreMissing(async () =>
        read(pageSchema, (await sdkCall(() => sdk.hostedPage.retrieve(id))).hosted_page),
      ),
    async listPaidPages(since, state = 'succeeded') {
      const filters = () => ({ state: { is: state }, updated_at: { after: toVendorTime(since) } });
      const entries = await listAll(
        (page) => sdk.hostedPage.list({ ...(filters() as object), ...page }),
        ({ hosted_page }) => hosted_page,
      );
      // Pages created by other programs may have another shape, and are ignored.
      const pages = entries.filter((entry) => v.is(pageSchema, entry));
      return read(v.array(pageSchema), pages).sort((a, b) => (a.updatedAt ?? 0) - (b.updatedAt ?? 0));
    },
    async acknowledgePage(id) {
      await sdkCall(() => sdk.hostedPage.acknowledge(id));
    },
  };
}

/** Converts ms since 1970 to the seconds of the vendor. */
const toVendorTime = (ms: number): string => String(Math.max(0, Math.floor(ms / 1_000)));
