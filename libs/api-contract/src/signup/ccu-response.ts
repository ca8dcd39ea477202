import { either, object, text, type ResponseSchema } from '../responses/response-schema.ts';
import { signUpRefusalSchema, type SignUpRefusal } from './sign-up-refusal.ts';

/** The vendor's hosted page, passed on unchanged to the hosted checkout. Times in seconds since 1970. */
export interface HostedPage {
  /** The vendor's ID of the page. */
  id: string;
  /** The vendor's kind of page, such as `checkout_new`. */
  type: string;
  /** The URL on which the visitor pays. */
  url: string;
  /** The vendor's state, such as `created`. */
  state: string;
  /** True if a checkout over our page can show it. */
  embed?: boolean | undefined;
  /** Seconds since 1970. */
  created_at?: number | undefined;
  /** The end of the time in which it can be paid, seconds since 1970. */
  expires_at?: number | undefined;
  [field: string]: unknown;
}

const requiredFields = object({ id: text, type: text, url: text, state: text });

const hostedPageSchema: ResponseSchema<HostedPage> = (raw) => ({
  ...(raw as object),
  ...requiredFields(raw),
});

/**
 * Response 200 of `POST /api/v1/ccu`: a page to pay on, or the reason why there is none.
 *
 * @example
 * import { parseResponse } from '@guildhall/api-contract/responses';
 *
 * const response = await fetch('/api/v1/ccu', { method: 'POST', body: '{}' });
 * const answer = parseResponse(ccuResponseSchema, await response.json());
 * if (answer && 'url' in answer) location.assign((answer as HostedPage).url);
 */
export const ccuResponseSchema = either(signUpRefusalSchema, hostedPageSchema);

/** Response 200 of `POST /api/v1/ccu`, as this version's api sends it. */
export type CcuResponse = HostedPage | SignUpRefusal;
