/** A place to be booked, unlike goods to be shipped: `online`, or `onsite` for meetings in person. */
export type EventKind = 'online' | 'onsite';

/** Returns the kind of event by the vendor’s name; `undefined` for goods. */
export function getEventKind({ vendor }: { vendor: string }): EventKind | undefined {
  if (vendor === 'zoom-event') return 'online';
  return vendor === 'offline-event' ? 'onsite' : undefined;
}

/** A quantity of one variant; `product` is an ID or handle of its product. */
export interface Booking {
  product: string;
  vendor: string;
  quantity: number;
}

/**
 * Finds the events with more than one booked place, in any variants: one per event is allowed.
 *
 * @returns their `product`
 * @example findOverbooked(lines.map((line) => ({ ...line, product: line.productHandle }))).has('winter-lecture')
 */
export function findOverbooked(bookings: readonly Booking[]): Set<string> {
  const places = new Map<string, number>();
  for (const { product, vendor, quantity } of bookings)
    if (getEventKind({ vendor })) places.set(product, (places.get(product) ?? 0) + quantity);
  return new Set([...places].filter(([, count]) => count > 1).map(([product]) => product));
}
