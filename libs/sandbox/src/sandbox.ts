import fastify, { type FastifyInstance } from 'fastify';
import { addDoorway, createUrlRewrite, type Doorway } from './content/doorway.ts';
import { addBillingControls } from './billing/controls/billing-controls.ts';
import { createBilling, type Billing } from './billing/billing.ts';
import { addContentRoutes } from './content/content-service.ts';
import { createContentStore, type ResponseStyle, type ContentStore } from './content/store/content-store.ts';
import type { ContentEvent } from './controls/content-events.ts';
import { addEditRoutes } from './controls/edit-routes.ts';
import { addFaultRoutes } from './controls/fault-routes.ts';
import { addFormParser, addSwitchGuard } from './controls/guard.ts';
import { addRequestRoutes } from './controls/request-routes.ts';
import { addShopControlRoutes } from './controls/shop-control-routes.ts';
import { createDocumentStore } from './documents/document-store.ts';
import {
  addDocumentControlRoutes,
  addDocumentRoutes,
  documentsStrikes,
} from './documents/documents-service.ts';
import { addFaultHooks, type FaultHookOptions } from './faults/fault-hooks.ts';
import { createFaultList, type FaultList } from './faults/fault-list.ts';
import { addHomeRoutes } from './home/home-routes.ts';
import { listServices } from './home/services.ts';
import { addActionRoutes } from './identity/action-routes.ts';
import { addIdentityControls } from './identity/identity-controls.ts';
import { identityStrikes, describeIdentityTarget } from './identity/identity-refusals.ts';
import { addIdentityService } from './identity/identity-service.ts';
import { createMailingIdentity, type MailingIdentity } from './identity/mailing-identity.ts';
import { seedRecords } from './identity/member-records.ts';
import { defaultSeed } from './default-seed.ts';
import { createBillingSeed, type SandboxSeed } from './sandbox-content.ts';
import { addUploadRoutes } from './uploads/upload-routes.ts';
import type { Uploads } from './uploads/uploads.ts';
import { createInbox, type Inbox } from './inbox/inbox.ts';
import { addInboxRoutes, addInboxService } from './inbox/inbox-routes.ts';
import { addMailRoutes } from './mails/mail-routes.ts';
import { addMediaRoutes } from './pictures/media-service.ts';
import type { PictureRequest } from './pictures/picture-files.ts';
import { createRequestLog, type RequestLog } from './requests/request-log.ts';
import { addFilmRoutes } from './video/films.ts';
import { addVideoRoutes } from './video/video-service.ts';
import { addTagControls, addTagRoutes } from './tags/tag-service.ts';
import { createTagLog } from './tags/tag-log.ts';
import { addViesRoutes, viesStrikes } from './vies/vies-service.ts';
import { shopStrikes, describeShopTarget } from './shop/shop-faults.ts';
import { addShopRoutes, createShop } from './shop/shop-service.ts';
import type { ShopTokens } from './shop/tokens.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Reads the shop's large schemas, so that its first request is not slowed down. */
    readShopAhead: () => Promise<unknown>;
  }
}

export interface SandboxBuildOptions {
  /** Default: the organisation of the specification. */
  seed?: SandboxSeed;
  /** The origin in the services' own links. */
  origin: () => string;
  siteOrigin: string | undefined;
  contentKey: string;
  /** Shapes of the content service's responses. Default: those of the contract. */
  responses?: ResponseStyle;
  /** The value of `x-preview-key` that opens unpublished entries. */
  previewKey: string;
  /** Signs preview tickets on the homepage; needs `siteOrigin`. */
  previewSecret?: string | undefined;
  contentDoorway?: Doorway;
  shopTokens: ShopTokens;
  readPicture: (request: PictureRequest) => Promise<Buffer>;
  notifySite: (event: ContentEvent) => Promise<void>;
  wait: (ms: number) => Promise<void>;
  now: () => Date;
  inbox?: Inbox;
  faults?: FaultList;
  log?: RequestLog;
  /** The billing vendor, whose sites listen elsewhere. Default: one without a port, if plans have prices. */
  billing?: Billing;
}

type AddService = (
  name: string,
  addRoutes: (scope: FastifyInstance) => void,
  failing?: Pick<FaultHookOptions, 'strikes' | 'matchedIn'>,
) => void;

