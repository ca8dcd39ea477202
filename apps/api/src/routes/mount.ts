import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { ApiError } from '../answers/api-error.ts';
import { requireJson } from '../protection/json-only.ts';
import type { ApiRoute } from './route.ts';

/** Opens a route. The body is checked here, next to `answer`, whatever the layers before have let through. */
export function mount(api: FastifyInstance, route: ApiRoute): void {
  const { method, path, body, perMinute } = route;
  api.route({
    method,
    url: path,
    ...(perMinute !== undefined && { config: { rateLimit: { max: perMinute } } }),
    // Before the body is read at all.
    onRequest: async (request) => {
      if (body) requireJson(request);
    },
    handler: async (request) =>
      route.answer({ body: body && parse(body, request), request, signal: request.signal }),
  });
}

function parse(schema: v.GenericSchema, request: FastifyRequest): unknown {
  requireJson(request);
  const result = v.safeParse(schema, request.body);
  if (!result.success) throw new ApiError('API_INVALID_BODY');
  return result.output;
}
