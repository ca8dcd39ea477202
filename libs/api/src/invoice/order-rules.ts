import type { SdocRequest } from '@guildhall/api-contract/invoice';
import { findOverbooked, getEventKind, type Booking, type EventVendors } from '@guildhall/shop-client';
import type { OrderedVariant, SoldHere } from '@guildhall/suppliers';

/** Reason for which an order cannot be invoiced; `title` is the product’s. */
export type OrderProblem =
  | { kind: 'gone' }
  | { kind: 'unsold' | 'sold out' | 'never exempt'; title: string }
  | { kind: 'too few'; title: string; remaining: number }
  | { kind: 'one only' };

interface Order {
  lineItems: SdocRequest['lineItems'];
  /** From the shop’s Admin API. */
  variants: readonly OrderedVariant[];
  /** `undefined` if no storefront is configured. */
  soldHere: SoldHere | undefined;
  /** Vendors and product types, in lower case. */
  neverExempt: readonly string[];
  eventVendors: EventVendors;
}

/**
 * The first reason why an order cannot be invoiced, if there is one: a variant that no longer exists, is not sold (here)
 * or not in stock; a product that is never sold without VAT; more than one place at one event, over all its lines.
 */
export function validateOrder({
  lineItems,
  variants,
  soldHere,
  neverExempt,
  eventVendors,
}: Order): OrderProblem | undefined {
  const byId = new Map(variants.map((variant) => [variant.id, variant]));
  const ordered = new Map<string, number>();
  const bookings: Booking[] = [];
  const taxed: string[] = [];
  for (const { variantId, quantity } of lineItems) {
    const variant = byId.get(variantId);
    if (!variant) return { kind: 'gone' };
    const count = addQuantity(ordered, variantId, quantity);
    const missing = findAvailabilityProblem(variant, count, soldHere);
    if (missing) return missing;
    if (neverExempt.some((name) => [variant.vendor, variant.productType].map(toLowerCase).includes(name)))
      taxed.push(variant.title);
    const isEvent = getEventKind(variant.vendor, eventVendors) !== undefined;
    bookings.push({ product: variant.productId, isEvent, quantity });
  }
  const [title] = taxed;
  if (title !== undefined) return { kind: 'never exempt', title };
  return findOverbooked(bookings).size > 0 ? { kind: 'one only' } : undefined;
}

function findAvailabilityProblem(
  variant: OrderedVariant,
  count: number,
  soldHere?: SoldHere,
): OrderProblem | undefined {
  const { id, title, remaining: left } = variant;
  const here = soldHere ? soldHere.get(id) : { availableForSale: true };
  if (!variant.isActive || !here) return { kind: 'unsold', title };
  if (!variant.availableForSale || !here.availableForSale || left === 0) return { kind: 'sold out', title };
  return left !== undefined && count > left ? { kind: 'too few', title, remaining: left } : undefined;
}

function addQuantity(counts: Map<string, number>, key: string, quantity: number): number {
  const count = (counts.get(key) ?? 0) + quantity;
  counts.set(key, count);
  return count;
}

const toLowerCase = (text: string) => text.toLowerCase();
