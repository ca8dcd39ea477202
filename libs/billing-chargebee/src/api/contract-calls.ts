import { isMembershipPlan, type VendorContract, type VendorContracts } from '@guildhall/suppliers';
import * as v from 'valibot';
import type { ChargebeeSite } from './chargebee-site.ts';
import { endsWithTerm, getTermEnd, termSchema } from './subscription-term.ts';
import { customerSchema } from './vendor-responses.ts';
import { listAll, read, sdkCall, type Sdk } from './vendor-sdk.ts';

const contractSchema = v.object({
  ...termSchema.entries,
  id: v.string(),
  customer_id: v.string(),
  created_at: v.optional(v.number(), 0),
  plan_id: v.optional(v.string()),
  subscription_items: v.optional(v.array(v.object({ item_price_id: v.string() })), []),
});

type Contract = v.InferOutput<typeof contractSchema>;

const invoiceSchema = v.object({ id: v.string(), subscription_id: v.optional(v.string()) });

/** Statuses of subscriptions that have ended. */
const ended = new Set(['cancelled', 'transferred']);

/** Creates what people who withdraw or cancel need. A contract is a subscription; its customers know it by the IDs of invoices too. */
export function createContractCalls(sdk: Sdk, site: ChargebeeSite): VendorContracts {
  const listInvoices = async (customerId: string) =>
    read(
      v.array(invoiceSchema),
      await listAll(
        (page) => sdk.invoice.list({ customer_id: { is: customerId }, ...page }),
        ({ invoice }) => invoice,
      ),
    );
  return {
    async listContracts(spellings) {
      const contracts: VendorContract[] = [];
      for (const customerId of await listCustomerIds(sdk, spellings)) {
        const entries = await listAll(
          (page) => sdk.subscription.list({ customer_id: { is: customerId }, ...page }),
          ({ subscription }) => subscription,
        );
        const subscriptions = read(v.array(contractSchema), entries).filter((one) =>
          isMembershipPlan(site, listPlanIds(one)),
        );
        if (subscriptions.length === 0) continue;
        const invoices = await listInvoices(customerId);
        for (const one of subscriptions)
          contracts.push(
            toContract(
              one,
              invoices.filter(({ subscription_id: id }) => id === one.id).map(({ id }) => id),
            ),
          );
      }
      return contracts.sort((one, other) => other.concludedAt - one.concludedAt);
    },
    async stopRenewal(id) {
      const found = read(contractSchema, (await sdkCall(() => sdk.subscription.retrieve(id))).subscription);
      if (ended.has(found.status) || endsWithTerm(found)) return toMs(getTermEnd(found));
      const stopped =
        site.catalogue === '1'
          ? await sdkCall(() => sdk.subscription.cancel(id, { end_of_term: true }))
          : await sdkCall(() => sdk.subscription.cancelForItems(id, { cancel_option: 'end_of_term' }));
      return toMs(getTermEnd(read(contractSchema, stopped.subscription)));
    },
  };
}

async function listCustomerIds(sdk: Sdk, spellings: readonly string[]): Promise<string[]> {
  const ids = new Set<string>();
  for (const email of spellings) {
    const entries = await listAll(
      (page) => sdk.customer.list({ email: { is: email }, ...page }),
      ({ customer }) => customer,
    );
    for (const { id, isDeleted } of read(v.array(customerSchema), entries)) if (!isDeleted) ids.add(id);
  }
  return [...ids];
}

function toContract(subscription: Contract, invoiceIds: readonly string[]): VendorContract {
  const { id, customer_id: customerId, created_at: createdAt, status } = subscription;
  return {
    ...{ references: [id, ...invoiceIds], customerId, planIds: listPlanIds(subscription) },
    ...{ concludedAt: createdAt * 1_000, subscriptionId: id },
    endsAt: toMs(getTermEnd(subscription)),
    isOpen: !ended.has(status),
  };
}

/** The vendor's ids of what is subscribed to, in either catalogue. */
function listPlanIds({ plan_id: planId, subscription_items: items }: Contract): string[] {
  return [...(planId === undefined ? [] : [planId]), ...items.map((item) => item.item_price_id)];
}

const toMs = (seconds: number | undefined): number | undefined =>
  seconds === undefined ? undefined : seconds * 1_000;
