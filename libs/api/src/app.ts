import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import {
  createResponseOptions,
  responses,
  createConnectionOptions,
  connections,
  countSecurityEvents,
  health,
  createLogOptions,
  requireFolder,
  type LoadLimits,
  type LogDestination,
  type Readiness,
} from '@guildhall/server-kit';
import type { Organisation } from '@guildhall/organisation';
import type { UpstreamEvent } from '@guildhall/upstream';
import fastify, { LogController, type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { errorResponses } from './errors/error-responses.ts';
import { createResponsesOptions } from './errors/responses-options.ts';
import { openBilling, type BillingOverrides } from './billing/billing.ts';
import type { Config } from './config.ts';
import { responseLog } from './logging/response-log.ts';
import { openMembers, type MembersOverrides } from './members/members.ts';
import { loadShedding } from './protection/load-shedding.ts';
import { rateLimits } from './protection/rate-limit.ts';
import { sameOrigin } from './protection/same-origin.ts';
import { apiRoutes } from './routes/api-routes.ts';
import { createRoutes } from './routes/index.ts';
import type { ApiRoute } from './routes/route.ts';
import { unknownRoutes } from './routes/unknown-routes.ts';

const defaultPressureLimits: LoadLimits = { maxDelayMs: 500 };

/** Parts that tests replace. */
export interface AppOverrides {
  routes?: readonly ApiRoute[];
  logDestination?: LogDestination;
  pressureLimits?: LoadLimits;
  now?: () => number;
  billing?: BillingOverrides;
  members?: MembersOverrides;
}

export interface AppOptions extends AppOverrides {
  organisation: Organisation;
  /** @default always ready */
  readiness?: Readiness;
}

/** The api, ready to listen. From top to bottom, these are the steps of a call. */
export async function createApp(config: Config, options: AppOptions): Promise<FastifyInstance> {
  if (config.DATA_DIR !== undefined) await requireFolder('DATA_DIR', config.DATA_DIR);
  const app = fastify({
    // An explicit list only: `true` or a number of hops would let anybody choose their own address.
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false,
    logger: createLogOptions(config.LOG_LEVEL, options.logDestination),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: 64 * 1024,
    ...createConnectionOptions(config),
    handlerTimeout: config.DEADLINE_MS,
    // A request on an open connection still gets a response while the api closes.
    return503OnClosing: false,
    ...createResponseOptions(createResponsesOptions(config)),
  });

  await app.register(connections, config);
  await app.register(responses, createResponsesOptions(config));
  const countSecurityEvent = countSecurityEvents(app.log, options.now ?? Date.now);
  await app.register(errorResponses, { countSecurityEvent });
  await app.register(responseLog);
  await app.register(health, { readiness: options.readiness ?? { ready: true } });
  await app.register(createCalls(config, options), { prefix: '/api/v1' });
  return app;
}

/** The routes below `/api/v1`, and the checks that a call passes before them. */
function createCalls(config: Config, options: AppOptions): FastifyPluginAsync {
  return async (api) => {
    await api.register(loadShedding, options.pressureLimits ?? defaultPressureLimits);
    await api.register(rateLimits, {
      perMinute: config.RATE_LIMIT_PER_MINUTE,
      trustedProxies: config.TRUSTED_PROXIES,
    });
    await api.register(cookie);
    await api.register(unknownRoutes);
    await api.register(sameOrigin, { siteOrigin: config.SITE_ORIGIN });
    const onEvent = (event: UpstreamEvent) => api.log.warn({ supplier: event }, 'supplier event');
    // The message is lost: the log only says that the relay needs attention.
    const onLateRefusal = () =>
      api.log.error('a contact message was refused after its visitor had seen that it was sent');
    const billing = openBilling(config, api.log, options.billing);
    if (billing) {
      api.addHook('onReady', async () => billing.start());
      api.addHook('onClose', () => billing.close());
    }
    const members = await openMembers(config, api.log, billing, options.members);
    if (members) {
      api.addHook('onReady', async () => members.start());
      api.addHook('onClose', () => members.close());
    }
    const { organisation } = options;
    const routes =
      options.routes ?? createRoutes(config, { organisation, onEvent, onLateRefusal, billing, members });
    await api.register(apiRoutes, { routes });
  };
}
