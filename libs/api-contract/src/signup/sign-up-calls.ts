import { toBearerHeader } from '../members/bearer.ts';
import type { CcuErrorCode } from './ccu-error-codes.ts';
import type { CcuRequest, HostedPage } from './ccu.ts';
import type { JoinStatusResponse } from './join-status.ts';
import { joinMails, joinStatuses } from './join-statuses.ts';
import { isSignUpFieldPath, type SignUpFieldPath } from './sign-up-fields.ts';

/** The api's response to a sign-up: a page to pay on, or the reason why there is none. */
export type CcuOutcome =
  | { outcome: 'page'; page: HostedPage }
  | { outcome: 'refused'; why: CcuErrorCode | 'too_often' | 'not_now'; field?: SignUpFieldPath };

/** The status of a sign-up, and the email about the login. */
export type SignUpProgress = Pick<JoinStatusResponse, 'status' | 'mail'>;

/** A browser's calls to the api during a sign-up. They never reject. */
export interface SignUpCalls {
  /** `attempt` stays the same for the same sign-up, so that it is one payable page. */
  requestPage: (request: CcuRequest, attempt: string) => Promise<CcuOutcome>;
  /** The status of this browser's sign-up; `undefined` when the api cannot be reached. */
  requestStatus: () => Promise<SignUpProgress | undefined>;
}

/** Timeouts for a page and for a status, ms. */
const timeoutMs = { page: 30_000, status: 10_000 };

export interface SignUpCallsOptions {
  fetchFrom?: typeof fetch;
  /** The ID token of the logged-in member, who then joins as an existing customer. */
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
        if (response.status === 429) return { outcome: 'refused', why: 'too_often' };
        if (response.status === 503) return { outcome: 'refused', why: 'not_now' };
        if (response.ok) return parseOutcome(await response.json(), onTechnicalError);
        onTechnicalError?.(String(response.status));
        return technicalError;
      } catch {
        return technicalError;
      }
    },
    async requestStatus() {
      try {
        const response = await post('join-status', {}, timeoutMs.status);
        return response.ok ? parseStatus(await response.json()) : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

const technicalError: CcuOutcome = { outcome: 'refused', why: 'technical_error' };
const known = ['user_exists', 'invalid_zip_code', 'invalid_field', 'confirming'] as const;

function parseOutcome(response: unknown, onTechnicalError?: (code: string) => void): CcuOutcome {
  const { error_code: code, field: named, id, url } = toRecord(response);
  if (code === undefined && typeof id === 'string' && typeof url === 'string')
    return { outcome: 'page', page: response as HostedPage };
  const why = known.find((one) => one === code);
  const field = isSignUpFieldPath(named) ? named : undefined;
  if (why && (field || why !== 'invalid_field')) return { outcome: 'refused', why, ...(field && { field }) };
  onTechnicalError?.(typeof code === 'string' ? code : 'no page');
  return technicalError;
}

function parseStatus(response: unknown): SignUpProgress | undefined {
  const { status, mail } = toRecord(response);
  const known = joinStatuses.find((one) => one === status);
  return known && { status: known, mail: joinMails.find((one) => one === mail) };
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
