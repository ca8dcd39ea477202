import { UpstreamError } from '@guildhall/upstream';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import { connect, type Tell } from '../suppliers/connect.ts';
import type { VatNumber } from './vat-number.ts';

/** `unknown`: nobody can say at the moment, which never means that a number is wrong. */
export type VatVerdict = 'valid' | 'invalid' | 'unknown';

/** The EU's check of VAT numbers. */
export interface VatCheck {
  /** Never rejects for a failure of the service; only when the caller gives up. */
  verdictOn(number: VatNumber, signal: AbortSignal): Promise<VatVerdict>;
}

/**
 * The service says most of its failures with status 200 and `actionSucceed: false`, some of them with a `valid` that
 * means nothing.
 */
const answer = v.object({ actionSucceed: v.optional(v.literal(true)), valid: v.boolean() });

export function connectVatCheck(config: Config, tell: Tell): VatCheck {
  const service = connect({
    name: 'vat-check',
    url: config.VIES_URL,
    deadlineMs: config.VIES_DEADLINE_MS,
    tell,
  });
  return {
    async verdictOn({ country, number }, signal) {
      try {
        const body = { countryCode: country, vatNumber: number };
        const result = v.safeParse(answer, await service.post(body, { repeatable: true, signal }));
        if (!result.success) return 'unknown';
        return result.output.valid ? 'valid' : 'invalid';
      } catch (error) {
        if (error instanceof UpstreamError) return 'unknown';
        throw error;
      }
    },
  };
}
