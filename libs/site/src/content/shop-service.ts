import {
  createCatalogueClient,
  type CatalogueClient,
  type EventVendors,
  type SendToShop,
} from '@guildhall/shop-client';
import type { FastifyBaseLogger } from 'fastify';
import { GraphQLClient } from 'graphql-request';
import type { Config } from '../config/config.ts';
import { createUrlPolicy } from './content-origin.ts';
import { createLogOnce } from '../engine/log-once.ts';

/** Deadline of one read, ms: a little longer than the api gives the shop. */
const deadlineMs = 6_000;

/** Reads the shop through the api, which holds the token and the breaker. Every failure is logged. */
export function connectShop(
  config: Config,
  eventVendors: EventVendors,
  log: FastifyBaseLogger,
): CatalogueClient {
  const { API_ORIGIN } = config;
  const warnOnce = createLogOnce((what, message) => log.warn(what, message));
  return createCatalogueClient({
    send: sendToApi(`${API_ORIGIN}/api/v1/sca`, (reason) => warnOnce({ reason }, 'the shop cannot be read')),
    addresses: createUrlPolicy(config),
    eventVendors,
  });
}

function sendToApi(address: string, onFailure: (reason: string) => void): SendToShop {
  // The api accepts only query and variables.
  const client = new GraphQLClient(address, { errorPolicy: 'all', excludeOperationName: true });
  return async (query, variables) => {
    try {
      const signal = AbortSignal.timeout(deadlineMs);
      const { data, errors } = await client.rawRequest({ query, variables, signal });
      if (errors) onFailure(errors.map(({ message }) => message).join('; '));
      return { data, errors };
    } catch (error) {
      onFailure(describeFailure(error));
      throw error;
    }
  };
}

/** graphql-request puts the complete request into its message. */
function describeFailure(error: unknown): string {
  const response = (error as { response?: { status?: unknown } }).response;
  return response ? `the api responded with ${String(response.status)}` : String(error);
}
