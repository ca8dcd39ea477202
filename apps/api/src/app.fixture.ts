import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { onTestFinished } from 'vitest';
import { createApp, type Parts } from './app.ts';
import { readConfig } from './config.ts';
import { defineRoute } from './routes/route.ts';

export const siteOrigin = 'http://site.test';

/** A route that says back what it was sent. */
export const echo = defineRoute({
  method: 'POST',
  path: '/echo',
  body: v.strictObject({ text: v.string() }),
  answer: async ({ body }) => ({ echo: body.text }),
});

/** An api with the given routes that is closed when the test is over. */
export async function startApp(
  parts: Parts = {},
  env: Record<string, string> = {},
): Promise<{ app: FastifyInstance; log: Record<string, unknown>[] }> {
  const log: Record<string, unknown>[] = [];
  const config = readConfig({ SITE_ORIGIN: siteOrigin, RATE_LIMIT_PER_MINUTE: '1000000', ...env });
  const app = await createApp(config, {
    routes: [echo],
    logDestination: { write: (line) => log.push(JSON.parse(line) as Record<string, unknown>) },
    ...parts,
  });
  onTestFinished(() => app.close());
  return { app, log };
}
