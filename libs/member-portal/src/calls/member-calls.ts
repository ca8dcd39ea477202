import {
  cpsResponseSchema,
  memberProfileResponseSchema,
  memberStatusResponseSchema,
  toBearerHeader,
  type MemberStatusResponse,
  type ProfileValues,
} from '@guildhall/api-contract/members';
import { parseResponse, successResponseSchema, type ResponseSchema } from '@guildhall/api-contract/responses';

/**
 * The reason why a member's call failed. `session`: log in again. `forbidden`: it belongs to another member.
 * `missing`: the api has no such call. `too_often`, `not_now`: try again later. `offline`: the api was not reached. `technical_error`: anything else.
 */
export type MemberRefusal =
  | 'session'
  | 'forbidden'
  | 'missing'
  | 'too_often'
  | 'not_now'
  | 'offline'
  | 'technical_error';

type PortalOutcome = { outcome: 'url'; accessUrl: string } | { outcome: 'refused'; why: MemberRefusal };

type MemberStatusOutcome =
  | ({ outcome: 'status' } & MemberStatusResponse)
  | { outcome: 'refused'; why: MemberRefusal };

type ProfileOutcome =
  | { outcome: 'profile'; values: ProfileValues }
  | { outcome: 'refused'; why: MemberRefusal };

type NameOutcome = { outcome: 'changed' } | { outcome: 'refused'; why: MemberRefusal };

type PasswordMailOutcome = { outcome: 'accepted' } | { outcome: 'refused'; why: MemberRefusal };

/** A member's calls to the api. They never reject, and log nothing. */
export interface MemberCalls {
  /** A fresh URL of the subscription portal; each works once. */
  openPortal: (idToken: string, customerId: string) => Promise<PortalOutcome>;
  /** Ends the open sessions at the portal. Also resolves if that fails. */
  leavePortal: (idToken: string) => Promise<void>;
  /** The status of the membership. */
  readStatus: (idToken: string) => Promise<MemberStatusOutcome>;
  /** Reads the values of the organisation's own profile fields, after it has changed these. */
  callProfile: (idToken: string, changes?: ProfileValues) => Promise<ProfileOutcome>;
  /** Changes the name of the login, and makes billing follow. Also resolves so where the api does not do that. */
  changeName: (idToken: string, name: string) => Promise<NameOutcome>;
  /** Says that the password was changed, so that the api tells its member. Also resolves if that fails. */
  notePassword: (idToken: string) => Promise<void>;
  /** The same outcome for every address. */
  sendPasswordMail: (email: string) => Promise<PasswordMailOutcome>;
}

/** Options of a member's calls. */
export interface MemberCallsOptions {
  /**
   * Sends the requests.
   *
   * @default fetch
   */
  fetchFrom?: typeof fetch;
}

/** Deadline of a call, ms. */
const timeoutMs = 20_000;

const refusals: Partial<Record<number, MemberRefusal>> = {
  401: 'session',
  403: 'forbidden',
  404: 'missing',
  429: 'too_often',
  502: 'not_now',
  503: 'not_now',
  504: 'not_now',
};

/** Calls `POST /api/v1/cps`, `portal-logout`, `member-status`, `member-profile`, `member-name`, `member-password` and `password-mail`. */
export function createMemberCalls({ fetchFrom = fetch }: MemberCallsOptions = {}): MemberCalls {
  async function post<Value>(
    name: string,
    body: object,
    schema: ResponseSchema<Value>,
    idToken?: string,
  ): Promise<CallResult<Value>> {
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
      if (!response.ok) return refuse(refusals[response.status]);
      const value = parseResponse(schema, await response.json());
      return value === undefined ? refuse() : { outcome: 'done', value };
    } catch (error) {
      // An unreadable response does not mean that the connection is lost.
      return refuse(error instanceof SyntaxError ? undefined : 'offline');
    }
  }
  return {
    async openPortal(idToken, id) {
      const result = await post('cps', { id }, cpsResponseSchema, idToken);
      return result.outcome === 'done' ? { outcome: 'url', accessUrl: result.value.access_url } : result;
    },
    async leavePortal(idToken) {
      await post('portal-logout', {}, successResponseSchema, idToken);
    },
    async readStatus(idToken) {
      const result = await post('member-status', {}, memberStatusResponseSchema, idToken);
      return result.outcome === 'done' ? { outcome: 'status', ...result.value } : result;
    },
    async callProfile(idToken, changes) {
      const result = await post('member-profile', { changes }, memberProfileResponseSchema, idToken);
      return result.outcome === 'done' ? { outcome: 'profile', ...result.value } : result;
    },
    async changeName(idToken, name) {
      const result = await post('member-name', { name }, successResponseSchema, idToken);
      return result.outcome === 'done' || result.why === 'missing' ? { outcome: 'changed' } : result;
    },
    async notePassword(idToken) {
      await post('member-password', {}, successResponseSchema, idToken);
    },
    async sendPasswordMail(email) {
      const result = await post('password-mail', { email }, successResponseSchema);
      return result.outcome === 'done' ? { outcome: 'accepted' } : result;
    },
  };
}

interface Refused {
  outcome: 'refused';
  why: MemberRefusal;
}

type CallResult<Value> = { outcome: 'done'; value: Value } | Refused;

function refuse(why: MemberRefusal = 'technical_error'): Refused {
  return { outcome: 'refused', why };
}
