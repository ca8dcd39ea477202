import { isThisMachine } from '@guildhall/safe-content';
import { fix, ok, type Finding } from '@guildhall/server-kit';
import type { Config } from '../config.ts';

const check = 'proxies';

/**
 * Whether the api believes the site's `X-Forwarded-For`. The site forwards all calls: when its header is not believed,
 * all visitors count as one, share one limit, and the shop's vendor takes them for one buyer.
 */
export function checkProxies({ TRUSTED_PROXIES: trusted, SITE_ORIGIN }: Config): Finding[] {
  if (trusted.length === 0)
    return [
      fix(
        check,
        'no proxy is trusted, so all visitors share one limit: name in TRUSTED_PROXIES the address from which the site calls the api',
      ),
    ];
  const siteIsHere = isThisMachine(new URL(SITE_ORIGIN).hostname);
  const wide = trusted.find((range) => Number(range.split('/')[1] ?? 128) < 8);
  if (wide !== undefined)
    return [
      fix(check, `TRUSTED_PROXIES believes a large part of the world (${wide}): name the site’s own address`),
    ];
  const onlyHere = trusted.every((range) => isThisMachine(range.split('/')[0] ?? ''));
  return [
    ok(
      check,
      onlyHere && !siteIsHere
        ? 'only programs on this machine are believed: right if the site runs beside the api'
        : 'visitors are told apart',
    ),
  ];
}
