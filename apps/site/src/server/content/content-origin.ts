import type { UrlPolicy } from '@guildhall/safe-content';
import type { Config } from '../config.ts';

type Addresses = Pick<
  Config,
  'CONTENT_ORIGIN' | 'CONTENT_PUBLIC_ORIGINS' | 'SITE_ORIGIN' | 'MEDIA_ORIGINS' | 'FRAME_HOSTS'
>;

/** Which hosts content may link to and load from. Browsers fetch from the content service's first public address. */
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
 * The error message when the content service calls itself by an address that the configuration does not know: its
 * pictures, lists and links are then refused. `undefined` when the address is known.
 *
 * @param reported an address of the content service, as its own answer has it
 */
export function describeOriginMismatch(reported: string, config: Addresses): string | undefined {
  const named = [config.CONTENT_ORIGIN, ...config.CONTENT_PUBLIC_ORIGINS];
  if (named.some((known) => isSame(reported, known))) return undefined;
  return (
    `The content service calls itself ${reported}, and the configuration knows it as ${named.join(', ')} only. ` +
    `Pictures, lists and links under ${reported} are left out or lead away. ` +
    `Set CONTENT_PUBLIC_ORIGINS=${reported}, or correct the address in the content service.`
  );
}

/** Without a port, http and https are the same host. */
function isSame(reported: string, known: string): boolean {
  const [a, b] = [new URL(reported), new URL(known)];
  const sameScheme = a.protocol === b.protocol || (a.port === '' && b.port === '');
  return sameScheme && a.host === b.host && withoutSlash(a.pathname) === withoutSlash(b.pathname);
}

const withoutSlash = (path: string) => path.replace(/\/+$/, '');
