import { toSafeLink } from '@guildhall/safe-content';
import { defaultPaths } from '@guildhall/organisation';
import { createTabNote } from '../session/tab-note.ts';

const note = createTabNote('guildhall-login-redirect');

/**
 * Accepts pages of this site as the target after a login. Files, other sites, services and the login page are refused.
 *
 * @param loginPath the login page: no target after a login
 * @returns the path with its query and fragment, or `undefined` if refused
 * @example
 * toSafeRedirect('https://www.example/shop#new', 'https://www.example'); // '/shop#new'
 * toSafeRedirect('//evil.example', 'https://www.example'); // undefined
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

export const rememberRedirect = (path: string): void => note.save(path);

export const forgetRedirect = (): void => note.forget();

/** Returns the stored target once, checked again: storage may have been changed. */
export const takeRedirect = (siteOrigin: string, loginPath: string): string | undefined =>
  toSafeRedirect(note.takeOut(), siteOrigin, loginPath);
