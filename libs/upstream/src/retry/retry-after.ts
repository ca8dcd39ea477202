/**
 * Reads a `Retry-After` header: seconds or an HTTP date.
 *
 * @returns milliseconds from now, never negative; undefined when the header is absent or unreadable
 */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1_000;
  // An HTTP date begins with the name of its day; Date.parse alone would take "-1" for a year.
  const date = /^[A-Z][a-z]+,? /.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
