import type { UrlPolicy } from '@guildhall/safe-content';

const maxRouteLength = 512;
const placeholderOrigin = 'https://route.invalid';
/** A path of plain characters, and perhaps a query. No fragment, no blank, no backslash, nothing beyond ASCII. */
const shape = /^\/[\w\-.~!$&'()*+,=:@%/]*(?:\?[\w\-.~!$&'()*+,;=:@%/?[\]|]*)?$/;
/** Escaped dots, slashes, backslashes, per cent signs and control characters: a server may decode them once more. */
const deceptiveEscapes = /%(?:2e|2f|5c|25|[01][0-9a-f]|7f)/i;
/** What a query must not hold, however often it is decoded. */
const deceptiveText = /\.\.|\/\/|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u;

/** The addresses by which content names routes. */
type RouteOrigins = Pick<UrlPolicy, 'contentOrigin' | 'contentAliases' | 'siteOrigin'>;

/**
 * Makes the one check of routes that content names (entry routes, category routes). It hands out path and query on the
 * content host, below the folder it lives in, or `undefined`: then no request may be made. An absolute address passes
 * when it begins with one of the content service's own addresses or the site's (WordPress writes its routes with
 * either); it is read on the content host all the same.
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

/** An address without a port is the same host under http and https. */
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
    // A per cent sign that is no escape: broken at first sight, an ordinary character once decoded.
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
