import { createHmac, timingSafeEqual } from 'node:crypto';

const HOUR = 3_600;
/** Tolerance for the clock of the ticket's maker, s. */
const SKEW = 300;

/** `<id>.<expiry>.<hmac>`: an entry's number, seconds since 1970, and the hex HMAC-SHA256 of `<id>.<expiry>`. */
const shape = /^(([1-9]\d{0,14})\.(\d{1,11}))\.([0-9a-f]{64})$/;

/**
 * The number of the entry that a ticket opens; `undefined` when it is not signed with the secret, has expired, or claims to
 * hold for longer than an hour.
 */
export function readTicket(
  ticket: unknown,
  { secret, now }: { secret: string; now: number },
): number | undefined {
  const [, signed, id, expiry, given] = shape.exec(typeof ticket === 'string' ? ticket : '') ?? [];
  if (signed === undefined || given === undefined) return undefined;
  const expected = createHmac('sha256', secret).update(signed).digest();
  if (!timingSafeEqual(expected, Buffer.from(given, 'hex'))) return undefined;
  const left = Number(expiry) - now / 1000;
  return left > 0 && left <= HOUR + SKEW ? Number(id) : undefined;
}
