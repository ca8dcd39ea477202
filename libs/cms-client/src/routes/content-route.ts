const longestRoute = 512;
/** A path of plain characters, and perhaps a query. No fragment, no blank, no backslash, nothing beyond ASCII. */
const shape = /^\/[\w\-.~!$&'()*+,=:@%/]*(?:\?[\w\-.~!$&'()*+,;=:@%/?[\]|]*)?$/;
/** Escaped dots, slashes, backslashes, per cent signs and control characters: a server may decode them once more. */
const trickEscapes = /%(?:2e|2f|5c|25|[01][0-9a-f]|7f)/i;
/** What a query must not hold, however often it is decoded. */
const trickText = /\.\.|\/\/|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u;

/**
 * Makes the one judge of routes that content names (entry routes, category routes). It hands out path and query on the
 * content host, or `undefined`: then no request may be made. An absolute address passes when its origin is exactly
 * the content service's or the site's own (WordPress writes its routes with either); it is read on the content host
 * all the same.
 *
 * @param origins as configured, such as `https://content.example`
 */
export function createContentRoute(origins: {
  contentOrigin: string;
  siteOrigin: string;
}): (untrusted: unknown) => string | undefined {
  const content = new URL(origins.contentOrigin).origin;
  const accepted = [content, new URL(origins.siteOrigin).origin];

  return function contentRoute(untrusted) {
    if (typeof untrusted !== 'string' || untrusted.length > longestRoute) return undefined;
    const origin = accepted.find((candidate) => untrusted.startsWith(`${candidate}/`)) ?? '';
    const route = untrusted.slice(origin.length);
    if (!shape.test(route) || !isPlain(route)) return undefined;
    const url = new URL(content + route);
    return url.origin === content && url.pathname === pathOf(route) ? url.pathname + url.search : undefined;
  };
}

function pathOf(route: string): string {
  const query = route.indexOf('?');
  return query === -1 ? route : route.slice(0, query);
}

function isPlain(route: string): boolean {
  const path = pathOf(route);
  if (trickEscapes.test(path) || path.split('/').some((segment) => segment === '.')) return false;
  let text = route;
  for (let round = 0; round < 4; round++) {
    if (trickText.test(text)) return false;
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
