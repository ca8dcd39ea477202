import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import {
  connectionOptions,
  connections,
  countSecurityEvents,
  health,
  logOptions,
  type LogDestination,
  type Readiness,
} from '@guildhall/server-kit';
import type { UpstreamEvent } from '@guildhall/upstream';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { ApiError } from './answers/api-error.ts';
import { answerErrors } from './answers/error-handler.ts';
import { securityHeaders } from './answers/headers.ts';
import { answerUnreadableAddress, answerUnreadableRequest } from './answers/unreadable-requests.ts';
import type { Config } from './config.ts';
import { logAnswers } from './logging/log-answers.ts';
import { limitRate } from './protection/rate-limit.ts';
import { refuseForeignOrigins } from './protection/same-origin.ts';
import { shedLoad, type PressureLimits } from './protection/shed-load.ts';
import { routesFor } from './routes/index.ts';
import { mount } from './routes/mount.ts';
import type { ApiRoute } from './routes/route.ts';
import { refuseUnknownRoutes } from './routes/unknown.ts';

/** What tests replace. */
export interface Parts {
  routes?: readonly ApiRoute[];
  readiness?: Readiness;
  logDestination?: LogDestination;
  pressureLimits?: PressureLimits;
  now?: () => number;
}

/** The api, ready to listen. Top to bottom, this is the way of a call. */
export async function createApp(config: Config, parts: Parts = {}): Promise<FastifyInstance> {
  const app = fastify({
    // An explicit list only: `true` or a number of hops would let anybody choose their own address.
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false,
    logger: logOptions(config.LOG_LEVEL, parts.logDestination),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: 64 * 1024,
    requestTimeout: 10_000,
    ...connectionOptions(config),
    handlerTimeout: config.DEADLINE_MS,
    // What comes in on an open connection while the api closes is still answered.
    return503OnClosing: false,
    frameworkErrors: (_error, _request, reply) => answerUnreadableAddress(reply.raw),
    clientErrorHandler: answerUnreadableRequest,
  });

  await app.register(connections, config);
  app.setErrorHandler(answerErrors(countSecurityEvents(app.log, parts.now ?? Date.now)));
  app.setNotFoundHandler(async () => {
    throw new ApiError('API_NOT_FOUND');
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...securityHeaders, 'x-request-id': request.id });
  });
  logAnswers(app);
  await app.register(health, { readiness: parts.readiness ?? { ready: true } });

  await app.register(
    async (api) => {
      await shedLoad(api, parts.pressureLimits);
      await limitRate(api, config.RATE_LIMIT_PER_MINUTE, config.TRUSTED_PROXIES);
      await api.register(cookie);
      refuseUnknownRoutes(api);
      refuseForeignOrigins(api, config.SITE_ORIGIN);
      const onEvent = (event: UpstreamEvent) => app.log.warn({ supplier: event }, 'supplier in trouble');
      // Its words are gone: all that can be done is to look for what is wrong with the relay.
      const onLostMessage = () => app.log.error('a contact message was refused after it had left');
      for (const route of parts.routes ?? routesFor(config, onEvent, onLostMessage)) mount(api, route);
    },
    { prefix: '/api/v1' },
  );
  return app;
}
