import type { FastifyPluginAsync } from 'fastify';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { ConnectionLimits } from '@guildhall/server-kit';
import { organisation as first } from '@guildhall/website-organisation';
import { onTestFinished } from 'vitest';
import { exampleRenderer } from './renderer.fixture.ts';
import { readConfig } from '../config/config.ts';
import { retryAtOnce } from './retry-at-once.fixture.ts';
import { createSite, type SiteOptions } from './site.ts';
import type { SiteSuppliers } from '../config/site-suppliers.ts';

export const webhookSecret = 'a-secret-of-this-test';

interface Services
  extends
    Partial<Pick<SiteOptions, 'organisation' | 'blocks' | 'pages' | 'renderer' | 'texts' | 'durations'>>,
    SiteSuppliers {
  /** Serves scripts, styles and files. @default none */
  files?: FastifyPluginAsync;
  content?: RequestListener;
  api?: RequestListener;
  connectionLimits?: Partial<ConnectionLimits>;
}

export const frontPage = {
  id: 1,
  title: 'Front page',
  permalink: '/',
  postType: 'page',
  postDate: '20261101',
  postStatus: 'publish',
  hasAccess: true,
  content: [{ blockName: 'acf/page-title', idd: 'a', attrs: [], title: 'Front page' }],
};

/** A content service with one page, `/`. */
const onePage: RequestListener = ({ url = '' }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://content.test');
  const responses: Record<string, object> = {
    '/wp-json/maindata/api': { _en_maindata: {} },
    '/wp-json/entry/api': searchParams.get('path') === '/' ? frontPage : {},
  };
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(responses[pathname] ?? {}));
};

const notFound: RequestListener = (_request, response) => void response.writeHead(404).end('{}');

/** Starts a complete site from its sources on a free port, with its services, until the test ends. */
export async function startSite(env: Record<string, string> = {}, services: Services = {}) {
  retryAtOnce();
  const log: Record<string, unknown>[] = [];
  const { organisation = first, billing, identity } = services;
  const environment = {
    SITE_PORT: '0',
    DRAIN_MS: '0',
    CONTENT_ORIGIN: await serve(services.content ?? onePage),
    API_ORIGIN: await serve(services.api ?? notFound),
    ORGANISATION_URL: 'https://organisation.test/',
    CONTENT_WEBHOOK_SECRET: webhookSecret,
    LOG_LEVEL: 'warn',
    ...env,
  };
  const config = readConfig(environment, { organisation, billing, identity });
  const app = await createSite(config, {
    organisation,
    renderer: services.renderer ?? (() => exampleRenderer),
    ...(services.blocks && { blocks: services.blocks }),
    ...(services.pages && { pages: services.pages }),
    ...(services.texts && { texts: services.texts }),
    ...(services.durations && { durations: services.durations }),
    assets: { createHead: () => ({ html: [], styleHashes: [] }) },
    files: services.files ?? (async () => undefined),
    http: {
      logDestination: { write: (line) => void log.push(JSON.parse(line) as (typeof log)[number]) },
      // The process also runs the tests.
      loadLimits: {},
      ...(services.connectionLimits && { connectionLimits: services.connectionLimits }),
    },
  });
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const open = (): Socket => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  return { app, origin: `http://127.0.0.1:${port}`, log, open };
}

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
