import { setTimeout as delay } from 'node:timers/promises';
import type { ResponseStyle } from './content/store/content-store.ts';
import type { Doorway } from './content/doorway.ts';
import { createBilling } from './billing/billing.ts';
import { startBilling, type BillingPorts } from './billing/start-billing.ts';
import { createContentEvents } from './controls/content-events.ts';
import { createFaultList } from './faults/fault-list.ts';
import { fetchInProcess } from './fetch-in-process.ts';
import { createInbox } from './inbox/inbox.ts';
import { startMailServer } from './inbox/mail-server.ts';
import { createPictureReader } from './pictures/picture-files.ts';
import { createRequestLog } from './requests/request-log.ts';
import { defaultSeed } from './default-seed.ts';
import { createBillingSeed, type SandboxSeed } from './sandbox-content.ts';
import { buildSandbox } from './sandbox.ts';
import type { ShopTokens } from './shop/tokens.ts';

export interface SandboxOptions extends Partial<SandboxSeed> {
  port: number;
  host?: string;
  /** Origin of the site: the homepage links to it, and it is notified of edits (see `webhookSecret`). */
  siteOrigin?: string;
  /** The origin in the services' own links. Default: the one the sandbox listens on. */
  publicOrigin?: string;
  /**
   * The value of the header `x-content-key` that opens members' content. Default: `CONTENT_KEY` or
   * `sandbox-content-key`.
   */
  contentKey?: string;
  /**
   * `natural`: the content service responds like a plugin that returns the results of WordPress's own functions.
   * Default `contract`.
   */
  responses?: ResponseStyle;
  /**
   * The value of `x-preview-key` that opens unpublished entries. Default: `CONTENT_PREVIEW_KEY` or
   * `sandbox-preview-key`.
   */
  previewKey?: string;
  /** Signs preview tickets on the homepage; needs `siteOrigin`. Without it there are none. */
  previewSecret?: string;
  /** The folder and login of a content service that is not at the root of a public host. */
  contentDoorway?: Doorway;
  /** Tokens that the shop accepts. Default: those of the environment, or invented ones. */
  shopTokens?: ShopTokens;
  /** Signs the events of edits; needs `siteOrigin`. Without it the site is not notified. */
  webhookSecret?: string;
  /** Port of a mail relay, whose mails are shown in the inbox. Default: none. */
  smtpPort?: number;
  billingEventsTo?: string;
  /** Ports of the billing vendor's sites and script. Default: free ports. */
  billingPorts?: Partial<BillingPorts>;
  /** Reads the shop's large schemas at startup. Default false: with the first request. */
  shopAhead?: boolean;
}

export interface Sandbox {
  /** `http://host:port`, without a trailing slash. */
  origin: string;
  /** Calls the services in this process, without a network, for tests that call them thousands of times. */
  fetch: typeof fetch;
  close(): Promise<void>;
}

/**
 * Starts the stand-ins of the hosted services on one port.
 *
 * @example
 * const sandbox = await startSandbox({ port: 0 });
 * const home = await fetch(`${sandbox.origin}/wp-json/entry/api?path=/`);
 * await sandbox.close();
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const closing = new AbortController();
  const wait = (ms: number) => delay(ms, undefined, { signal: closing.signal }).catch(() => undefined);
  const now = () => new Date();
  const { siteOrigin, webhookSecret, host = '127.0.0.1', billingEventsTo: eventsTo } = options;
  const inbox = createInbox(now);
  const faults = createFaultList();
  const log = createRequestLog(now);
  const seed: SandboxSeed = { ...defaultSeed, ...pickSeed(options) };
  const billing = seed.content.plans && createBilling({ now, wait, eventsTo, seed: createBillingSeed(seed) });
  let origin = '';
  const app = buildSandbox({
    seed,
    origin: () => options.publicOrigin ?? origin,
    siteOrigin,
    ...readAccess(options, process.env),
    ...(options.responses && { responses: options.responses }),
    ...(options.contentDoorway && { contentDoorway: options.contentDoorway }),
    readPicture: createPictureReader(),
    notifySite:
      siteOrigin && webhookSecret
        ? createContentEvents(siteOrigin, webhookSecret, now)
        : async () => undefined,
    wait,
    now,
    inbox,
    faults,
    log,
    ...(billing && { billing }),
  });
  const { smtpPort } = options;
  const mail = smtpPort === undefined ? undefined : await startMailServer({ inbox, faults, wait }, smtpPort);
  if (options.shopAhead) await app.readShopAhead();
  const vendor = billing && (await startBilling(billing, { faults, log, wait }, options.billingPorts, host));
  origin = await app.listen({ port: options.port, host }).catch(async (error: unknown) => {
    await vendor?.close();
    throw error;
  });
  return {
    origin,
    fetch: fetchInProcess(app),
    async close() {
      billing?.stop();
      closing.abort();
      await mail?.close();
      await vendor?.close();
      await app.close();
    },
  };
}

function pickSeed({ organisation, content }: SandboxOptions): Partial<SandboxSeed> {
  return { ...(organisation && { organisation }), ...(content && { content }) };
}

/** Keys and tokens that the stand-ins accept. */
function readAccess(options: SandboxOptions, env: NodeJS.ProcessEnv) {
  return {
    contentKey: options.contentKey ?? env['CONTENT_KEY'] ?? 'sandbox-content-key',
    previewKey: options.previewKey ?? env['CONTENT_PREVIEW_KEY'] ?? 'sandbox-preview-key',
    previewSecret: options.previewSecret,
    shopTokens: options.shopTokens ?? readTokens(env),
  };
}

function readTokens(env: NodeJS.ProcessEnv): ShopTokens {
  return {
    storefront: env['SHOP_STOREFRONT_TOKEN'] ?? 'sandbox-storefront-token',
    admin: env['SHOP_ADMIN_TOKEN'] ?? 'sandbox-admin-token',
    client: {
      id: env['SHOP_ADMIN_CLIENT_ID'] ?? 'sandbox-client-id',
      secret: env['SHOP_ADMIN_CLIENT_SECRET'] ?? 'sandbox-client-secret',
    },
  };
}
