import cookie from '@fastify/cookie';
import {
  addMetrics,
  createResponseOptions,
  responses,
  createConnectionOptions,
  connections,
  countSecurityEvents,
  health,
  createLogOptions,
  createRequestIds,
  describeProcess,
  type ConnectionLimits,
  type LoadLimits,
  type LogDestination,
  type Readiness,
} from '@guildhall/server-kit';
import { defaultBodyLimit } from '@guildhall/api-contract/requests';
import type { Organisation } from '@guildhall/organisation';
import { openSharedState } from '@guildhall/shared-state';
import type { Adapter } from '@guildhall/suppliers';
import { getRequestId, upstreamMeasure, type UpstreamEvent } from '@guildhall/upstream';
import fastify, { LogController, type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { errorResponses } from './errors/error-responses.ts';
import { createResponsesOptions } from './errors/responses-options.ts';
import { openBilling, type Billing, type BillingOverrides } from './billing/billing.ts';
import type { Config } from './config/config.ts';
import { connectSuppliers, type Connections } from './connect-suppliers.ts';
import { responseLog } from './logging/response-log.ts';
import { createMailBudget } from './mails/mail-budget.ts';
import { loadMailLook, type LoadedMailLook, type MailLook } from './mails/mail-look.ts';
import { createMemberMails, type MemberMails, type MemberMailsOptions } from './mails/member-mails.ts';
import { createStoreGauges, type StoreCounts } from './metrics/store-gauges.ts';
import { openMembers, type MembersOverrides } from './members/members.ts';
import { requireStorage } from './database/require-storage.ts';
import { loadShedding } from './protection/load-shedding.ts';
import { rateLimits } from './protection/rate-limit.ts';
import { sameOrigin } from './protection/same-origin.ts';
import { apiRoutes } from './routes/api-routes.ts';
import { deadlines, type Deadlines } from './routes/deadlines.ts';
import { createFurtherRoutes, type EndpointGroup } from './routes/proxies.ts';
import type { ApiRoute } from './routes/route.ts';
import { unknownRoutes } from './routes/unknown-routes.ts';
import type { ApiTexts } from './texts/api-texts.ts';
import { englishApiTexts } from './texts/english-api-texts.ts';

const defaultPressureLimits: LoadLimits = { maxDelayMs: 500 };

/** Parts that tests replace. */
export interface AppOverrides {
  routes?: readonly ApiRoute[];
  logDestination?: LogDestination;
  pressureLimits?: LoadLimits;
  connectionLimits?: Partial<ConnectionLimits>;
  deadlines?: Partial<Deadlines>;
  now?: () => number;
  billing?: BillingOverrides;
  members?: MembersOverrides;
}

export interface AppOptions extends AppOverrides {
  organisation: Organisation;
  /** The endpoints below `/api/v1`. */
  proxies: readonly EndpointGroup[];
  /** Those that the configuration was read with. */
  suppliers: readonly Adapter[];
  /** @default in English */
  texts?: ApiTexts;
  /** @default the kit's colours, without a mark */
  look?: MailLook;
  /** @default always ready */
  readiness?: Readiness;
}

/** The api, ready to listen. From top to bottom, these are the steps of a call. */
export async function createApp(config: Config, options: AppOptions): Promise<FastifyInstance> {
  await requireStorage(config);
  const { failures } = options.texts ?? englishApiTexts;
  const responsesOptions = createResponsesOptions(options.organisation, failures);
  // An unreadable look stops the start, whether or not emails are sent.
  const look = loadMailLook(options.look);
  const app = fastify({
    // An explicit list only: `true` or a number of hops would let anybody choose their own address.
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false,
    logger: createLogOptions('api', config, options.logDestination),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestIds(config.TRUSTED_PROXIES),
    bodyLimit: defaultBodyLimit,
    ...createConnectionOptions(config, options.connectionLimits),
    handlerTimeout: config.DEADLINE_MS,
    // A request on an open connection still gets a response while the api closes.
    return503OnClosing: false,
    ...createResponseOptions(responsesOptions),
  });

  await app.register(connections, { ...config, limits: options.connectionLimits });
  await app.register(responses, responsesOptions);
  const counts: StoreCounts = {};
  await addMetrics(app, {
    ...{ port: config.API_METRICS_PORT, host: config.METRICS_HOST ?? config.HOST },
    variable: 'API_METRICS_PORT',
    ...{
      facts: describeProcess('api', config),
      measures: [upstreamMeasure],
      gauges: createStoreGauges(counts),
    },
  });
  const countSecurityEvent = countSecurityEvents(app.log, options.now ?? Date.now);
  await app.register(errorResponses, { countSecurityEvent, texts: failures });
  await app.register(responseLog);
  await app.register(health, { readiness: options.readiness ?? { ready: true } });
  await app.register(createCalls(config, options, { look, counts }), { prefix: '/api/v1' });
  return app;
}

/** The routes below `/api/v1`, and the checks that a call passes before them. */
function createCalls(
  config: Config,
  options: AppOptions,
  { look, counts }: { look: LoadedMailLook; counts: StoreCounts },
): FastifyPluginAsync {
  return async (api) => {
    await api.register(loadShedding, options.pressureLimits ?? defaultPressureLimits);
    const state = await openSharedState(config, api.log);
    api.addHook('onClose', async () => state?.close());
    await api.register(rateLimits, {
      perMinute: config.RATE_LIMIT_PER_MINUTE,
      trustedProxies: config.TRUSTED_PROXIES,
      counts: state?.counts,
    });
    await api.register(cookie);
    await api.register(unknownRoutes);
    await api.register(sameOrigin, { siteOrigin: config.SITE_ORIGIN });
    const onEvent = (event: UpstreamEvent) =>
      api.log.warn({ reqId: getRequestId(), supplier: event }, 'supplier event');
    const onLateRefusal = () => {
      // The message is lost: what remains to be said is that the receiver needs attention.
      api.log.error('a contact message was refused after its visitor had seen that it was sent');
      const day = new Date(options.now?.() ?? Date.now()).toISOString().slice(0, 10);
      billing
        ?.report('contact refused', day)
        .catch((error: unknown) => api.log.error({ err: error }, 'a case could not be stored'));
    };
    const { organisation, proxies, suppliers, texts = englishApiTexts } = options;
    const connections = connectSuppliers(config, { organisation, suppliers, onEvent });
    const mails = connectMails(config, connections, { organisation, texts: texts.mails, look });
    const shared = { config, log: api.log, mails, mailBudget: createMailBudget(findClock(options)) };
    const { billing: sites } = connections;
    const own = { organisation, texts: texts.reports, overrides: options.billing };
    const billing = await openBilling({ ...shared, ...own, sites });
    if (billing) {
      Object.assign(counts, pickCounts(billing));
      api.addHook('onReady', async () => billing.start());
      api.addHook('onClose', () => billing.close());
    }
    const members = await openMembers({
      ...{ ...shared, billing, identity: connections.identity, overrides: options.members },
      site: sites.find(({ name }) => name === 'live'),
      ...{ organisation, invoiceTexts: texts.memberInvoice, ...toMemberFacts(organisation) },
    });
    if (members) {
      counts.countCreations = members.countCreations;
      api.addHook('onReady', async () => members.start());
      api.addHook('onClose', () => members.close());
    }
    const context = {
      ...{ config, organisation, texts, connections, billing, members, onEvent, onLateRefusal },
      deadlines: { ...deadlines, ...options.deadlines },
    };
    const routes = options.routes ?? [
      ...proxies.flatMap((proxy) => proxy(context)),
      ...createFurtherRoutes(context, suppliers),
    ];
    await api.register(apiRoutes, { routes, counts: state?.counts });
  };
}

const toMemberFacts = ({ paths, leaving, profileFields }: Organisation) => ({
  profilePath: paths.profile,
  canLeave: leaving !== undefined,
  hasProfileFields: Object.keys(profileFields).length > 0,
});

const pickCounts = ({ countSignUps, countOpenReports }: Billing): StoreCounts => ({
  countSignUps,
  countOpenReports,
});

const findClock = ({ now, members, billing }: AppOverrides): (() => number) =>
  now ?? members?.now ?? billing?.now ?? Date.now;

/** Returns `undefined` if the api sends no emails to members. */
function connectMails(
  config: Config,
  { sendMemberMail: sendMail }: Connections,
  own: Pick<MemberMailsOptions, 'organisation' | 'texts' | 'look'>,
): MemberMails | undefined {
  const { MEMBER_MAIL_FROM: from, SITE_ORIGIN: siteOrigin } = config;
  return sendMail && from && createMemberMails({ sendMail, from, siteOrigin, ...own });
}
