import { createHmac, timingSafeEqual } from 'node:crypto';

const maxAgeS = 3_600;
/** Tolerance for the issuer's clock, s. */
const maxClockSkewS = 300;

/** `<id>.<expiry>.<hmac>`: entry ID, seconds since 1970, and the hex HMAC-SHA256 of `<id>.<expiry>`. */
const ticketPattern = /^(([1-9]\d{0,14})\.(\d{1,11}))\.([0-9a-f]{64})$/;

/**
 * Returns the entry ID of a ticket; `undefined` if its signature is wrong, it has expired, or its expiry is more than
 * an hour ahead.
 */
export function readTicket(
  ticket: unknown,
  { secrets, now }: { secrets: readonly string[]; now: number },
): number | undefined {
  const [, signed, id, expiry, given] = ticketPattern.exec(typeof ticket === 'string' ? ticket : '') ?? [];
  if (signed === undefined || given === undefined) return undefined;
  const isSignedWith = (secret: string) =>
    timingSafeEqual(createHmac('sha256', secret).update(signed).digest(), Buffer.from(given, 'hex'));
  if (!secrets.some(isSignedWith)) return undefined;
  const remainingS = Number(expiry) - now / 1000;
  return remainingS > 0 && remainingS <= maxAgeS + maxClockSkewS ? Number(id) : undefined;
}
