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
import type { Config } from './config/config.ts';
import { connectSuppliers, type Connections } from './connect-suppliers.ts';
import { responseLog } from './logging/response-log.ts';
import { createMemberMails, type MemberMails } from './mails/member-mails.ts';
import { openMembers, type MembersOverrides } from './members/members.ts';
import { loadShedding } from './protection/load-shedding.ts';
import { rateLimits } from './protection/rate-limit.ts';
import { sameOrigin } from './protection/same-origin.ts';
import { apiRoutes } from './routes/api-routes.ts';
import { createSupplierRoutes, type Proxy } from './routes/proxies.ts';
import type { ApiRoute } from './routes/route.ts';
import { unknownRoutes } from './routes/unknown-routes.ts';
import type { Adapter } from './suppliers/adapter.ts';

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
  /** The endpoints below `/api/v1`. */
  proxies: readonly Proxy[];
  /** Those that the configuration was read with. */
  suppliers: readonly Adapter[];
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
    const { organisation, proxies, suppliers } = options;
    const connections = connectSuppliers(config, suppliers, onEvent);
    const mails = connectMails(config, connections);
    const shared = { config, log: api.log, mails };
    const sites = connections.billing;
    const billing = openBilling({ ...shared, sites, overrides: options.billing });
    if (billing) {
      api.addHook('onReady', async () => billing.start());
      api.addHook('onClose', () => billing.close());
    }
    const members = await openMembers({
      ...{ ...shared, billing, identity: connections.identity, overrides: options.members },
      site: sites.find(({ name }) => name === 'live'),
    });
    if (members) {
      api.addHook('onReady', async () => members.start());
      api.addHook('onClose', () => members.close());
    }
    const context = { config, organisation, connections, billing, members, onEvent, onLateRefusal };
    const routes = options.routes ?? [
      ...proxies.flatMap((proxy) => proxy(context)),
      ...createSupplierRoutes(context, suppliers),
    ];
    await api.register(apiRoutes, { routes });
  };
}

/** Returns `undefined` if the api sends no emails to members. */
function connectMails(config: Config, { sendMemberMail: sendMail }: Connections): MemberMails | undefined {
  const { MEMBER_MAIL_FROM: from, SITE_ORIGIN: siteOrigin } = config;
  return sendMail && from && createMemberMails({ sendMail, from, siteOrigin });
}
