import { toCanonicalPath, isShortLink } from '@guildhall/safe-content';

/** A letter, digit, mark or sign of any script; emoji are signs. */
const letter = /(?:[\p{L}\p{N}\p{M}]|(?!\p{ASCII})\p{S})/u.source;
/** A segment of an entry's path: letters, what joins them, and `-`, `_`, `.`, `~` inside; never `.` or `..`. */
const segment = new RegExp(`^${letter}(?:${letter}|\\u200c|\\u200d|[-_.~])*$`, 'u');
/** How nearly every path of a page is written; there is nothing to decode in it. */
const plain = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;
/** Three names of the longest that the content service has, each letter escaped. */
const maxPathLength = 1024;

/**
 * How a requested path is read: as a page's key (`/`, `/a`, `/a/b/c`; decoded, no trailing slash), an address to move
 * to when only its spelling is off, or `none` when no page can be there (no supplier is asked then).
 */
export type PagePath = { kind: 'page'; path: string } | { kind: 'moved'; to: string } | { kind: 'none' };

export function readPagePath(url: string): PagePath {
  const end = url.search(/[?#]/);
  const raw = end === -1 ? url : url.slice(0, end);
  if (raw === '/') {
    // Only the content service knows which page a number means. The front page would be wrong.
    const short = end !== -1 && isShortLink({ pathname: raw, search: url.slice(end) });
    return short ? { kind: 'none' } : { kind: 'page', path: '/' };
  }
  if (raw.length > maxPathLength) return { kind: 'none' };
  // The general way below takes a tenth of the time in which a cached page is answered.
  if (plain.test(raw)) return { kind: 'page', path: raw };
  let segments: string[];
  try {
    segments = raw.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return { kind: 'none' };
  }
  if (segments.length === 0 || !segments.every((part) => segment.test(part))) return { kind: 'none' };
  if (raw.endsWith('/') || raw.includes('//')) {
    const canonical = toCanonicalPath(segments.map(encodeURIComponent).join('/'));
    return { kind: 'moved', to: canonical + (end === -1 ? '' : url.slice(end)) };
  }
  return { kind: 'page', path: `/${segments.join('/')}` };
}

/**
 * The key of the page at a link of this site, whatever its spelling; `undefined` when no page can be there.
 *
 * @example pageKeyOf('/caf%C3%A9/?x=1#menu') // '/café'
 */
export function toPageKey(link: string): string | undefined {
  const [address = ''] = link.split('#');
  const read = readPagePath(address);
  if (read.kind !== 'moved') return read.kind === 'page' ? read.path : undefined;
  const again = readPagePath(read.to);
  return again.kind === 'page' ? again.path : undefined;
}
