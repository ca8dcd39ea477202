import type { Assets } from './assets.ts';
import type { Config } from '../../config/config.ts';

type WorkerConfig = Pick<Config, 'SERVICE_WORKER' | 'EDITORS_PREVIEW'>;

/** True if visitors' browsers may keep pages for reading without a connection. An editors' site caches nothing. */
export function isServiceWorkerOn({ SERVICE_WORKER, EDITORS_PREVIEW }: WorkerConfig): boolean {
  return SERVICE_WORKER === 'on' && EDITORS_PREVIEW === 'off';
}

/** Returns the code of the service worker, if the site has one. */
export function findServiceWorker(
  config: WorkerConfig,
  assets: Pick<Assets, 'serviceWorker'>,
): string | undefined {
  return isServiceWorkerOn(config) ? assets.serviceWorker : undefined;
}
