import type { IncomingMessage } from 'node:http';

/**
 * Returns the reason why a proxy in front of this server could read the request differently (its end, or its host), and
 * so miss a second request hidden in it; `undefined` for all others.
 */
export function findAmbiguity({
  headers,
  rawHeaders,
  httpVersionMinor,
}: IncomingMessage): string | undefined {
  const coding = headers['transfer-encoding'];
  if (coding !== undefined) {
    // HTTP/1.0 has no chunks, and programs disagree about where such a request ends.
    if (httpVersionMinor === 0) return 'HTTP/1.0 has no Transfer-Encoding';
    if (coding.toLowerCase() !== 'chunked') return 'The Transfer-Encoding is not supported';
  }
  if (httpVersionMinor > 0 && headers.host === undefined) return 'There is no Host header';
  return countHosts(rawHeaders) > 1 ? 'There is more than one Host header' : undefined;
}

/** `headers` only has the first one. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}
