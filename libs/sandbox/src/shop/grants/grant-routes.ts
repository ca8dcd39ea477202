import type { FastifyInstance } from 'fastify';
import type { ShopTokens } from '../tokens.ts';
import type { GrantedTokens } from './granted-tokens.ts';

interface TokenRequest {
  client_id?: string;
  client_secret?: string;
  grant_type?: string;
}

/**
 * The client-credentials grant: exchanges an app's ID and secret for an Admin API token that is valid for 24 hours.
 * Accepts JSON and forms, as the vendor does.
 */
export function addGrantRoutes(app: FastifyInstance, tokens: ShopTokens, granted: GrantedTokens): void {
  app.post<{ Body: TokenRequest | undefined }>('/shop/admin/oauth/access_token', ({ body = {} }, reply) => {
    const { client_id, client_secret, grant_type } = body;
    if (grant_type !== 'client_credentials')
      return reply.code(400).send({ error: 'unsupported_grant_type', error_description: 'Unknown grant' });
    const { client } = tokens;
    if (!client || client_id !== client.id || client_secret !== client.secret)
      return reply.code(400).send({ error: 'invalid_client', error_description: 'No such app' });
    const { token, expiresInS } = granted.issue();
    return { access_token: token, scope: granted.scopes().join(','), expires_in: expiresInS };
  });
}
