import { createHmac, timingSafeEqual } from 'node:crypto';

const maxAgeS = 3_600;
/** Tolerance for the clock of the ticket's maker, s. */
const maxClockSkewS = 300;

/** `<id>.<expiry>.<hmac>`: an entry's number, seconds since 1970, and the hex HMAC-SHA256 of `<id>.<expiry>`. */
const ticketPattern = /^(([1-9]\d{0,14})\.(\d{1,11}))\.([0-9a-f]{64})$/;

/**
 * The number of the entry that a ticket opens; `undefined` when it is not signed with the secret, has expired, or claims to
 * hold for longer than an hour.
 */
export function readTicket(
  ticket: unknown,
  { secret, now }: { secret: string; now: number },
): number | undefined {
  const [, signed, id, expiry, given] = ticketPattern.exec(typeof ticket === 'string' ? ticket : '') ?? [];
  if (signed === undefined || given === undefined) return undefined;
  const expected = createHmac('sha256', secret).update(signed).digest();
  if (!timingSafeEqual(expected, Buffer.from(given, 'hex'))) return undefined;
  const remainingS = Number(expiry) - now / 1000;
  return remainingS > 0 && remainingS <= maxAgeS + maxClockSkewS ? Number(id) : undefined;
}
