import type { MemberStatusResponse } from '@guildhall/api-contract/members';
import {
  isMembershipPlan,
  type MemberPortal,
  type MemberVendor,
  type VendorOptions,
  VendorRefusal,
} from '@guildhall/suppliers';
import { UpstreamError } from '@guildhall/upstream';
import * as v from 'valibot';
import { createAccountCalls } from './account-calls.ts';
import type { ChargebeeSite } from './chargebee-site.ts';
import { createDetailsCalls } from './details-calls.ts';
import { selectByStatus } from './member-status.ts';
import { termSchema } from './subscription-term.ts';
import { connectSdk, listAll, read, sdkCall, type Sdk } from './vendor-sdk.ts';

const seconds = v.optional(v.number());
const subscription = v.object({
  id: v.optional(v.string(), ''),
  ...termSchema.entries,
  start_date: seconds,
  next_billing_at: seconds,
  resume_date: seconds,
  deleted: v.optional(v.boolean(), false),
  plan_id: v.optional(v.string()),
  subscription_items: v.optional(v.array(v.object({ item_price_id: v.string() })), []),
});
type Subscription = v.InferOutput<typeof subscription>;
const session = v.object({ id: v.string(), access_url: v.pipe(v.string(), v.url()) });
const customer = v.object({
  email: v.optional(v.string()),
  first_name: v.optional(v.string(), ''),
  last_name: v.optional(v.string(), ''),
  deleted: v.optional(v.boolean(), false),
});

/** Connects through the vendor's SDK; custom fields are removed from its responses. */
export function connectMemberVendor(site: ChargebeeSite, options: VendorOptions): MemberVendor {
  const sdk = connectSdk(site, options);
  return {
    async fetchStatus(customerId) {
      const filter = () => ({ customer_id: { is: customerId } });
      const entries = await listAll(
        (page) => sdk.subscription.list({ ...filter(), ...page }),
        (entry) => entry.subscription,
      );
      const subscriptions = read(v.array(subscription), entries);
      return toMemberStatus(subscriptions.filter((entry) => isMembershipPlan(site, listPlanIds(entry))));
    },
    portal: createPortal(sdk, site),
    details: createDetailsCalls(sdk),
    account: createAccountCalls(sdk, site),
    async findContact(customerId) {
      const found = await sdkCall(() => sdk.customer.retrieve(customerId)).catch((error: unknown) => {
        if (error instanceof VendorRefusal && error.status === 404) return undefined;
        throw error;
      });
      if (!found) return undefined;
      const { email, first_name, last_name, deleted } = read(customer, found.customer);
      return deleted || !email ? undefined : { email, name: `${first_name} ${last_name}`.trim() };
    },
  };
}

function createPortal(sdk: Sdk, site: ChargebeeSite): MemberPortal {
  return {
    async open(customerId, returnUrl) {
      const createdSession = await sdkCall(() =>
        sdk.portalSession.create({ customer: { id: customerId }, redirect_url: returnUrl }),
      );
      const { id, access_url: accessUrl } = read(session, createdSession.portal_session);
      // Browsers must only be sent to the vendor's own host.
      if (new URL(accessUrl).origin !== site.origin)
        throw new UpstreamError('UPSTREAM_BODY', 'billing', '/api/v2/portal_sessions');
      return { sessionId: id, accessUrl };
    },
    async close(sessionId) {
      await sdkCall(() => sdk.portalSession.logout(sessionId)).catch((error: unknown) => {
        if (!(error instanceof VendorRefusal) || ![404, 409].includes(error.status)) throw error;
      });
    },
  };
}

/** The vendor's ids of what is subscribed to, in either catalogue. */
function listPlanIds({ plan_id: planId, subscription_items: items }: Subscription): string[] {
  return [...(planId === undefined ? [] : [planId]), ...items.map((item) => item.item_price_id)];
}

function toMemberStatus(subscriptions: readonly Subscription[]): MemberStatusResponse {
  const { status, endS = 0, subscription: found } = selectByStatus(subscriptions) ?? {};
  if (status === undefined || !found) return { status: 'none' };
  return {
    ...{ status, ...(endS > 0 && { endsAt: new Date(endS * 1000).toISOString() }) },
    ...(found.id !== '' && { contract: found.id }),
  };
}
