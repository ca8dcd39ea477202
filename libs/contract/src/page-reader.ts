import { readLinks } from './read-links.ts';

/** A page as it is sent, without a browser. */
export interface ReadPage {
  /** 0 if there was no response. */
  status: number;
  /** Says what is wrong with it, if something is. */
  problem: string;
  html: string;
  /** Links to pages of this site. */
  links: { path: string; name: string }[];
  includes: (text: string) => boolean;
}

/** Reads pages of a site, each once. */
export interface PageReader {
  read: (path: string) => Promise<ReadPage>;
  /** Paths in the sitemap; none without one. */
  readSitemap: () => Promise<string[]>;
}

/** Time limit of a response, ms. */
const deadlineMs = 10_000;

/** @param origin scheme, host and port of the site */
export function createPageReader(origin: string): PageReader {
  const known = new Map<string, Promise<ReadPage>>();
  const toPath = (href: string): string | undefined => {
    const url = URL.canParse(href, origin) ? new URL(href, origin) : undefined;
    return url?.origin === origin ? url.pathname : undefined;
  };
  async function fetchPage(path: string): Promise<ReadPage> {
    try {
      const response = await fetch(new URL(path, origin), { signal: AbortSignal.timeout(deadlineMs) });
      const html = await response.text();
      const links = readLinks(html).flatMap(({ href, name }) => {
        const linked = toPath(href);
        return linked === undefined ? [] : [{ path: linked, name }];
      });
      const problem = `status ${response.status}`;
      return { status: response.status, problem, html, links, includes: (text) => html.includes(text) };
    } catch (error) {
      return { status: 0, problem: explain(error), html: '', links: [], includes: () => false };
    }
  }
  const read = (path: string) => {
    const page = known.get(path) ?? fetchPage(path);
    known.set(path, page);
    return page;
  };
  return {
    read,
    async readSitemap() {
      const { html, status } = await read('/sitemap.xml');
      if (status !== 200) return [];
      return [...html.matchAll(/<loc>\s*(.*?)\s*<\/loc>/g)].flatMap(([, url = '']) => toPath(url) ?? []);
    },
  };
}

function explain(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `no response within ${deadlineMs / 1000} seconds`;
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && cause.message ? cause.message : String(error);
}
