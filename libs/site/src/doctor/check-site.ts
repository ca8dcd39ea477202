import { fetchForCheck, fix, note, ok, type Finding } from '@guildhall/server-kit';
import type { Config } from '../config/config.ts';
import { checkEvents } from './check-events.ts';
import { checkWorker } from './check-worker.ts';

const check = 'site';

export async function checkSite(config: Config): Promise<Finding[]> {
  const { SITE_ORIGIN: origin } = config;
  const { response, failure } = await fetchForCheck(`${origin}/`);
  if (!response) return [fix(check, `it ${failure} at ${origin}: start the site, or correct SITE_ORIGIN`)];
  const { status } = response;
  const target = URL.parse(response.headers.get('location') ?? '', origin);
  if (status >= 300 && status < 400 && target && target.origin !== origin)
    return [fix(check, `${origin} redirects to ${target.origin}: set SITE_ORIGIN to that origin`)];
  if (status === 401)
    return [note(check, `${origin} requires a name and password: the site behind it was not checked`)];
  if (status >= 500)
    return [fix(check, `${origin} responds with status ${status}: see the log of the server at SITE_ORIGIN`)];
  const ownName = findCanonicalOrigin(await response.text());
  if (ownName !== undefined && ownName !== origin)
    return [
      fix(check, `the site at ${origin} runs with SITE_ORIGIN ${ownName}: restart it with this SITE_ORIGIN`),
    ];
  return [
    ok(check, `it responds at ${origin}`),
    ...(await Promise.all([checkEvents(config), checkWorker(config)])),
  ];
}

function findCanonicalOrigin(html: string): string | undefined {
  const address = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return address === undefined ? undefined : URL.parse(address)?.origin;
}
