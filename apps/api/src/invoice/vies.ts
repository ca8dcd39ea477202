import { UpstreamError } from '@guildhall/upstream';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import { connect, type OnSupplierEvent } from '../suppliers/connect.ts';
import { whileBusy } from '../suppliers/while-busy.ts';
import { boundedMemory } from './bounded-memory.ts';
import { readVatNumber, type VatNumber } from './vat-number.ts';

/** What the EU's check returned for a number that it confirmed: what an auditor asks for. */
export interface Confirmation {
  /** When, as ISO 8601. */
  at: string;
  /** The number of this consultation; only with a requester. */
  consultation: string | undefined;
  /** Whose number it is; some countries do not say. */
  name: string | undefined;
}

/** `unknown`: nobody can say at the moment, which never means that a number is wrong. */
export type VatVerdict =
  | { verdict: 'valid'; confirmation: Confirmation }
  | { verdict: 'invalid' }
  /** `requester`: the number in whose name is asked is not accepted, a matter of configuration. */
  | { verdict: 'unknown'; because?: 'requester' };

/** The EU's check of VAT numbers. */
export interface VatCheck {
  /**
   * A number that was confirmed is not asked for again for ten minutes. Never rejects for a failure of the service; only
   * when the caller gives up.
   *
   * @param onRequesterRefused is called when the seller's own number is not accepted; the check then goes on without it
   */
  verdictOn(number: VatNumber, signal: AbortSignal, onRequesterRefused: () => void): Promise<VatVerdict>;
}

const rememberedMs = 10 * 60_000;
const maxRemembered = 1_000;

const failure = v.object({
  actionSucceed: v.literal(false),
  errorWrappers: v.optional(v.array(v.looseObject({ error: v.optional(v.string()) }))),
});

/** A field of the service, which writes `---` where it has no value. */
const known = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => (/^[-\s]*$/.test(text) ? undefined : text.trim())),
);

/**
 * The service says most of its failures with status 200 and `actionSucceed: false`, some of them with a
 * `valid` that has no meaning.
 */
const success = v.object({
  actionSucceed: v.optional(v.literal(true)),
  valid: v.boolean(),
  requestDate: v.optional(v.string()),
  requestIdentifier: known,
  name: known,
});

export function connectVatCheck(
  config: Config,
  onEvent: OnSupplierEvent,
  now: () => number = Date.now,
): VatCheck {
  const { VIES_URL: url, VIES_DEADLINE_MS: deadlineMs, SELLER_VAT_NUMBER: own = '' } = config;
  const service = connect({ name: 'vat-check', url, deadlineMs, onEvent });
  const seller = readVatNumber(config.SHOP_COUNTRY, own);
  const confirmed = boundedMemory<{ confirmation: Confirmation; at: number }>(maxRemembered);

  async function check(
    { country, number }: VatNumber,
    requester: VatNumber | undefined,
    signal: AbortSignal,
  ) {
    const body = {
      countryCode: country,
      vatNumber: number,
      ...(requester && {
        requesterMemberStateCode: requester.country,
        requesterNumber: requester.number,
      }),
    };
    const answer = await whileBusy({
      send: (leftMs) => service.post(body, { repeatable: true, deadlineMs: leftMs, signal }),
      isBusy: (answer) => errorsOf(answer).some((error) => /_CONCURRENT_REQ|^TIMEOUT$/.test(error)),
      deadlineMs,
      signal,
    });
    return readVerdict(answer, now);
  }

  return {
    async verdictOn(number, signal, onRequesterRefused) {
      const key = number.country + number.number;
      const before = confirmed.get(key);
      if (before && now() - before.at < rememberedMs)
        return { verdict: 'valid', confirmation: before.confirmation };
      try {
        let result = await check(number, seller, signal);
        if (result.verdict === 'unknown' && result.because === 'requester') {
          onRequesterRefused();
          result = await check(number, undefined, signal);
        }
        if (result.verdict === 'valid') confirmed.put(key, { confirmation: result.confirmation, at: now() });
        return result;
      } catch (error) {
        if (error instanceof UpstreamError) return { verdict: 'unknown' };
        throw error;
      }
    },
  };
}

function errorsOf(answer: unknown): string[] {
  const result = v.safeParse(failure, answer);
  return result.success ? (result.output.errorWrappers ?? []).map(({ error = '' }) => error) : [];
}

function readVerdict(answer: unknown, now: () => number): VatVerdict {
  if (errorsOf(answer).includes('INVALID_REQUESTER_INFO'))
    return { verdict: 'unknown', because: 'requester' };
  const result = v.safeParse(success, answer);
  if (!result.success) return { verdict: 'unknown' };
  const { valid, requestDate, requestIdentifier: consultation, name } = result.output;
  if (!valid) return { verdict: 'invalid' };
  const at = requestDate ?? new Date(now()).toISOString();
  return { verdict: 'valid', confirmation: { at, consultation, name } };
}
