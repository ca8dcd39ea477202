/** The states of a membership. */
export const memberStatuses = [
  'active',
  'in_trial',
  'non_renewing',
  'paused',
  'cancelled',
  'future',
  'none',
] as const;
export type MemberStatus = (typeof memberStatuses)[number];

export interface MemberStatusAnswer {
  status: MemberStatus;
  /** The day on which the membership ends, ISO. */
  endsAt?: string;
}

/** How the api answered. */
export type CallOutcome<Value> =
  | { outcome: 'done'; value: Value }
  | { outcome: 'unauthorized' | 'forbidden' | 'too-many' | 'offline' | 'failed' };

/** The calls of the members' area to the api. None rejects. */
export interface MemberCalls {
  portalAddress(token: string, chargeBeeId: string): Promise<CallOutcome<string>>;
  status(token: string): Promise<CallOutcome<MemberStatusAnswer>>;
  askForMail(email: string): Promise<CallOutcome<undefined>>;
  endPortalSessions(token: string): Promise<CallOutcome<undefined>>;
}

/** How long an answer may take, ms: longer than the api's own deadlines. */
const deadlineMs = 20_000;

/** The api of the page's own origin. */
export function membersByApi(send: typeof fetch = (...request) => fetch(...request)): MemberCalls {
  async function call<Value>(
    path: string,
    { token, body = {} }: { token?: string; body?: object },
    read: (answer: Record<string, unknown>) => Value | undefined,
  ): Promise<CallOutcome<Value>> {
    try {
      const response = await send(`/api/v1/${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
        // An end of the portal's sessions outlives the page.
        keepalive: true,
        signal: AbortSignal.timeout(deadlineMs),
      });
      if (response.ok) {
        const answer: unknown = response.status === 204 ? {} : await response.json();
        const value = read((answer ?? {}) as Record<string, unknown>);
        return value === undefined ? { outcome: 'failed' } : { outcome: 'done', value };
      }
      return { outcome: outcomeOf[response.status] ?? 'failed' };
    } catch {
      return { outcome: 'offline' };
    }
  }
  const nothing = { done: undefined };
  return {
    portalAddress: (token, id) =>
      call('cps', { token, body: { id } }, ({ access_url: url }) =>
        typeof url === 'string' ? url : undefined,
      ),
    status: (token) => call('member-status', { token }, readStatus),
    async askForMail(email) {
      return empty(await call('password-mail', { body: { email } }, () => nothing));
    },
    async endPortalSessions(token) {
      return empty(await call('portal-logout', { token }, () => nothing));
    },
  };
}

const outcomeOf: Readonly<Record<number, 'unauthorized' | 'forbidden' | 'too-many'>> = {
  401: 'unauthorized',
  403: 'forbidden',
  429: 'too-many',
};

function readStatus({ status, endsAt }: Record<string, unknown>): MemberStatusAnswer | undefined {
  const known = memberStatuses.find((one) => one === status);
  return known && { status: known, ...(typeof endsAt === 'string' && { endsAt }) };
}

function empty(answer: CallOutcome<object>): CallOutcome<undefined> {
  return answer.outcome === 'done' ? { outcome: 'done', value: undefined } : answer;
}
