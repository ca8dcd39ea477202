import { createHash, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { BillingEvent } from './attempt-store.ts';
import { findPlanId, type BillingSite } from './billing-site.ts';

const id = v.pipe(v.string(), v.regex(/^[\w.:@+-]{1,100}$/));

/** Only the ids and plans of an event are read; personal data is ignored. */
const eventSchema = v.object({
  id,
  event_type: v.pipe(v.string(), v.regex(/^[a-z_]{1,100}$/)),
  content: v.optional(
    v.object({
      customer: v.optional(v.object({ id })),
      subscription: v.optional(
        v.object({
          id,
          customer_id: v.optional(id),
          plan_id: v.optional(v.string()),
          subscription_items: v.optional(v.array(v.object({ item_price_id: v.string() })), []),
        }),
      ),
    }),
    {},
  ),
});

/** `unreadable`: not an event. `other`: not about a membership. */
export type ReadEvent = { event: BillingEvent } | 'unreadable' | 'other';

/** Reads an event; those of other plans, and those without a customer, are `other`. */
export function readEvent(site: BillingSite, body: unknown, receivedAt: number): ReadEvent {
  const result = v.safeParse(eventSchema, body);
  if (!result.success) return 'unreadable';
  const { id, event_type: type, content } = result.output;
  const { customer, subscription } = content;
  const customerId = customer?.id ?? subscription?.customer_id;
  if (customerId === undefined || !subscription || !/^(subscription|payment)_/.test(type)) return 'other';
  const planIds = subscription.subscription_items.map((item) => item.item_price_id);
  if (subscription.plan_id !== undefined) planIds.push(subscription.plan_id);
  if (findPlanId(site, planIds) === undefined) return 'other';
  return { event: { site: site.name, id, type, customerId, subscriptionId: subscription.id, receivedAt } };
}

/**
 * The site with these credentials (HTTP basic). Compared in constant time, against timing attacks.
 */
export function findSiteByCredentials(
  sites: readonly BillingSite[],
  authorization: string | undefined,
): BillingSite | undefined {
  const shown = digest(authorization ?? '');
  let found: BillingSite | undefined;
  for (const site of sites) {
    const { user, password } = site.webhook;
    const right = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
    if (timingSafeEqual(shown, digest(right))) found = site;
  }
  return found;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
