import type { PolicyHosts, BaseUrl } from './url-policy.ts';

/**
 * The scheme under which an address of a known host is fetched; `undefined` when it is on another host or port. Where
 * content and configuration differ in the scheme alone, it is https.
 */
export function findScheme(url: URL, { protocol, host, port }: BaseUrl): string | undefined {
  if (url.host !== host) return undefined;
  if (url.protocol === protocol) return protocol;
  return url.port === '' && port === '' ? 'https:' : undefined;
}

/** A path without the folder before it: `/about` of `/cms/about`. `undefined` when it is not in the folder. */
export function findPathWithin(pathname: string, { folder }: BaseUrl): string | undefined {
  if (folder === '') return pathname;
  if (pathname === folder) return '/';
  return pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length) : undefined;
}

/** An address of the content service, by whichever of its names. */
export interface ContentUrl {
  /** Where browsers fetch it: origin and folder. */
  base: string;
  /** Its path below that. */
  pathname: string;
}

export function findContentUrl(url: URL, { content, contentBases }: PolicyHosts): ContentUrl | undefined {
  for (const place of contentBases) {
    const scheme = findScheme(url, place);
    const pathname = scheme && findPathWithin(url.pathname, place);
    if (pathname === undefined) continue;
    // The configured address of the very same host, read over plain http, is not better than what content says.
    const isUpgraded = place.host === content.host && scheme === 'https:' && content.port === '';
    const origin = isUpgraded ? `https://${content.host}` : content.origin;
    return { base: origin + content.folder, pathname };
  }
  return undefined;
}
