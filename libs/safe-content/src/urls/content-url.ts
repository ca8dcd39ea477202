import type { PolicyHosts, BaseUrl } from './url-policy.ts';

/** An absolute URL; one without a scheme (`//host`) is parsed as https. */
export interface WebUrl {
  url: URL;
  hasNoScheme?: boolean;
}

/**
 * Returns the scheme for fetching from a known host; `undefined` for another host or port. If only the scheme differs
 * from the configuration, it is https.
 */
export function findScheme(
  { url, hasNoScheme }: WebUrl,
  { protocol, host, port }: BaseUrl,
): string | undefined {
  if (url.host !== host) return undefined;
  if (url.protocol === protocol || (hasNoScheme && port !== '')) return protocol;
  return url.port === '' && port === '' ? 'https:' : undefined;
}

/** Removes the folder: `/cms/about` becomes `/about`. `undefined` if the path is outside of it. */
export function findPathWithin(pathname: string, { folder }: BaseUrl): string | undefined {
  if (folder === '') return pathname;
  if (pathname === folder) return '/';
  return pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length) : undefined;
}

/** A URL of the content service, under any of its hosts. */
export interface ContentUrl {
  /** Public origin and folder. */
  base: string;
  /** Path below the base. */
  pathname: string;
}

export function findContentUrl(web: WebUrl, { content, contentBases }: PolicyHosts): ContentUrl | undefined {
  for (const place of contentBases) {
    const scheme = findScheme(web, place);
    const pathname = scheme && findPathWithin(web.url.pathname, place);
    if (pathname === undefined) continue;
    // For the same host, configured http does not downgrade https in content.
    const isUpgraded = place.host === content.host && scheme === 'https:' && content.port === '';
    const origin = isUpgraded ? `https://${content.host}` : content.origin;
    return { base: origin + content.folder, pathname };
  }
  return undefined;
}
