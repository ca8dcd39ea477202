import { UpstreamError } from '@guildhall/upstream';
import * as v from 'valibot';
import type { Supplier } from './connect.ts';

/** What a supplier is shown to let us in. */
export interface AccessToken {
  /**
   * The token of today; fetched when there is none, or the last one is about to end.
   *
   * @throws UpstreamError when none can be had
   */
  get(): Promise<string>;
  /** The supplier does not take this token: the next one is fetched again. */
  refuse(token: string): void;
}

/** A token that never ends. */
export function fixedToken(token: string): AccessToken {
  return { get: async () => token, refuse: () => undefined };
}

const grant = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  /** s */
  expires_in: v.pipe(v.number(), v.minValue(0)),
});

/** A token is renewed when less than this is left of it, ms, or a tenth of its life if that is less. */
const renewBeforeMs = 10 * 60_000;

/**
 * Tokens for an app's id and secret (the OAuth 2.0 client-credentials grant), each for a day or as long as the supplier
 * says. Calls while one is being granted wait for the same. When the renewal fails, the one before is used to its
 * end.
 *
 * @param service where tokens are granted
 */
export function grantedToken(
  service: Supplier,
  { id, secret }: { id: string; secret: string },
  now: () => number = Date.now,
): AccessToken {
  let current: { token: string; renewAt: number; endsAt: number } | undefined;
  let underWay: Promise<string> | undefined;

  async function renew(): Promise<string> {
    const body = { client_id: id, client_secret: secret, grant_type: 'client_credentials' };
    try {
      const result = v.safeParse(grant, await service.post(body, { repeatable: true }));
      if (!result.success) throw new UpstreamError('UPSTREAM_BODY', 'shop-admin', '/oauth/access_token');
      const lifeMs = result.output.expires_in * 1000;
      const endsAt = now() + lifeMs;
      const { access_token: token } = result.output;
      current = { token, endsAt, renewAt: endsAt - Math.min(renewBeforeMs, lifeMs / 10) };
      return token;
    } catch (error) {
      if (current && now() < current.endsAt) return current.token;
      throw error;
    }
  }

  return {
    async get() {
      if (current && now() < current.renewAt) return current.token;
      underWay ??= renew().finally(() => (underWay = undefined));
      return underWay;
    },
    refuse(token) {
      if (current?.token === token) current = undefined;
    },
  };
}
