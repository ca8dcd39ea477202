export interface ScannedLink {
  method: 'GET' | 'HEAD';
  url: string;
  /** Undefined without a response. */
  status: number | undefined;
}

/**
 * Opens every link of an email before its reader does, like email filters and previews: first by GET, then by HEAD.
 *
 * @param origins local origins for the origins in the links, where they differ
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
      const response = await fetch(address, { method }).catch(() => undefined);
      await response?.body?.cancel();
      scanned.push({ method, url, status: response?.status });
    }
  }
  return scanned;
}
