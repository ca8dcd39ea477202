import { isCurrency, toMinorUnits, periodUnits } from '@guildhall/money';
import type {
  VendorCustomer,
  VendorInvoice,
  VendorPage,
  VendorPlan,
  VendorSubscription,
} from '@guildhall/suppliers';
import * as v from 'valibot';

/** A time of the vendor, in seconds, as ms since 1970. */
const time = v.pipe(
  v.number(),
  v.minValue(0),
  v.transform((seconds) => seconds * 1_000),
);
const minorUnits = v.pipe(v.number(), v.safeInteger());
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

/** The fields of a subscription that decide about a membership. */
export const subscriptionSchema = v.pipe(
  v.object({
    id,
    customer_id: v.optional(id),
    status: v.string(),
    created_at: v.optional(time, 0),
    plan_id: v.optional(v.string()),
    subscription_items: v.optional(v.array(v.object({ item_price_id: v.string() })), []),
  }),
  v.transform(({ subscription_items, plan_id, ...subscription }): VendorSubscription => ({
    id: subscription.id,
    customerId: subscription.customer_id,
    status: subscription.status,
    createdAt: subscription.created_at,
    /** The vendor's ids of what is subscribed to, in either catalogue. */
    planIds: [
      ...(plan_id === undefined ? [] : [plan_id]),
      ...subscription_items.map((item) => item.item_price_id),
    ],
  })),
);

/** The fields of an invoice that say what is paid. */
export const invoiceSchema = v.pipe(
  v.object({
    id,
    status: v.string(),
    currency_code: v.optional(v.string(), ''),
    amount_paid: v.optional(minorUnits, 0),
    linked_payments: v.optional(v.array(v.object({ txn_status: v.optional(v.string()) })), []),
    issued_credit_notes: v.optional(v.array(v.object({ cn_total: v.optional(minorUnits, 0) })), []),
  }),
  v.transform(({ linked_payments: payments, issued_credit_notes: notes, ...invoice }): VendorInvoice => ({
    id: invoice.id,
    isPaid: invoice.status === 'paid',
    currency: invoice.currency_code,
    netPaidMinor: toMinorUnits(
      Math.max(0, invoice.amount_paid - notes.reduce((sum, { cn_total }) => sum + cn_total, 0)),
    ),
    /** True while a bank is still processing a payment: it can be refunded afterwards. */
    isInProgress: payments.some(({ txn_status: status }) => status === 'in_progress'),
    paidMinor: toMinorUnits(invoice.amount_paid),
  })),
);

/** The fields used to find a customer. */
export const customerSchema = v.pipe(
  v.object({
    id,
    email: v.optional(v.string(), ''),
    deleted: v.optional(v.boolean(), false),
    updated_at: v.optional(time, 0),
  }),
  v.transform(({ deleted: isDeleted, updated_at: updatedAt, ...customer }): VendorCustomer => ({
    ...customer,
    isDeleted,
    updatedAt,
  })),
);

/** The id of our attempt in the pass-through content. */
const passThru = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => /^guildhall:([\w-]{8,64})$/.exec(text)?.[1]),
);

const page = v.object({
  id,
  type: v.optional(v.string(), 'checkout_new'),
  url: v.optional(v.string(), ''),
  state: v.string(),
  embed: v.optional(v.boolean()),
  created_at: v.optional(time),
  expires_at: v.optional(time),
  updated_at: v.optional(time),
  pass_thru_content: passThru,
  content: v.optional(
    v.object({
      customer: v.optional(customerSchema),
      subscription: v.optional(subscriptionSchema),
      invoice: v.optional(invoiceSchema),
    }),
    {},
  ),
});

/** A hosted page. `content` is there once it is paid. */
export const pageSchema = v.pipe(
  page,
  v.transform(
    ({
      pass_thru_content: attemptId,
      created_at: createdAt,
      expires_at: expiresAt,
      updated_at: updatedAt,
      ...rest
    }): VendorPage => ({ ...rest, attemptId, createdAt, expiresAt, updatedAt }),
  ),
);

export const toPassThru = (attemptId: string): string => `guildhall:${attemptId}`;

export const configurationsSchema = v.array(v.object({ product_catalog_version: v.optional(v.string()) }));

/**
 * Removes every custom field from a response, at any depth: one of them is the tax number, which the vendor echoes.
 */
export function withoutCustomFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutCustomFields);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !name.startsWith('cf_'))
      .map(([name, inner]) => [name, withoutCustomFields(inner)]),
  );
}

/** An item price of catalogue 2, a plan of catalogue 1. */
export const planSchema = v.pipe(
  v.object({
    status: v.optional(v.string()),
    pricing_model: v.optional(v.string()),
    currency_code: v.optional(v.string()),
    /** In minor units. */
    price: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
    period: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), 1),
    period_unit: v.optional(v.picklist(periodUnits)),
  }),
  v.transform(
    ({
      status,
      pricing_model: model,
      currency_code: currency,
      price,
      period,
      period_unit: unit,
    }): VendorPlan => ({
      status,
      price:
        price !== undefined && unit && isCurrency(currency) && (model === 'flat_fee' || model === 'per_unit')
          ? { amountMinor: toMinorUnits(price), currency, every: period, unit }
          : undefined,
    }),
  ),
);
