const dayMs = 24 * 60 * 60_000;

/** Days from the arrival of a withdrawal in which the payment is to be refunded. */
const refundDays = 14;

/** Computes the time until which a withdrawal that has arrived then is to be refunded, ms since 1970. */
export const computeRefundTime = (receivedAt: number): number => receivedAt + refundDays * dayMs;

/** Returns the day of a time in a time zone, as `2026-12-13`. */
export function toDay(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(at);
}
