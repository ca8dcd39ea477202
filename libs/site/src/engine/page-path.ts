import { toCanonicalPath, findShortLink } from '@guildhall/safe-content';

/** A letter, digit, mark or symbol of any script, including emoji. */
const letter = /(?:[\p{L}\p{N}\p{M}]|(?!\p{ASCII})\p{S})/u.source;
/** A path segment of an entry: letters and joiners, with `-`, `_`, `.`, `~` inside; never `.` or `..`. */
const segment = new RegExp(`^${letter}(?:${letter}|\\u200c|\\u200d|[-_.~])*$`, 'u');
/** Fast path for nearly all pages: nothing to decode. */
const plain = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;
/** Spaces and invisible marks after an address that was copied from a mail or a document. */
const pastedEnd = /(?:\/*(?:%20|%0[9AD]|%C2%A0|%E2%80%8[BEF]|%EF%BB%BF))+\/*$/i;
/** Several of the longest slugs in the content service, each letter escaped. */
const maxPathLength = 1024;

/**
 * A requested path: the key of a page (`/`, `/a`, `/a/b/c`; decoded, no trailing slash), a short link of WordPress
 * (`/?p=9`), a redirect if only the spelling differs, or `none` if no page can be there (no supplier is called then).
 */
export type PagePath =
  | { kind: 'page' | 'short'; path: string }
  | { kind: 'moved'; to: string }
  | { kind: 'none' };

export function readPagePath(url: string): PagePath {
  const end = url.search(/[?#]/);
  const raw = end === -1 ? url : url.slice(0, end);
  // Only the content service knows which page a number means; the front page would be wrong.
  const short =
    end === -1 ? undefined : findShortLink({ pathname: raw, search: url.slice(end).split('#')[0] ?? '' });
  if (short !== undefined) return short === '' ? { kind: 'none' } : { kind: 'short', path: short };
  if (raw === '/') return { kind: 'page', path: '/' };
  if (raw.length > maxPathLength) return { kind: 'none' };
  // Skips the general parsing below, which costs a tenth of serving a cached page.
  if (plain.test(raw)) return { kind: 'page', path: raw };
  const written = raw.replace(pastedEnd, '');
  let segments: string[];
  try {
    segments = written.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return { kind: 'none' };
  }
  if (segments.length === 0 || !segments.every((part) => segment.test(part))) return { kind: 'none' };
  if (written !== raw || raw.endsWith('/') || raw.includes('//')) {
    const canonical = toCanonicalPath(segments.map(encodeURIComponent).join('/'));
    return { kind: 'moved', to: canonical + (end === -1 ? '' : url.slice(end)) };
  }
  return { kind: 'page', path: `/${segments.join('/')}` };
}

/**
 * Returns the key of the page at a link of this site, in any spelling; `undefined` if no page can be there.
 *
 * @example toPageKey('/caf%C3%A9/?x=1#menu') // '/café'
 */
export function toPageKey(link: string): string | undefined {
  const [address = ''] = link.split('#');
  const read = readPagePath(address);
  if (read.kind !== 'moved') return read.kind === 'page' ? read.path : undefined;
  const again = readPagePath(read.to);
  return again.kind === 'page' ? again.path : undefined;
}
