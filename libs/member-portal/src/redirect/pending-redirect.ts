import { toSafeLink } from '@guildhall/safe-content';

const key = 'guildhall-login-redirect';

/**
 * Where a visitor goes after logging in: a page of this site, whatever the address named. Files, other sites, services
 * and the login page itself are refused.
 *
 * @returns the path with its query and fragment, or `undefined` when it is refused.
 */
export function toSafeRedirect(wanted: string | null | undefined, siteOrigin: string): string | undefined {
  if (!wanted) return undefined;
  const policy = { contentOrigin: siteOrigin, siteOrigin, mediaOrigins: [], frameHosts: [] };
  const link: string | undefined = toSafeLink(wanted, policy);
  // A path and nothing else: what only the page at hand could complete leads nowhere in particular.
  if (!link?.startsWith('/') || link.startsWith('//')) return undefined;
  const { origin, pathname } = new URL(link, siteOrigin);
  const isService = /^\/(login|api|_[^/]*|preview)(\/|$)/i.test(pathname);
  return origin !== siteOrigin || isService ? undefined : link;
}

/** Remembers where to go after the login, for this tab. */
export function rememberRedirect(path: string): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // Storage is denied: the redirect holds for this page.
  }
}

export function forgetRedirect(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is denied: nothing was remembered either.
  }
}

/** Where to go, once: checked again, because anything in storage may have been changed. */
export function takeRedirect(siteOrigin: string): string | undefined {
  try {
    const path = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return toSafeRedirect(path, siteOrigin);
  } catch {
    return undefined;
  }
}
