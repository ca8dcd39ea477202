import { createHmac } from 'node:crypto';
import { controlSandbox, startSandbox, type SandboxControls } from '@guildhall/sandbox';
import type { FastifyInstance } from 'fastify';
import { organisation } from '@guildhall/website-organisation';
import { onTestFinished } from 'vitest';
import { readConfig } from '../config/config.ts';
import { retryAtOnce } from './retry-at-once.fixture.ts';
import { createSite } from './site.ts';
import { exampleRenderer } from './renderer.fixture.ts';

type Environment = Record<string, string>;
type SandboxOptions = Parameters<typeof startSandbox>[0];

const secret = 'a-secret-for-these-tests';

export interface SiteUnderTest {
  app: FastifyInstance;
  /** Origin of its content service. */
  origin: string;
  sandbox: SandboxControls;
  /** Requests a page as a visitor does. */
  visit(path: string): Promise<{ status: number; html: string; location: string | undefined }>;
  notify(event: object): Promise<number>;
  pass(ms: number): void;
}

/** Starts a site from its sources on its own sandbox. Only `pass` and the site's own pauses move its clock. */
export async function siteUnderTest(
  env: Environment | ((sandbox: { origin: string }) => Environment) = {},
  sandboxOptions: Partial<SandboxOptions> = {},
): Promise<SiteUnderTest> {
  retryAtOnce();
  const sandbox = await startSandbox({ port: 0, ...sandboxOptions });
  let now = Date.now();
  const config = readConfig({
    SITE_ORIGIN: 'http://site.test',
    API_ORIGIN: 'http://127.0.0.1:9',
    CONTENT_ORIGIN: sandbox.origin,
    ORGANISATION_URL: 'https://organisation.test/',
    CONTENT_WEBHOOK_SECRET: secret,
    LOG_LEVEL: 'silent',
    DRAIN_MS: '0',
    ...(typeof env === 'function' ? env(sandbox) : env),
  });
  const app = await createSite(config, {
    // Tests count requests: those for a search index would be among them.
    organisation: { ...organisation, search: false },
    renderer: () => exampleRenderer,
    assets: { createHead: async () => ({ html: [], styleHashes: [] }) },
    files: async () => undefined,
    // The process also runs the tests.
    http: { loadLimits: {} },
    now: () => now,
    pause: async (ms) => void (now += ms),
  });
  onTestFinished(async () => {
    await app.close();
    await sandbox.close();
  });
  return {
    app,
    origin: sandbox.origin,
    sandbox: controlSandbox(sandbox.origin),
    async visit(path) {
      const { statusCode, body, headers } = await app.inject(path);
      return { status: statusCode, html: body, location: headers.location };
    },
    async notify(event) {
      const payload = JSON.stringify(event);
      const timestamp = String(now);
      const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
      const headers = {
        'content-type': 'application/json',
        'x-guildhall-timestamp': timestamp,
        'x-guildhall-signature': `sha256=${signature}`,
      };
      return (await app.inject({ method: 'POST', url: '/_content-events', payload, headers })).statusCode;
    },
    pass(ms) {
      now += ms;
    },
  };
}

export function entryWithNews(title: string, more: object = {}): object {
  return {
    ...{ id: 9001, title, permalink: '/tried', postType: 'page', postDate: '20261101' },
    ...{ postStatus: 'publish', hasAccess: true },
    content: [
      { blockName: 'acf/page-title', idd: 'a', attrs: [], title },
      {
        ...{ blockName: 'acf/entry-list', idd: 'b', attrs: [], contentType: 'news', cardType: 'news' },
        ...{ entryRoute: '/wp-json/cards/api/news', cats: false, displayByCat: '0', buttonLink: '' },
      },
    ],
    ...more,
  };
}
