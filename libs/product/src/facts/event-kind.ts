import type { ProductSummary } from '@guildhall/shop-client';

/** A place to be booked rather than a thing to be sent: `online`, or `onsite` where people meet. */
export type EventKind = 'online' | 'onsite';

/** What kind of event a product is, by the names the shop gives to vendors of events; `undefined` for things. */
export function eventKind({ vendor }: Pick<ProductSummary, 'vendor'>): EventKind | undefined {
  if (vendor === 'zoom-event') return 'online';
  return vendor === 'offline-event' ? 'onsite' : undefined;
}
