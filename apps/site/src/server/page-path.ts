/** A segment of an entry's path: letters, digits, and `-`, `_`, `.`, `~` inside; never `.` or `..`. */
const segment = /^[\p{L}\p{N}][\p{L}\p{N}\-_.~]*$/u;

/**
 * What a requested path comes to: a page's key (`/`, `/a`, `/a/b/c`; decoded, no trailing slash), an address to move
 * to when only its spelling is off, or nothing when no page can live there (nobody upstream is asked then).
 */
export type PagePath = { kind: 'page'; path: string } | { kind: 'moved'; to: string } | { kind: 'none' };

export function readPagePath(url: string): PagePath {
  const end = url.search(/[?#]/);
  const raw = end === -1 ? url : url.slice(0, end);
  if (raw === '/') return { kind: 'page', path: '/' };
  if (raw.length > 512) return { kind: 'none' };
  let segments: string[];
  try {
    segments = raw.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return { kind: 'none' };
  }
  if (segments.length === 0 || !segments.every((part) => segment.test(part))) return { kind: 'none' };
  const canonical = `/${segments.map(encodeURIComponent).join('/')}`;
  const slashes = `/${raw.split('/').filter(Boolean).join('/')}`;
  if (raw !== slashes) return { kind: 'moved', to: canonical + (end === -1 ? '' : url.slice(end)) };
  return { kind: 'page', path: `/${segments.join('/')}` };
}
