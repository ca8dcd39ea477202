import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

/** A command of the office, as it is sent to the api. */
export type OfficeEvent = v.InferOutput<typeof officeEventSchema>;

const reference = v.pipe(v.string(), v.regex(/^RF\d{2}[A-Z0-9]{1,21}$/));
const at = v.pipe(v.number(), v.safeInteger());
/** The bank's date or id of a payment: tells a second payment from a repeated command. */
const payment = v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e](?:[\x20-\x7e]{0,98}[\x21-\x7e])?$/)));

const officeEventSchema = v.variant('action', [
  v.strictObject({
    action: v.literal('confirm'),
    reference,
    /** In minor units. */
    amountMinor: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    payment,
    /** Time of the signature, ms since 1970. */
    at,
  }),
  v.strictObject({ action: v.literal('cancel'), reference, at }),
  v.strictObject({ action: v.literal('stop'), reference, at }),
  v.strictObject({ action: v.picklist(['refunded', 'renew', 'dismiss']), reference, payment, at }),
]);

const signedEventSchema = v.strictObject({
  payload: v.pipe(v.string(), v.maxLength(1_000)),
  signature: v.pipe(v.string(), v.maxLength(100)),
});

/** An event with its signature: the body of the request. */
export type SignedEvent = v.InferOutput<typeof signedEventSchema>;

/** Time for which a signature is valid, before and after its time, ms. */
const validMs = 5 * 60_000;
const scheme = 'Guildhall-Office';

const sign = (secret: string, purpose: 'request' | 'event', text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');

/** Signs a command. The signature covers every field, and is valid for five minutes. */
export function signOfficeEvent(
  secret: string,
  event: OfficeEvent,
): { authorization: string; body: SignedEvent } {
  const payload = JSON.stringify(event);
  return {
    authorization: `${scheme} ${event.at}.${sign(secret, 'request', String(event.at))}`,
    body: { payload, signature: sign(secret, 'event', payload) },
  };
}

/** True for a header of `signOfficeEvent` that is at most five minutes old. Compared in constant time. */
export function isOfficeAuthorization(
  secrets: readonly string[],
  authorization: string | undefined,
  now: number,
): boolean {
  const [, at = '', signature = ''] =
    /^Guildhall-Office (\d{1,16})\.([\w-]{1,100})$/.exec(authorization ?? '') ?? [];
  const isRight = secrets.some((secret) => isEqual(signature, sign(secret, 'request', at)));
  return isRight && isFresh(Number(at), now);
}

/** Reads a signed command; `undefined` if it is not one, was signed with none of the secrets, or is older than five minutes. */
export function readOfficeEvent(
  secrets: readonly string[],
  body: unknown,
  now: number,
): OfficeEvent | undefined {
  const signed = v.safeParse(signedEventSchema, body);
  if (!signed.success) return undefined;
  const { payload, signature } = signed.output;
  if (!secrets.some((secret) => isEqual(signature, sign(secret, 'event', payload)))) return undefined;
  const event = v.safeParse(v.pipe(v.string(), v.parseJson(), officeEventSchema), payload);
  return event.success && isFresh(event.output.at, now) ? event.output : undefined;
}

const isFresh = (at: number, now: number): boolean => Math.abs(now - at) <= validMs;

const isEqual = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
