import { createHash, timingSafeEqual } from 'node:crypto';
import { type BillingSite, isMembershipPlan, type ReadEvent } from '@guildhall/suppliers';
import * as v from 'valibot';
import type { ChargebeeSite } from './chargebee-site.ts';

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

/** Reads an event; those of other plans, and those without a customer, are `other`. */
export function readEvent(site: BillingSite, body: unknown, receivedAt: number): ReadEvent {
  const result = v.safeParse(eventSchema, body);
  if (!result.success) return 'unreadable';
  const { id, event_type: type, content } = result.output;
  const { customer, subscription } = content;
  const customerId = customer?.id ?? subscription?.customer_id;
  // Somebody may have changed the address, in the portal or in the vendor's administration.
  if (type === 'customer_changed' && customer)
    return {
      event: { site: site.name, id, type, customerId: customer.id, subscriptionId: undefined, receivedAt },
    };
  if (customerId === undefined || !subscription || !/^(subscription|payment)_/.test(type)) return 'other';
  const planIds = subscription.subscription_items.map((item) => item.item_price_id);
  if (subscription.plan_id !== undefined) planIds.push(subscription.plan_id);
  if (!isMembershipPlan(site, planIds)) return 'other';
  return { event: { site: site.name, id, type, customerId, subscriptionId: subscription.id, receivedAt } };
}

/**
 * True for the password of the site's events (HTTP basic), with any user name. Compared in constant time, against timing
 * attacks.
 */
export function hasCredentials(
  { webhookPasswords }: Pick<ChargebeeSite, 'webhookPasswords'>,
  authorization = '',
): boolean {
  const [, encoded = ''] = /^Basic (\S+)$/i.exec(authorization) ?? [];
  const [, password = ''] = /^[^:]*:(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  const sent = digest(password);
  return webhookPasswords.map((right) => timingSafeEqual(sent, digest(right))).includes(true);
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
