import { GraphQLClient } from 'graphql-request';
import { addMarket, type Market } from '../market/market.ts';
import { getDocument } from '../operations/operations.ts';
import type { SendToShop } from './send.ts';

/** A shop, and whom it is called for. */
export interface DirectOptions {
  /** The shop's GraphQL address, with its version. */
  url: string;
  /** The private token; never reaches a browser. */
  privateToken: string;
  /**
   * Country and language of the responses.
   * @default the shop's primary market
   */
  market?: Market;
  /**
   * Address of the visitor for whom the shop is called, for the vendor's own limits.
   *
   * @default none: the limits of the server's address
   */
  buyerIp?: string;
  /**
   * Maximum response time, ms.
   *
   * @default 5000
   */
  deadlineMs?: number;
  /**
   * Makes the requests.
   * @default the global `fetch`
   */
  fetch?: typeof fetch;
}

/** Sends documents to the shop itself, from a server that holds its token. */
export function sendToShop(options: DirectOptions): SendToShop {
  const { url, privateToken, market = {}, buyerIp, deadlineMs = 5000 } = options;
  const client = new GraphQLClient(url, {
    errorPolicy: 'all',
    headers: {
      'Shopify-Storefront-Private-Token': privateToken,
      ...(buyerIp !== undefined && { 'Shopify-Storefront-Buyer-IP': buyerIp }),
    },
    ...(options.fetch && { fetch: options.fetch }),
  });
  return async (documentOrId, variables, { signal } = {}) => {
    const query = getDocument(documentOrId);
    const deadline = AbortSignal.timeout(deadlineMs);
    const { data, errors } = await client.rawRequest({
      query,
      variables: addMarket(query, variables, market),
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    });
    return { data, errors };
  };
}
