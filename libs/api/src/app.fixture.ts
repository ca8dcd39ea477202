import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { onTestFinished } from 'vitest';
import { organisation } from '@guildhall/website-organisation';
import { createApp, type AppOptions, type AppOverrides } from './app.ts';
import { suppliers } from './config/config.fixture.ts';
import { readConfig } from './config/config.ts';
import { ccu, contact, cps, sca, sdoc } from './routes/proxies.ts';
import { defineRoute } from './routes/route.ts';

export const siteOrigin = 'http://site.test';

/** A route that responds with what it was sent. */
export const echo = defineRoute({
  method: 'POST',
  path: '/echo',
  body: v.strictObject({ text: v.string() }),
  handle: async ({ body }) => ({ echo: body.text }),
});

/** Lists of what the specification's organisation runs. */
export const composed = { organisation, suppliers, proxies: [sca, sdoc, ccu, cps, contact] };

/** An api and its log; it is closed after the test. */
interface Started {
  app: FastifyInstance;
  log: Record<string, unknown>[];
}

/** An api with the given routes. */
export function startApp(parts: AppOverrides = {}, env: Record<string, string> = {}): Promise<Started> {
  return start({ routes: [echo], ...parts }, env);
}

/** The api with its own routes. */
export function startCompleteApp(
  env: Record<string, string> = {},
  parts: Partial<AppOptions> = {},
): Promise<Started> {
  return start(parts, env);
}

async function start(parts: Partial<AppOptions>, env: Record<string, string>): Promise<Started> {
  const log: Record<string, unknown>[] = [];
  const environment = { SITE_ORIGIN: siteOrigin, RATE_LIMIT_PER_MINUTE: '1000000', ...env };
  const config = readConfig(environment, parts.organisation ?? organisation, parts.suppliers ?? suppliers);
  const app = await createApp(config, {
    ...composed,
    // The process also runs the tests.
    pressureLimits: {},
    logDestination: { write: (line) => log.push(JSON.parse(line) as Record<string, unknown>) },
    ...parts,
  });
  onTestFinished(() => app.close());
  return { app, log };
}
