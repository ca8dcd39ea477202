import { isThisMachine } from '@guildhall/safe-content';
import { fix, ok, type Finding } from '@guildhall/server-kit';
import type { Config } from '../config/config.ts';

const check = 'proxies';

/**
 * Checks that the api trusts the site's `X-Forwarded-For`. The site forwards all calls: without it, all visitors share one
 * rate limit, and the shop takes them for one buyer.
 */
export function checkProxies({ TRUSTED_PROXIES: trusted, SITE_ORIGIN }: Config): Finding[] {
  if (trusted.length === 0)
    return [
      fix(
        check,
        'no proxy is trusted, so all visitors share one rate limit: add the address the site calls from to TRUSTED_PROXIES',
      ),
    ];
  const siteIsHere = isThisMachine(new URL(SITE_ORIGIN).hostname);
  const wide = trusted.find((range) => Number(range.split('/')[1] ?? 128) < 8);
  if (wide !== undefined)
    return [fix(check, `TRUSTED_PROXIES trusts too wide a range (${wide}): use the site’s own address`)];
  const onlyHere = trusted.every((range) => isThisMachine(range.split('/')[0] ?? ''));
  return [
    ok(
      check,
      onlyHere && !siteIsHere
        ? 'only local processes are trusted: correct if site and api share this machine'
        : 'each visitor has a separate rate limit',
    ),
  ];
}
