import { stopOnSignals, type Readiness } from '@guildhall/server-kit';
import type { FastifyInstance } from 'fastify';
import { readConfig, type Config } from './config.ts';
import { createSite } from './site.ts';

async function openSite(config: Config, readiness: Readiness): Promise<FastifyInstance> {
  if (process.argv.includes('--dev')) {
    const { createDevSite } = await import('./dev-site.ts');
    return createDevSite(config, readiness);
  }
  const { readBuiltAssets } = await import('./assets/built-assets.ts');
  const { loadRenderer } = await import('./renderer.ts');
  const assets = readBuiltAssets(new URL('../../dist', import.meta.url).pathname);
  const renderer = await loadRenderer();
  return createSite(config, { renderer: () => renderer, assets, readiness });
}

try {
  const config = readConfig(process.env);
  const readiness = { ready: true };
  const app = await openSite(config, readiness);
  stopOnSignals({ app, readiness, drainMs: config.DRAIN_MS });
  const address = await app.listen({ port: config.SITE_PORT, host: config.HOST });
  console.log(`site listening on ${address}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
