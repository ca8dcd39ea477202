import type { SdocRequest } from '@guildhall/api-contract';
import type { OrderedVariant } from './admin-answers.ts';

/** Vendors that mark a product as an event. */
const eventVendors = new Set(['zoom-event', 'offline-event']);

/** `gone`: something that is ordered is no more. `one-only`: more than one place at one event. */
export type OrderVerdict = 'fine' | 'gone' | 'one-only';

/** Judges an order by what the shop says of its variants: one place per event, in whatever lines and variants. */
export function judgeOrder(
  lineItems: SdocRequest['lineItems'],
  variants: readonly OrderedVariant[],
): OrderVerdict {
  const byId = new Map(variants.map((variant) => [variant.id, variant]));
  const places = new Map<string, number>();
  for (const { variantId, quantity } of lineItems) {
    const variant = byId.get(variantId);
    if (!variant) return 'gone';
    if (!eventVendors.has(variant.vendor)) continue;
    places.set(variant.productId, (places.get(variant.productId) ?? 0) + quantity);
  }
  return [...places.values()].some((count) => count > 1) ? 'one-only' : 'fine';
}
