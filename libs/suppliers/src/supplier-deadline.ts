import type { HostSettings } from './adapter.ts';

/** Share of a call's time for one supplier. The rest is for the response, so that a slow supplier is named in it. */
const supplierShare = 0.8;

/**
 * Returns the deadline of a supplier's or a store's response within a call, ms.
 *
 * @example
 * computeSupplierDeadline({ DEADLINE_MS: 10_000 }); // 8000
 */
export function computeSupplierDeadline({ DEADLINE_MS }: Pick<HostSettings, 'DEADLINE_MS'>): number {
  return DEADLINE_MS * supplierShare;
}
