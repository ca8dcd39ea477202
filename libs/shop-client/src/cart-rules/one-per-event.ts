import type { EventKind } from '@guildhall/organisation';

/** The vendors whose products are places at events, by the kind of event; those of the organisation. */
export type EventVendors = Readonly<Record<string, EventKind>>;

/**
 * Returns the kind of event by the vendor's name; `undefined` for goods.
 *
 * @example
 * getEventKind('evenings', { evenings: 'online' }); // 'online'
 */
export function getEventKind(vendor: string, eventVendors: EventVendors): EventKind | undefined {
  return Object.hasOwn(eventVendors, vendor) ? eventVendors[vendor] : undefined;
}

/** A quantity of one variant; `product` is an ID or handle of its product. */
export interface Booking {
  /** ID or handle of the product. */
  product: string;
  /** True for a place at an event. */
  isEvent: boolean;
  /** Number of places. */
  quantity: number;
}

/**
 * Finds the events with more than one booked place, in any variants: one per event is allowed.
 *
 * @returns their `product`
 * @example
 * const places = { product: 'winter-lecture', isEvent: true, quantity: 1 };
 * findOverbooked([places, places]).has('winter-lecture'); // true
 */
export function findOverbooked(bookings: readonly Booking[]): Set<string> {
  const places = new Map<string, number>();
  for (const { product, isEvent, quantity } of bookings)
    if (isEvent) places.set(product, (places.get(product) ?? 0) + quantity);
  return new Set([...places].filter(([, count]) => count > 1).map(([product]) => product));
}
