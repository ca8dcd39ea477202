import { toSafeLink } from '@guildhall/safe-content';
import { defaultPaths } from '@guildhall/organisation';

const key = 'guildhall-login-redirect';

/**
 * Accepts pages of this site as the target after a login. Files, other sites, services and the login page are refused.
 *
 * @param loginPath the login page: no target after a login
 * @returns the path with its query and fragment, or `undefined` if refused
 */
export function toSafeRedirect(
  wanted: string | null | undefined,
  siteOrigin: string,
  loginPath: string = defaultPaths.login,
): string | undefined {
  if (!wanted) return undefined;
  const policy = { contentOrigin: siteOrigin, siteOrigin, mediaOrigins: [], frameHosts: [] };
  const link: string | undefined = toSafeLink(wanted, policy);
  if (!link?.startsWith('/') || link.startsWith('//')) return undefined;
  const { origin, pathname } = new URL(link, siteOrigin);
  const isService = /^\/(api|_[^/]*|preview)(\/|$)/i.test(pathname);
  const isLogin = `${pathname.toLowerCase()}/`.startsWith(`${loginPath}/`);
  return origin !== siteOrigin || isService || isLogin ? undefined : link;
}

export function rememberRedirect(path: string): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // Storage is blocked: the redirect is lost with this page.
  }
}

export function forgetRedirect(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked.
  }
}

/** Returns the stored target once, checked again: storage may have been changed. */
export function takeRedirect(siteOrigin: string, loginPath: string): string | undefined {
  try {
    const path = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return toSafeRedirect(path, siteOrigin, loginPath);
  } catch {
    return undefined;
  }
}
