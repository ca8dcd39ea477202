import { scaRequestSchema, type ScaAnswer } from '@guildhall/api-contract';
import { titlePrefixQuery } from '@guildhall/shop-client';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../answers/api-error.ts';
import { knownOperation, operationNamed } from '../shop/known-operations.ts';
import { mayHaveVariables } from '../shop/operation-variables.ts';
import { searchPrefixOf } from '../shop/search-document.ts';
import type { Asking, Storefront } from '../shop/storefront.ts';
import { defineRoute } from './route.ts';

/** Asks the shop, with its token: this build's own documents and the search by title, nothing else. */
export function sca(storefront: Storefront | undefined, isCallOfProxy: (request: FastifyRequest) => boolean) {
  return defineRoute({
    method: 'POST',
    path: '/sca',
    body: scaRequestSchema,
    answer: async ({ body, request, signal }) => {
      const buyerIp = isCallOfProxy(request) ? undefined : request.ip;
      const asking = { buyerIp, signal };
      return 'data' in body
        ? search(storefront, body.data, asking)
        : operate(storefront, body.query, body.variables, asking);
    },
  });
}

async function operate(
  storefront: Storefront | undefined,
  query: string,
  variables: Record<string, unknown>,
  asking: Asking,
): Promise<ScaAnswer> {
  const operation = knownOperation(query);
  if (!operation || !mayHaveVariables(operation.name, variables)) throw new ApiError('API_UNKNOWN_OPERATION');
  return open(storefront).ask(operation, variables, asking);
}

async function search(
  storefront: Storefront | undefined,
  document: string,
  asking: Asking,
): Promise<ScaAnswer> {
  const prefix = searchPrefixOf(document);
  if (prefix === undefined) throw new ApiError('API_UNKNOWN_OPERATION');
  const shop = open(storefront);
  const query = titlePrefixQuery(prefix);
  // Nothing but punctuation: the shop would take it for a search for everything.
  if (query === undefined) return { data: { products: { edges: [] } } };
  return shop.ask(operationNamed('Search'), { query }, asking);
}

function open(storefront: Storefront | undefined): Storefront {
  if (!storefront) throw new ApiError('API_NOT_CONFIGURED');
  return storefront;
}
