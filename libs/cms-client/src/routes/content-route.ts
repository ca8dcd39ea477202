import type { UrlPolicy } from '@guildhall/safe-content';

const maxRouteLength = 512;
const placeholderOrigin = 'https://route.invalid';
/** Plain ASCII path with an optional query. No fragment, space or backslash. */
const shape = /^\/[\w\-.~!$&'()*+,=:@%/]*(?:\?[\w\-.~!$&'()*+,;=:@%/?[\]|]*)?$/;
/** Escaped dots, slashes, backslashes, per cent signs and control characters: a server may decode them again. */
const deceptiveEscapes = /%(?:2e|2f|5c|25|[01][0-9a-f]|7f)/i;
/** Text that must not appear in a query, at any level of decoding. */
const deceptiveText = /\.\.|\/\/|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u;

type RouteOrigins = Pick<UrlPolicy, 'contentOrigin' | 'contentAliases' | 'siteOrigin'>;

/**
 * Creates the only check of routes that content names (entry routes, category routes). Returns path and query on the
 * content host, below its folder, or `undefined`: then no request may be made. An absolute URL is allowed if it
 * begins with a URL of the content service or the site (WordPress writes both); it is still read from the content
 * host.
 *
 * @param origins as configured, such as `https://content.example`
 */
export function createContentRoute(origins: RouteOrigins): (untrusted: unknown) => string | undefined {
  const { contentOrigin, contentAliases = [], siteOrigin } = origins;
  const accepted = [...[contentOrigin, ...contentAliases].flatMap(listSpellings), new URL(siteOrigin).origin];
  const { folder } = parseBase(contentOrigin);

  return function contentRoute(untrusted) {
    if (typeof untrusted !== 'string' || untrusted.length > maxRouteLength) return undefined;
    const base = accepted.find((candidate) => untrusted.startsWith(`${candidate}/`));
    const written = untrusted.slice(base?.length ?? 0);
    const inFolder = base === undefined && folder !== '' && written.startsWith(`${folder}/`);
    const route = inFolder ? written.slice(folder.length) : written;
    if (!shape.test(route) || !isPlain(route)) return undefined;
    const url = new URL(placeholderOrigin + route);
    return url.origin === placeholderOrigin && url.pathname === getPath(route)
      ? url.pathname + url.search
      : undefined;
  };
}

function parseBase(address: string): { url: URL; folder: string } {
  const url = new URL(address);
  return { url, folder: url.pathname.replace(/\/+$/, '') };
}

/** Returns a URL without a port as http and https: both are the same host. */
function listSpellings(address: string): string[] {
  const { url, folder } = parseBase(address);
  const schemes = url.port === '' ? ['https:', 'http:'] : [url.protocol];
  return schemes.map((scheme) => `${scheme}//${url.host}${folder}`);
}

function getPath(route: string): string {
  const query = route.indexOf('?');
  return query === -1 ? route : route.slice(0, query);
}

function isPlain(route: string): boolean {
  const path = getPath(route);
  if (deceptiveEscapes.test(path) || path.split('/').some((segment) => segment === '.')) return false;
  let text = route;
  for (let round = 0; round < 4; round++) {
    if (deceptiveText.test(text)) return false;
    const decoded = decode(text);
    if (decoded === text) return true;
    // A single per cent sign: invalid at first, an ordinary character once decoded.
    if (decoded === undefined) return round > 0;
    text = decoded;
  }
  return false;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
