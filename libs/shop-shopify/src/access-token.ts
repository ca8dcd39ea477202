import type { Supplier } from '@guildhall/suppliers';
import { UpstreamError } from '@guildhall/upstream';
import * as v from 'valibot';

/** The token for calls to a supplier. */
export interface AccessToken {
  /**
   * Returns the current token; a new one is fetched if there is none, or it expires soon.
   *
   * @throws UpstreamError if none can be fetched
   */
  get(): Promise<string>;
  /** Reports that the supplier has refused this token: `get` then fetches another one. */
  refuse(token: string): void;
}

/** A token that never expires. */
export function createFixedToken(token: string): AccessToken {
  return { get: async () => token, refuse: () => undefined };
}

const grant = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  /** s */
  expires_in: v.pipe(v.number(), v.minValue(0)),
});

/** Remaining lifetime below which a token is renewed, ms; a tenth of its lifetime if that is less. */
const renewBeforeMs = 10 * 60_000;

/**
 * Tokens for an app's id and secret (the OAuth 2.0 client-credentials grant), each valid for a day or as long as the
 * supplier states. Calls during a grant wait for it. If the renewal fails, the last token is used until it expires.
 *
 * @param service grants the tokens
 */
export function createGrantedToken(
  service: Supplier,
  { id, secret }: { id: string; secret: string },
  now: () => number = Date.now,
): AccessToken {
  let current: { token: string; renewAt: number; endsAt: number } | undefined;
  let pending: Promise<string> | undefined;

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
      pending ??= renew().finally(() => (pending = undefined));
      return pending;
    },
    refuse(token) {
      if (current?.token === token) current = undefined;
    },
  };
}
