import type { SafeUrl } from '../safe-types.ts';
import { getPolicyHosts, type UrlPolicy } from './url-policy.ts';
import { toCanonicalPath, isShortLink } from './canonical-path.ts';
import { isPlainPath, classifyUrl } from './classify-url.ts';
import { findContentUrl, findPathWithin, type ContentUrl } from './content-url.ts';
import { isPagePath } from './is-page-path.ts';

/**
 * Checks a URL for a link. Allowed are http and https, `mailto:`, `tel:`, `sms:`, `webcal:`, site-relative paths,
 * `?queries` and `#fragments`, as people write them. A page of the content host or the site becomes a canonical, site-relative path with query and
 * fragment; a file (`/wp-content/report.pdf`) keeps its host, or gets the content host. A short link (`/?p=9`) is
 * refused: only the content service knows its page.
 *
 * @returns the URL as the browser parses it, or `undefined` if it is refused
 * @example toSafeLink('https://content.example/about/?x=1#team', policy) // '/about?x=1#team'
 */
export function toSafeLink(untrusted: unknown, policy: UrlPolicy): SafeUrl | undefined {
  return findLinkUrl(untrusted, policy) as SafeUrl | undefined;
}

function findLinkUrl(untrusted: unknown, policy: UrlPolicy): string | undefined {
  const address = classifyUrl(untrusted);
  if (address === undefined || address.kind === 'program') return address?.text;
  if (address.kind === 'within page') {
    const [search = ''] = address.text.split('#');
    return isShortLink({ pathname: '/', search }) ? undefined : address.text;
  }
  const hosts = getPolicyHosts(policy);
  const { url } = address;
  if (address.kind === 'path') {
    const { origin, folder } = hosts.content;
    const inFolder = findPathWithin(url.pathname, hosts.content) ?? url.pathname;
    // A page's path is already a path of this site and keeps its folder.
    const pathname = isPagePath(inFolder) ? url.pathname : inFolder;
    return toOwnLink(url, { base: origin + folder, pathname });
  }
  const contentUrl = findContentUrl(address, hosts);
  if (contentUrl !== undefined)
    return toOwnLink(url, { ...contentUrl, pathname: removeIndex(contentUrl.pathname) });
  return url.host === hosts.site.host
    ? toOwnLink(url, { base: hosts.site.origin, pathname: url.pathname })
    : url.href;
}

function toOwnLink({ search, hash }: URL, { base, pathname }: ContentUrl): string | undefined {
  if (!isPlainPath(pathname) || isShortLink({ pathname, search })) return undefined;
  if (!isPagePath(pathname)) return base + pathname + search + hash;
  const path = toPagePath(pathname, base);
  return path === undefined ? undefined : path + search + hash;
}

/** Returns the path of a page in its one spelling. */
function toPagePath(pathname: string, base: string): string | undefined {
  const visible = removeInvisible(pathname);
  if (!isPlainPath(visible)) return undefined;
  const path = toCanonicalPath(new URL(toCanonicalPath(visible), base).pathname);
  // Without what was invisible, a part may be a dot, or a space may be the last.
  return path === pathname ? path : toPagePath(path, base);
}

const invisibleEscapes = /%(?:c2%ad|e2%80%(?:8[b-f]|a[a-e])|e2%81%a0|ef%bb%bf)/gi;
const escapedSpaceAtEnd = /(?:%20|%c2%a0)+(?=\/?$)/i;

/** No page's path has them: WordPress takes them out of slugs. */
function removeInvisible(pathname: string): string {
  if (!pathname.includes('%')) return pathname;
  return pathname.replace(invisibleEscapes, '').replace(escapedSpaceAtEnd, '');
}

/** WordPress without URL rewriting puts its script before paths: `/index.php/about`. */
function removeIndex(pathname: string): string {
  return pathname.replace(/^\/index\.php(?=\/)/, '');
}
