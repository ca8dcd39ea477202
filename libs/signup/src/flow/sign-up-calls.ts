import { toBearerHeader } from '@guildhall/api-contract/members';
import { parseResponse } from '@guildhall/api-contract/responses';
import {
  ccuResponseSchema,
  joinStatusResponseSchema,
  toKnownRefusal,
  type CcuRequest,
  type HostedPage,
  type JoinStatusResponse,
  type SignUpRefusal,
  type SignUpRefusalCode,
} from '@guildhall/api-contract/signup';

/** The api's response to a sign-up: a page to pay on, or the reason why there is none. */
export type CcuOutcome =
  | { outcome: 'page'; page: HostedPage }
  | { outcome: 'refused'; refusal: SignUpRefusal };

/** A browser's calls to the api during a sign-up. They never reject. */
export interface SignUpCalls {
  /** `attempt` stays the same for the same sign-up, so that it is one payable page. */
  requestPage: (request: CcuRequest, attempt: string) => Promise<CcuOutcome>;
  /** The status of this browser's sign-up; `undefined` when the api cannot be reached. */
  requestStatus: () => Promise<JoinStatusResponse | undefined>;
}

/** Timeouts for a page and for a status, ms. */
const timeoutMs = { page: 30_000, status: 10_000 };

/** Options of a browser's calls during a sign-up. */
export interface SignUpCallsOptions {
  /**
   * Sends the requests.
   *
   * @default fetch
   */
  fetchFrom?: typeof fetch;
  /**
   * The ID token of the logged-in member, who then joins as an existing customer.
   *
   * @default nobody is logged in
   */
  idToken?: (() => Promise<string | undefined>) | undefined;
  /** Called with the code of a refusal that is shown as a technical error; never with form values. */
  onTechnicalError?: (code: string) => void;
}

/** Calls `POST /api/v1/ccu` and `POST /api/v1/join-status`. */
export function createSignUpCalls({
  fetchFrom = fetch,
  idToken,
  onTechnicalError,
}: SignUpCallsOptions = {}): SignUpCalls {
  const post = (name: string, body: object, ms: number, headers: Record<string, string> = {}) =>
    fetchFrom(`/api/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ms),
    });
  return {
    async requestPage(request, attempt) {
      try {
        const token = await idToken?.().catch(() => undefined);
        const headers = { 'idempotency-key': attempt, ...(token !== undefined && toBearerHeader(token)) };
        const response = await post('ccu', request, timeoutMs.page, headers);
        if (response.status === 429) return refuse('too_often');
        if (response.status === 503) return refuse('not_now');
        if (response.ok) return toOutcome(await response.json(), onTechnicalError);
        onTechnicalError?.(String(response.status));
      } catch {
        // No response, or no JSON: a technical error, too.
      }
      return refuse('technical_error');
    },
    async requestStatus() {
      try {
        const response = await post('join-status', {}, timeoutMs.status);
        return response.ok ? parseResponse(joinStatusResponseSchema, await response.json()) : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

function refuse(error_code: SignUpRefusalCode): CcuOutcome {
  return { outcome: 'refused', refusal: { error_code } };
}

function toOutcome(body: unknown, onTechnicalError?: (code: string) => void): CcuOutcome {
  const response = parseResponse(ccuResponseSchema, body) ?? { error_code: 'no page' };
  if ('url' in response) return { outcome: 'page', page: response };
  const refusal = toKnownRefusal(response);
  if (refusal.error_code === 'technical_error') onTechnicalError?.(response.error_code);
  return { outcome: 'refused', refusal };
}
