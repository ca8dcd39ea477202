/** A page as a visitor gets it. */
export interface CrawledPage {
  path: string;
  status: number;
  html: string;
}

/** Paths of files and of other origins; they are not pages. */
const isFile = (path: string) => /^\/assets\/|\.\w{2,11}$/.test(path.split('?')[0] ?? '');

/** Two URLs with the same path and names in their query show the same kind of page: one of them is read. */
function toKey(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://site.test');
  return [pathname, ...[...new Set(searchParams.keys())].sort()].join('?');
}

/** Reads the pages at the given paths, and every page that can be reached from them by links. */
export async function crawl(
  origin: string,
  paths: readonly string[],
  get: (url: string) => Promise<Response>,
): Promise<CrawledPage[]> {
  const pages: CrawledPage[] = [];
  const known = new Set(paths);
  const queue = [...paths];
  const add = (path: string) => {
    const key = toKey(path);
    if (known.has(key) || isFile(path)) return;
    known.add(key);
    queue.push(path);
  };
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const response = await get(origin + path);
    const html = await response.text();
    if (!response.headers.get('content-type')?.startsWith('text/html')) continue;
    pages.push({ path, status: response.status, html });
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"#]*)/g)) {
      const link = href.replaceAll('&amp;', '&').replace(origin, '');
      if (/^\/(?!\/)/.test(link)) add(link);
    }
  }
  return pages;
}
