import { join } from 'node:path';
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
import { createFinishedPictures } from './pictures/finished-pictures.ts';
import { createPictureStore } from './pictures/picture-store.ts';
import { createRenderer } from './pictures/renderer.ts';
import { createRequestLog } from './requests/request-log.ts';
import { buildSandbox } from './sandbox.ts';
import type { ShopTokens } from './shop/tokens.ts';

export interface SandboxOptions {
  /** 0 takes a free port. */
  port: number;
  /** Default 127.0.0.1. */
  host?: string;
  /** Where the site runs: the home page links to it, and is notified of edits (see `webhookSecret`). */
  siteOrigin?: string;
  /** Folder in which pictures that had to be drawn are stored. Default `.cache/pictures` at the root of the repository. */
  picturesCache?: string;
  /** The address by which the services write their own links. Default: the address the sandbox listens on. */
  publicOrigin?: string;
  /**
   * The value of the header `x-content-key` that opens members' content. Default: `CONTENT_KEY` or
   * `sandbox-content-key`.
   */
  contentKey?: string;
  /**
   * `natural`: the content service answers as a plugin does that returns the results of WordPress's own functions. Default
   * `contract`.
   */
  answers?: ResponseStyle;
  /**
   * The value of `x-preview-key` that opens unpublished entries. Default: `CONTENT_PREVIEW_KEY` or
   * `sandbox-preview-key`.
   */
  previewKey?: string;
  /** With `siteOrigin`: signs the tickets of the home page's previews. Without it there are none. */
  previewSecret?: string;
  /** The folder and the login of the content service, when it is not at the root of a public host. */
  contentDoorway?: Doorway;
  /** The tokens that the shop accepts. Default: those of the environment, or made up ones. */
  shopTokens?: ShopTokens;
  /** With `siteOrigin`: signs the events of edits. Without it the site is not notified. */
  webhookSecret?: string;
  /** Where a mail relay listens, whose mails are shown in the inbox. None unless given. */
  smtpPort?: number;
  /** Where the billing vendor sends its events. Nowhere unless given. */
  billingEventsTo?: string;
  /** Where the billing vendor's sites and script listen. Default: free ports. */
  billingPorts?: Partial<BillingPorts>;
  /** Whether the shop's large schemas are read before the sandbox answers anybody. Default false: with the first request. */
  shopAhead?: boolean;
}

export interface Sandbox {
  /** `http://host:port`, without a slash at the end. */
  origin: string;
  /** Calls the services within this process, without a network, for tests that call them thousands of times. */
  fetch: typeof fetch;
  close(): Promise<void>;
}

const defaultPicturesCache = join(import.meta.dirname, '../../../.cache/pictures');

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
  const renderer = createRenderer();
  const pictures = createPictureStore({
    folder: options.picturesCache ?? defaultPicturesCache,
    finished: createFinishedPictures(),
    render: renderer.render,
  });
  const inbox = createInbox(now);
  const faults = createFaultList();
  const log = createRequestLog(now);
  const billing = createBilling({ now, wait, eventsTo });
  let origin = '';
  const app = buildSandbox({
    origin: () => options.publicOrigin ?? origin,
    siteOrigin,
    contentKey: options.contentKey ?? process.env['CONTENT_KEY'] ?? 'sandbox-content-key',
    ...(options.answers && { answers: options.answers }),
    previewKey: options.previewKey ?? process.env['CONTENT_PREVIEW_KEY'] ?? 'sandbox-preview-key',
    previewSecret: options.previewSecret,
    ...(options.contentDoorway && { contentDoorway: options.contentDoorway }),
    shopTokens: options.shopTokens ?? readTokens(process.env),
    pictures,
    notifySite:
      siteOrigin && webhookSecret
        ? createContentEvents(siteOrigin, webhookSecret, now)
        : async () => undefined,
    wait,
    now,
    inbox,
    faults,
    log,
    billing,
  });
  const { smtpPort } = options;
  const mail = smtpPort === undefined ? undefined : await startMailServer({ inbox, faults, wait }, smtpPort);
  if (options.shopAhead) await app.readShopAhead();
  const vendor = await startBilling(billing, { faults, log, wait }, options.billingPorts, host);
  origin = await app.listen({ port: options.port, host }).catch(async (error: unknown) => {
    await vendor.close();
    throw error;
  });
  void pictures.forgetOldEditions();
  return {
    origin,
    fetch: fetchInProcess(app),
    async close() {
      billing.stop();
      closing.abort();
      renderer.close();
      await mail?.close();
      await vendor.close();
      await app.close();
    },
  };
}

/** The shop's tokens as the environment has them, or made up ones. */
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
