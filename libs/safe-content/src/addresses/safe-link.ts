import type { SafeUrl } from '../safe-types.ts';
import { knownHosts, type AddressPolicy } from './address-policy.ts';
import { canonicalPath, isShortLink } from './canonical-path.ts';
import { isPlainPath, classifyAddress } from './classify-address.ts';
import { ownAddress, pathWithin, type OwnAddress } from './own-address.ts';
import { isPageAddress } from './page-address.ts';

/**
 * Checks an address for a link. Allowed are http and https, `mailto:`, `tel:`, site-relative paths, `?queries` and
 * `#fragments`. A page of the content host or of the site itself becomes site-relative with its query and fragment, in
 * its canonical spelling; a file (`/wp-content/report.pdf`) keeps its host, and is the content host's when it was
 * written without one. A short link (`/?p=9`) is refused: which page it means only the content service knows.
 *
 * @returns the address as the browser's own parser understood it, or `undefined` when it is refused.
 * @example safeLink('https://content.example/about/?x=1#team', policy) // '/about?x=1#team'
 */
export function safeLink(untrusted: unknown, policy: AddressPolicy): SafeUrl | undefined {
  return linkText(untrusted, policy) as SafeUrl | undefined;
}

function linkText(untrusted: unknown, policy: AddressPolicy): string | undefined {
  const address = classifyAddress(untrusted);
  if (address === undefined || address.kind === 'mail or phone') return address?.text;
  if (address.kind === 'within page') {
    const [search = ''] = address.text.split('#');
    return isShortLink({ pathname: '/', search }) ? undefined : address.text;
  }
  const hosts = knownHosts(policy);
  const { url } = address;
  if (address.kind === 'path') {
    const { origin, folder } = hosts.content;
    const inFolder = pathWithin(url.pathname, hosts.content) ?? url.pathname;
    // Only the page of a path keeps its folder: it is a path of this site already.
    const pathname = isPageAddress(inFolder) ? url.pathname : inFolder;
    return ownLink(url, { base: origin + folder, pathname });
  }
  const own = ownAddress(url, hosts);
  if (own !== undefined) return ownLink(url, { ...own, pathname: withoutIndex(own.pathname) });
  return url.host === hosts.site.host
    ? ownLink(url, { base: hosts.site.origin, pathname: url.pathname })
    : url.href;
}

function ownLink({ search, hash }: URL, { base, pathname }: OwnAddress): string | undefined {
  if (!isPlainPath(pathname) || isShortLink({ pathname, search })) return undefined;
  return isPageAddress(pathname) ? canonicalPath(pathname) + search + hash : base + pathname + search + hash;
}

/** WordPress on a server that cannot rewrite addresses puts its script before them: `/index.php/about`. */
function withoutIndex(pathname: string): string {
  return pathname.replace(/^\/index\.php(?=\/)/, '');
}