/** The sandbox as an application without a port. */
export function buildSandbox(options: SandboxBuildOptions): FastifyInstance {
  const app = fastify({ forceCloseConnections: true, rewriteUrl: createUrlRewrite(options.contentDoorway) });
  const faults = options.faults ?? createFaultList();
  const log = options.log ?? createRequestLog(options.now);
  const { seed = defaultSeed } = options;
  const { organisation, content } = seed;
  const billing =
    options.billing ?? (content.plans && createBilling({ ...options, seed: createBillingSeed(seed) }));
  const hasIdentity = organisation.logins === 'passwords';
  const services = listServices({ billing: billing !== undefined, identity: hasIdentity });
  const store = createContentStore(content, options.responses);
  const shop = createShop({ ...options, seed });
  const inbox = options.inbox ?? createInbox(options.now);
  const documents = createDocumentStore(options.now, seedRecords, content.rates ?? organisation.equivalents);
  const { identity, sendMail } = createMailingIdentity(inbox, options);
  app.addHook('onClose', () => identity.stop());
  app.decorate('readShopAhead', async () => {
    await app.ready();
    return Promise.all(shop.ahead.map((read) => read()));
  });

  /** Adds a service: its requests are logged and its faults apply to them, but not to other routes. */
  const addService: AddService = (name, addRoutes, failing = {}) =>
    void app.register(async (scope) => {
      scope.addHook('onRequest', async (request) => log.add(name, request.method, request.url));
      addFaultHooks(scope, { service: name, faults, wait: options.wait, ...failing });
      addRoutes(scope);
    });
  const tagLog = createTagLog();
  addService('tags', (scope) => addTagRoutes(scope, tagLog));
  addServices(addService, { store, shop, inbox, uploads: content.uploads ?? {} }, options);
  addService('documents', (scope) => addDocumentRoutes(scope, documents, options.now), {
    strikes: documentsStrikes,
  });
  if (hasIdentity) addIdentityServices(addService, { identity, sendMail }, options);

  void app.register(async (scope) => {
    const controls: string[] = [];
    scope.addHook('onRoute', ({ method, url }) => {
      if (method !== 'HEAD' && url.startsWith('/_sandbox/')) controls.push(`${String(method)} ${url}`);
    });
    addSwitchGuard(scope);
    addFormParser(scope);
    addFaultRoutes(
      scope,
      faults,
      services.map(({ name }) => name),
    );
    addRequestRoutes(scope, log);
    addTagControls(scope, tagLog);
    addEditRoutes(scope, store, options.notifySite);
    addShopControlRoutes(scope, shop);
    addDocumentControlRoutes(scope, documents);
    addInboxRoutes(scope, inbox);
    addMailRoutes(scope, inbox);
    if (billing) addBillingControls(scope, billing);
    if (hasIdentity) addIdentityControls(scope, { ...options, identity, documents });
    const draft = content.entries.find(({ postStatus }) => postStatus === 'draft');
    const { previewSecret } = options;
    addHomeRoutes(scope, { ...options, previewSecret, draft, services, faults, hasIdentity, controls });
  });
  return app;
}

function addServices(
  service: AddService,
  {
    store,
    shop,
    inbox,
    uploads,
  }: {
    store: ContentStore;
    shop: ReturnType<typeof createShop>;
    inbox: Inbox;
    uploads: Uploads;
  },
  options: SandboxBuildOptions,
): void {
  service('content', (scope) => addContent(scope, store, options));
  service('content', (scope) => addUploadRoutes(scope, uploads));
  service('inbox', (scope) => addInboxService(scope, inbox));
  service('media', (scope) => {
    addMediaRoutes(scope, options.readPicture);
    addFilmRoutes(scope);
  });
  service('video', addVideoRoutes);
  service(
    'shop',
    (scope) => {
      addFormParser(scope);
      addShopRoutes(scope, shop, { ...options, tokens: options.shopTokens });
    },
    { strikes: shopStrikes, matchedIn: describeShopTarget },
  );
  service('vat-check', (scope) => addViesRoutes(scope, options.now), { strikes: viesStrikes });
}

function addIdentityServices(
  service: AddService,
  identity: MailingIdentity,
  options: SandboxBuildOptions,
): void {
  service('identity', (scope) => addIdentityService(scope, { ...options, ...identity }), {
    strikes: identityStrikes,
    matchedIn: describeIdentityTarget,
  });
  service('identity-page', addActionRoutes);
}

/** The content service, in its folder and behind its login if it has them. */
function addContent(scope: FastifyInstance, store: ContentStore, options: SandboxBuildOptions): void {
  const { contentDoorway: doorway = {} } = options;
  addDoorway(scope, doorway);
  addContentRoutes(scope, { ...options, store, origin: () => options.origin() + (doorway.folder ?? '') });
}
