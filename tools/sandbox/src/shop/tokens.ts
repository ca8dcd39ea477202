import type { FastifyReply, FastifyRequest } from 'fastify';

/** What the shop asks of its callers. */
export interface ShopTokens {
  /** Also taken as the public token. */
  storefront: string;
  admin: string;
}

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Only a caller with a token of the storefront passes: the private one or the public one, each in its own header. */
export function storefrontGuard({ storefront }: ShopTokens): Guard {
  return async ({ headers }, reply) => {
    const given = headers['shopify-storefront-private-token'] ?? headers['x-shopify-storefront-access-token'];
    if (given === storefront) return undefined;
    const errors = [{ message: '', extensions: { code: 'UNAUTHORIZED' } }];
    return reply.code(given === undefined ? 403 : 401).send({ errors });
  };
}

/** Only a caller with the admin's token passes. */
export function adminGuard({ admin }: ShopTokens): Guard {
  return async ({ headers }, reply) => {
    if (headers['x-shopify-access-token'] === admin) return undefined;
    return reply.code(401).send({
      errors: '[API] Invalid API key or access token (unrecognized login or wrong password)',
    });
  };
}
