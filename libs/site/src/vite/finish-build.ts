import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { writeConsentStyles } from '../engine/assets/consent-styles.ts';
import { writeLateStyles } from '../engine/assets/late-styles.ts';
import { requireWholeScripts } from './script-faults.ts';
import { writeServiceWorker } from './service-worker.ts';

/**
 * Completes what the bundler wrote, once both sides of a site are built.
 *
 * @throws Error if a script cannot run
 */
export function finishBuild(dist: string, { hasConsent }: { hasConsent: boolean }): void {
  const [client, server] = [join(dist, 'client'), join(dist, 'server')];
  for (const folder of [client, server]) requireWholeScripts(readScripts(folder));
  cpSync(join(server, 'assets'), join(client, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.js'),
  });
  writeLateStyles(dist);
  if (hasConsent) writeConsentStyles(dist);
  writeServiceWorker(dist);
  compressOnce(join(client, 'assets'));
}

function readScripts(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    names
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name), 'utf8')]),
  );
}

/** Compresses immutable files once, at the highest level. */
function compressOnce(assets: string): void {
  for (const name of readdirSync(assets)) {
    if (!/\.(js|css|svg)$/.test(name)) continue;
    const bytes = readFileSync(join(assets, name));
    writeFileSync(join(assets, `${name}.br`), brotliCompressSync(bytes));
    writeFileSync(join(assets, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  }
}
