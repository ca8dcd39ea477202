import { createHash } from 'node:crypto';
import { copyFileSync, appendFileSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Organisation } from '@guildhall/organisation';
import type { EnvironmentOptions, Plugin } from 'vite';
import { getSource } from '../sources.ts';

/** Adds the service worker to a build. Development has none. */
export function serviceWorker(facts: Pick<Organisation, 'paths'>): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    config: () => ({ environments: { worker: createWorker(facts) } }),
  };
}

/** One classic script, since not every browser has modules in service workers. */
function createWorker({ paths }: Pick<Organisation, 'paths'>): EnvironmentOptions {
  return {
    consumer: 'client',
    define: { __MEMBER_PATHS__: JSON.stringify(Object.values(paths)) },
    build: {
      outDir: 'dist/worker',
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: { sw: getSource('worker/service-worker.ts') },
        output: { format: 'iife', entryFileNames: '[name].js' },
      },
    },
  };
}

/**
 * Build step: puts the service worker beside the files for browsers, with a mark of this build. A browser installs a
 * worker whose bytes differ, which then stores this build's offline page.
 */
export function writeServiceWorker(dist: string): void {
  const target = join(dist, 'client/sw.js');
  copyFileSync(join(dist, 'worker/sw.js'), target);
  const hash = createHash('sha256').update(readFileSync(join(dist, 'server/entry-server.js')));
  for (const name of readdirSync(join(dist, 'client/assets')).sort()) hash.update(name);
  appendFileSync(target, `//${hash.digest('base64url').slice(0, 8)}\n`);
}
