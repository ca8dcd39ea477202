import type { BillingApi } from '@guildhall/api/testing';
import { siteOrigin } from './billing-stage.ts';

let visitors = 0;
let calls = 0;

/** Returns an address of its own for each call, so that no visitor reaches a rate limit. */
export const getNextAddress = (): string =>
  `10.${((calls += 1) >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;

/** A browser with its cookies, which sends what it is told. */
export function createVisitor(api: () => BillingApi) {
  let cookies: string[] = [];
  const ownKey = `attempt-${(visitors += 1)}`.padEnd(36, '-');
  async function post(path: string, payload: object, headers: Record<string, string> = {}) {
    const response = await api().inject({
      method: 'POST',
      url: `/api/v1/${path}`,
      payload,
      remoteAddress: getNextAddress(),
      headers: { origin: siteOrigin, ...(cookies.length > 0 && { cookie: cookies.join('; ') }), ...headers },
    });
    const { statusCode: status, headers: received } = response;
    return { status, headers: received, json: response.json<Record<string, unknown>>() };
  }
  return {
    /** @param lose true to lose the response on the way to the browser */
    async join(order: object, { key = ownKey, lose = false } = {}) {
      const response = await post('ccu', order, { 'idempotency-key': key });
      const [set] = [response.headers['set-cookie']].flat();
      const cookie = set?.split(';')[0];
      if (!lose && cookie !== undefined && !cookies.includes(cookie)) cookies.push(cookie);
      return response;
    },
    status: () => post('join-status', {}),
    /** Withdraws from a contract, or cancels it. */
    state: (statement: object) => post('statement', statement),
    get cookie() {
      return cookies.length === 0 ? undefined : cookies.join('; ');
    },
    set cookie(value) {
      cookies = value?.split('; ') ?? [];
    },
  };
}

export type Visitor = ReturnType<typeof createVisitor>;
