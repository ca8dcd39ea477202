import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GrantedTokens } from './grants/granted-tokens.ts';

export interface ShopTokens {
  /** Also accepted as the public token. */
  storefront: string;
  /** The token of an app created in the shop's admin before 2026: it never expires. */
  admin: string;
  /** ID and secret of a current app, which is issued tokens that expire. */
  client?: { id: string; secret: string };
}

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Refuses callers without a storefront token: the private one or the public one, each in its own header. */
export function createStorefrontGuard({ storefront }: ShopTokens): Guard {
  return async ({ headers }, reply) => {
    const given = headers['shopify-storefront-private-token'] ?? headers['x-shopify-storefront-access-token'];
    if (given === storefront) return undefined;
    const errors = [{ message: '', extensions: { code: 'UNAUTHORIZED' } }];
    return reply.code(given === undefined ? 403 : 401).send({ errors });
  };
}

/** Refuses callers with neither the admin token nor a valid issued one. */
export function createAdminGuard({ admin }: ShopTokens, granted: GrantedTokens): Guard {
  return async ({ headers }, reply) => {
    const given = headers['x-shopify-access-token'];
    if (given === admin || (typeof given === 'string' && granted.holds(given))) return undefined;
    return reply.code(401).send({
      errors: '[API] Invalid API key or access token (unrecognized login or wrong password)',
    });
  };
}
