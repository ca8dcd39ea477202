/** The result of one request of the scanner. */
export interface ScannedLink {
  method: 'GET' | 'HEAD';
  url: string;
  /** Undefined without an answer. */
  status: number | undefined;
}

/**
 * Reads every link of a mail before its reader does, as mail filters and previews do: first by GET, then by HEAD.
 *
 * @param origins the address on this machine of an origin in the links, where it is different
 */
export async function scanLinks(
  links: readonly string[],
  origins: Readonly<Record<string, string>> = {},
): Promise<ScannedLink[]> {
  const scanned: ScannedLink[] = [];
  for (const url of links) {
    const { origin } = new URL(url);
    const address = (origins[origin] ?? origin) + url.slice(origin.length);
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await fetch(address, { method }).catch(() => undefined);
      await answer?.body?.cancel();
      scanned.push({ method, url, status: answer?.status });
    }
  }
  return scanned;
}
