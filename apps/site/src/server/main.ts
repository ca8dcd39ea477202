import { createSite, type Site } from './site.ts';
import { readConfig, type Config } from './config.ts';

/** How long what is under way may take to end after a stop signal, ms. */
const GRACE = 10_000;

async function openSite(config: Config): Promise<Site> {
  if (process.argv.includes('--dev')) {
    const { createDevSite } = await import('./dev-site.ts');
    return createDevSite(config);
  }
  const { readBuiltAssets } = await import('./assets/built-assets.ts');
  const { loadRenderer } = await import('./renderer.ts');
  const assets = readBuiltAssets(new URL('../../dist', import.meta.url).pathname);
  const renderer = await loadRenderer();
  return createSite(config, { renderer: () => renderer, assets });
}

try {
  const config = readConfig(process.env);
  const site = await openSite(config);
  const stop = () => {
    setTimeout(() => process.exit(1), GRACE).unref();
    void site.stop().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const address = await site.app.listen({ port: config.SITE_PORT, host: config.HOST });
  console.log(`site listening on ${address}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
