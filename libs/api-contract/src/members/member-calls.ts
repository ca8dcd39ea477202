import { toBearerHeader } from './bearer.ts';
import type { MemberStatusResponse } from './member-status.ts';
import { memberStatuses } from './member-statuses.ts';

/**
 * The reason why a member's call failed. `session`: log in again. `forbidden`: it belongs to another member.
 * `too_often`, `not_now`: try again later. `offline`: the api was not reached. `technical_error`: anything else.
 */
export type MemberRefusal = 'session' | 'forbidden' | 'too_often' | 'not_now' | 'offline' | 'technical_error';

export type PortalOutcome =
  { outcome: 'url'; accessUrl: string } | { outcome: 'refused'; why: MemberRefusal };

export type MemberStatusOutcome =
  ({ outcome: 'status' } & MemberStatusResponse) | { outcome: 'refused'; why: MemberRefusal };

export type PasswordMailOutcome = { outcome: 'accepted' } | { outcome: 'refused'; why: MemberRefusal };

/** A member's calls to the api. They never reject, and log nothing. */
export interface MemberCalls {
  /** A fresh URL of the subscription portal; each works once. */
  openPortal: (idToken: string, chargeBeeId: string) => Promise<PortalOutcome>;
  /** Ends the open sessions at the portal. Also resolves if that fails. */
  leavePortal: (idToken: string) => Promise<void>;
  readStatus: (idToken: string) => Promise<MemberStatusOutcome>;
  /** The same outcome for every address. */
  sendPasswordMail: (email: string) => Promise<PasswordMailOutcome>;
}

export interface MemberCallsOptions {
  fetchFrom?: typeof fetch;
}

/** Deadline of a call, ms. */
const timeoutMs = 20_000;

const refusals: Partial<Record<number, MemberRefusal>> = {
  401: 'session',
  403: 'forbidden',
  429: 'too_often',
  502: 'not_now',
  503: 'not_now',
  504: 'not_now',
};

/** Calls `POST /api/v1/cps`, `portal-logout`, `member-status` and `password-mail`. */
export function createMemberCalls({ fetchFrom = fetch }: MemberCallsOptions = {}): MemberCalls {
  const post = async (name: string, body: object, idToken?: string): Promise<CallResult> => {
    try {
      const response = await fetchFrom(`/api/v1/${name}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(idToken !== undefined && toBearerHeader(idToken)),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
        // The page may be left while its member logs out.
        keepalive: true,
      });
      if (!response.ok) return { why: refusals[response.status] ?? 'technical_error' };
      return { body: toRecord(await response.json()) };
    } catch (error) {
      // An unreadable response does not mean that the connection is lost.
      return { why: error instanceof SyntaxError ? 'technical_error' : 'offline' };
    }
  };
  return {
    async openPortal(idToken, id) {
      const { body, why = 'technical_error' } = await post('cps', { id }, idToken);
      const accessUrl = body?.['access_url'];
      return typeof accessUrl === 'string' ? { outcome: 'url', accessUrl } : { outcome: 'refused', why };
    },
    async leavePortal(idToken) {
      await post('portal-logout', {}, idToken);
    },
    async readStatus(idToken) {
      const { body, why = 'technical_error' } = await post('member-status', {}, idToken);
      const status = memberStatuses.find((one) => one === body?.['status']);
      const endsAt = body?.['endsAt'];
      if (!status) return { outcome: 'refused', why };
      return { outcome: 'status', status, ...(typeof endsAt === 'string' && { endsAt }) };
    },
    async sendPasswordMail(email) {
      const { body, why = 'technical_error' } = await post('password-mail', { email });
      return body ? { outcome: 'accepted' } : { outcome: 'refused', why };
    },
  };
}

interface CallResult {
  body?: Record<string, unknown>;
  why?: MemberRefusal;
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
