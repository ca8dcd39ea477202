import { scaRequestSchema, type ScaResponse } from '@guildhall/api-contract/shop';
import { toTitlePrefixQuery } from '@guildhall/shop-client';
import type { CallOptions, Storefront } from '@guildhall/suppliers';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { findOperation, getOperation } from '../shop/known-operations.ts';
import { areVariablesValid } from '../shop/operation-variables.ts';
import { defineRoute } from './route.ts';

/** Calls the shop with its token: only this build's own documents and the search by title. */
export function createScaRoute(
  storefront: Storefront | undefined,
  isProxyCall: (request: FastifyRequest) => boolean,
) {
  return defineRoute({
    method: 'POST',
    path: '/sca',
    body: scaRequestSchema,
    handle: async ({ body, request, signal }) => {
      const buyerIp = isProxyCall(request) ? undefined : request.ip;
      const options = { buyerIp, signal };
      return 'data' in body
        ? search(storefront, body.data, options)
        : operate(storefront, body.query, body.variables, options);
    },
  });
}

async function operate(
  storefront: Storefront | undefined,
  query: string,
  variables: Record<string, unknown>,
  options: CallOptions,
): Promise<ScaResponse> {
  const operation = findOperation(query);
  if (!operation || !areVariablesValid(operation.name, variables))
    throw new ApiError('API_UNKNOWN_OPERATION');
  return open(storefront).run(operation, variables, options);
}

async function search(
  storefront: Storefront | undefined,
  document: string,
  options: CallOptions,
): Promise<ScaResponse> {
  const shop = open(storefront);
  const prefix = shop.parseSearchPrefix(document);
  if (prefix === undefined) throw new ApiError('API_UNKNOWN_OPERATION');
  const query = toTitlePrefixQuery(prefix);
  // The query is only punctuation, which the shop would take for a search for everything.
  if (query === undefined) return { data: { products: { edges: [] } } };
  return shop.run(getOperation('Search'), { query }, options);
}

function open(storefront: Storefront | undefined): Storefront {
  if (!storefront) throw new ApiError('API_NOT_CONFIGURED');
  return storefront;
}
