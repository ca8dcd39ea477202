import type { SharedCounts } from '@guildhall/shared-state';
import type { FastifyInstance, FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { getBodyLimit } from '@guildhall/api-contract/requests';
import { runWithRequestId } from '@guildhall/upstream';
import * as v from 'valibot';
import { ApiError } from '../errors/api-error.ts';
import { requireJson } from '../protection/json-only.ts';
import { toCustomerNetwork } from '../protection/customer-network.ts';
import { createLimitHooks } from '../protection/rate-limit.ts';
import { runAsCaller } from '../caller.ts';
import type { ApiRoute } from './route.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Not counted by the limit of all other calls. */
    hasOwnLimits?: boolean;
  }
}

export interface ApiRoutesOptions {
  routes: readonly ApiRoute[];
  /** Of calls over a limit. @default each process counts for itself */
  counts?: SharedCounts | undefined;
}

/** Registers routes. */
export const apiRoutes: FastifyPluginCallback<ApiRoutesOptions> = (api, { routes, counts }, done) => {
  for (const route of routes) registerRoute(api, route, counts);
  done();
};

/** The body is checked here, next to `handle`, whatever was checked before. */
function registerRoute(api: FastifyInstance, route: ApiRoute, counts?: SharedCounts): void {
  const { method, path, body, response = (raw: object) => raw, deadlineMs, calledBySupplier, people } = route;
  const limits = createLimitHooks(api, { ...route, name: `${method} ${path}`, counts });
  api.route({
    method,
    url: path,
    config: { hasOwnLimits: calledBySupplier === true || people !== undefined },
    bodyLimit: getBodyLimit(path),
    ...(deadlineMs !== undefined && { handlerTimeout: deadlineMs }),
    // Before the body is read at all.
    onRequest: [
      ...limits.ofAddress,
      async (request) => {
        route.admit?.(request);
        if (body) requireJson(request);
      },
    ],
    preHandler: limits.ofPeople,
    handler: async (request, reply) => {
      const call = { body: body && parse(body, request), request, reply, signal: signalUntilClosed(reply) };
      const caller = {
        kind: route.isForMembers ? 'member' : 'visitor',
        network: toCustomerNetwork(request.ip),
      } as const;
      const handle = () => runAsCaller(caller, () => route.handle(call));
      return response(await runWithRequestId(request.id, handle));
    },
  });
}

/**
 * Aborts when the connection closes: the caller has left, time is up, or the response is complete. The framework's
 * own `request.signal` already ends when the body of a request has been read.
 */
function signalUntilClosed(reply: FastifyReply): AbortSignal {
  const ended = new AbortController();
  reply.raw.once('close', () => ended.abort());
  return ended.signal;
}

function parse(schema: v.GenericSchema, request: FastifyRequest): unknown {
  requireJson(request);
  const result = v.safeParse(schema, request.body);
  if (!result.success) throw new ApiError('API_INVALID_BODY');
  return result.output;
}
