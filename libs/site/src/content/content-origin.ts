import type { UrlPolicy } from '@guildhall/safe-content';
import type { Config } from '../config/config.ts';

type Addresses = Pick<
  Config,
  'CONTENT_ORIGIN' | 'CONTENT_PUBLIC_ORIGINS' | 'SITE_ORIGIN' | 'MEDIA_ORIGINS' | 'FRAME_HOSTS'
>;

/** Hosts that content may link to and load from. Browsers use the content service's first public origin. */
export function createUrlPolicy(config: Addresses): UrlPolicy {
  const { CONTENT_ORIGIN, CONTENT_PUBLIC_ORIGINS } = config;
  return {
    contentOrigin: CONTENT_PUBLIC_ORIGINS[0] ?? CONTENT_ORIGIN,
    contentAliases: [CONTENT_ORIGIN, ...CONTENT_PUBLIC_ORIGINS],
    siteOrigin: config.SITE_ORIGIN,
    mediaOrigins: config.MEDIA_ORIGINS,
    frameHosts: config.FRAME_HOSTS,
  };
}

/**
 * Returns an error message if the content service uses an origin for itself that is not configured: its pictures, lists
 * and links are then rejected. `undefined` if the origin is known.
 *
 * @param reported a URL of the content service, from its own response
 */
export function describeOriginMismatch(reported: string, config: Addresses): string | undefined {
  const named = [config.CONTENT_ORIGIN, ...config.CONTENT_PUBLIC_ORIGINS];
  if (named.some((known) => isSame(reported, known))) return undefined;
  return (
    `The content service uses ${reported} as its address, but only ${named.join(', ')} is configured. ` +
    `Pictures, lists and links under ${reported} are left out or lead away from this site. ` +
    `Set CONTENT_PUBLIC_ORIGINS=${reported}, or correct the address in the content service.`
  );
}

/** Returns the URL at which browsers load pictures and files, if it is not the one at which the site reads. */
export function findPublicOrigin({ CONTENT_ORIGIN, CONTENT_PUBLIC_ORIGINS }: Addresses): string | undefined {
  const [first] = CONTENT_PUBLIC_ORIGINS;
  return first === undefined || isSame(first, CONTENT_ORIGIN) ? undefined : first;
}

/** http and https without a port count as the same host. */
function isSame(reported: string, known: string): boolean {
  const [a, b] = [new URL(reported), new URL(known)];
  const sameScheme = a.protocol === b.protocol || (a.port === '' && b.port === '');
  return sameScheme && a.host === b.host && withoutSlash(a.pathname) === withoutSlash(b.pathname);
}

const withoutSlash = (path: string) => path.replace(/\/+$/, '');
