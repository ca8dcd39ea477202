import { fetchForCheck, fix, note, ok, type Finding } from '@guildhall/server-kit';
import { cachePrefix, workerPath } from '../worker/worker-storage.ts';
import type { Config } from '../config/config.ts';
import { isServiceWorkerOn } from '../engine/assets/worker-switch.ts';

const check = 'offline';

/** Checks that browsers can install the service worker, or remove it. */
export async function checkWorker(
  config: Pick<Config, 'SITE_ORIGIN' | 'SERVICE_WORKER' | 'EDITORS_PREVIEW'>,
): Promise<Finding> {
  const { response, failure } = await fetchForCheck(config.SITE_ORIGIN + workerPath);
  if (!response) return fix(check, `${workerPath} ${failure}: let the proxy pass it to the site`);
  const code = await response.text();
  const { status, headers } = response;
  const type = headers.get('content-type') ?? 'no content type';
  if (status !== 200 || !/^(?:text|application)\/javascript\b/i.test(type))
    return fix(
      check,
      `${workerPath} returns status ${status} and ${type}: let the proxy pass it to the site`,
    );
  if (!code.includes(cachePrefix))
    return fix(check, `${workerPath} is another program: let the proxy pass it to the site`);
  if (!/\bno-cache\b/.test(headers.get('cache-control') ?? ''))
    return fix(
      check,
      `${workerPath} has no Cache-Control: no-cache: let the proxy pass its headers unchanged`,
    );
  const isOn = isServiceWorkerOn(config);
  if (!code.includes('registration.unregister'))
    return isOn
      ? ok(check, 'visitors can read pages again without a connection')
      : fix(check, `${workerPath} does not match SERVICE_WORKER: restart the site with this setting`);
  return note(
    check,
    isOn
      ? 'this site has no service worker: only production builds have one'
      : 'the service worker is off: browsers remove it with everything that it stored',
  );
}
