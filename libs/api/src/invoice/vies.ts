import { connect, type OnSupplierEvent, retryWhileBusy } from '@guildhall/suppliers';
import { UpstreamError } from '@guildhall/upstream';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { Config } from '../config/config.ts';
import type { VatNumber } from '../config/vat-number.ts';

/** The EU’s confirmation of a number, for auditors. */
interface Confirmation {
  /** ISO 8601. */
  at: string;
  /** The number of this consultation; only with a requester. */
  consultation: string | undefined;
  /** The owner; some countries do not disclose it. */
  name: string | undefined;
}

/** `unknown`: the check has no response at the moment, which never means that a number is wrong. */
type VatCheckResult =
  | { status: 'valid'; confirmation: Confirmation }
  | { status: 'invalid' }
  /** `requester`: the service does not accept the seller's own number, a matter of configuration. */
  | { status: 'unknown'; because?: 'requester' };

/** The EU's check of VAT numbers. */
export interface VatCheck {
  /**
   * A confirmed number is cached for ten minutes. Rejects only when the caller aborts, never for a failure of the
   * service.
   *
   * @param onRequesterRefused is called when the seller's own number is not accepted; the check then continues without
   *   it
   */
  check(number: VatNumber, signal: AbortSignal, onRequesterRefused: () => void): Promise<VatCheckResult>;
}

const rememberedMs = 10 * 60_000;
const maxRemembered = 1_000;

const failure = v.object({
  actionSucceed: v.literal(false),
  errorWrappers: v.optional(v.array(v.looseObject({ error: v.optional(v.string()) }))),
});

/** A field of the service, which writes `---` where it has no value. */
const optionalText = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => (/^[-\s]*$/.test(text) ? undefined : text.trim())),
);

/**
 * The service reports most of its failures with status 200 and `actionSucceed: false`, some of them with a
 * `valid` that has no meaning.
 */
const success = v.object({
  actionSucceed: v.optional(v.literal(true)),
  valid: v.boolean(),
  requestDate: v.optional(v.string()),
  requestIdentifier: optionalText,
  name: optionalText,
});

interface VatCheckOptions {
  /** The seller's own number, with which the check gives a consultation number. */
  seller: VatNumber | undefined;
  deadlineMs: number;
  onEvent: OnSupplierEvent;
}

/** Connects to the EU's check of VAT numbers (VIES). */
export function connectVatCheck(
  { VIES_URL: url }: Pick<Config, 'VIES_URL'>,
  { seller, deadlineMs, onEvent }: VatCheckOptions,
): VatCheck {
  const service = connect({ name: 'vat-check', url, deadlineMs, onEvent });
  const confirmed = new LRUCache<string, { confirmation: Confirmation; at: number }>({ max: maxRemembered });

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
    const response = await retryWhileBusy({
      send: (leftMs) => service.post(body, { repeatable: true, deadlineMs: leftMs, signal }),
      isBusy: (response) => parseErrors(response).some((error) => /_CONCURRENT_REQ|^TIMEOUT$/.test(error)),
      deadlineMs,
      signal,
    });
    return parseResult(response);
  }

  return {
    async check(number, signal, onRequesterRefused) {
      const key = number.country + number.number;
      const before = confirmed.get(key);
      if (before && Date.now() - before.at < rememberedMs)
        return { status: 'valid', confirmation: before.confirmation };
      try {
        let result = await check(number, seller, signal);
        if (result.status === 'unknown' && result.because === 'requester') {
          onRequesterRefused();
          result = await check(number, undefined, signal);
        }
        if (result.status === 'valid')
          confirmed.set(key, { confirmation: result.confirmation, at: Date.now() });
        return result;
      } catch (error) {
        if (error instanceof UpstreamError) return { status: 'unknown' };
        throw error;
      }
    },
  };
}

function parseErrors(response: unknown): string[] {
  const result = v.safeParse(failure, response);
  return result.success ? (result.output.errorWrappers ?? []).map(({ error = '' }) => error) : [];
}

function parseResult(response: unknown): VatCheckResult {
  if (parseErrors(response).includes('INVALID_REQUESTER_INFO'))
    return { status: 'unknown', because: 'requester' };
  const result = v.safeParse(success, response);
  if (!result.success) return { status: 'unknown' };
  const { valid, requestDate, requestIdentifier: consultation, name } = result.output;
  if (!valid) return { status: 'invalid' };
  const at = requestDate ?? new Date().toISOString();
  return { status: 'valid', confirmation: { at, consultation, name } };
}
