import * as v from 'valibot';

/** Reads a path of the content service without `CONTENT_KEY`. */
export type ReadPublicly = (path: string) => Promise<unknown>;

const maxReads = 60;
const maxMs = 30_000;

const privateEntry = v.union([
  v.looseObject({ postStatus: v.literal('private') }),
  v.looseObject({ hasAccess: v.literal(false) }),
]);

/** Main data by languages: `_en_maindata` */
const mainData = v.record(
  v.string(),
  v.looseObject({ variousData: v.looseObject({ contentOrigin: v.optional(v.string()) }) }),
);

/**
 * Finds the path of a private entry by following links from the main data through pages and lists; `undefined` when none
 * is found in time.
 *
 * @param addresses URLs of the content service and the site
 * @throws if the main data cannot be read; unreadable pages are skipped
 */
export async function findPrivateEntry(
  read: ReadPublicly,
  addresses: readonly string[],
): Promise<string | undefined> {
  const until = Date.now() + maxMs;
  const main = await read('/wp-json/maindata/api');
  const named = v.is(mainData, main) ? Object.values(main).map((one) => one.variousData.contentOrigin) : [];
  const bases = [...addresses, ...named].flatMap((one) => URL.parse(one ?? '') ?? []);
  const paths = new Set(['/', ...findPaths(main, bases)]);
  let reads = 0;
  for (const path of paths) {
    if (++reads > maxReads || Date.now() > until) return undefined;
    const isList = path.startsWith('/wp-json/');
    const found = await read(isList ? path : `/wp-json/entry/api?path=${encodeURIComponent(path)}`).catch(
      () => undefined,
    );
    if (!isList && v.is(privateEntry, found)) return path;
    // This loop also visits the paths added here.
    for (const next of findPaths(found, bases)) paths.add(next);
  }
  return undefined;
}

/** Finds the paths of pages and lists in a JSON value, as strings or as links in HTML. */
function findPaths(value: unknown, bases: readonly URL[]): string[] {
  if (typeof value === 'string') return findLinks(value).flatMap((link) => toPath(link, bases) ?? []);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((inner) => findPaths(inner, bases));
}

function findLinks(text: string): string[] {
  if (/^(\/|https?:\/\/)\S*$/.test(text)) return [text];
  return [...text.matchAll(/\bhref="([^"]+)"/g)].map(([, link = '']) => link);
}

function toPath(link: string, bases: readonly URL[]): string | undefined {
  const url = URL.parse(link, bases[0]);
  const base = link.startsWith('/') ? undefined : bases.find((one) => isBelow(url, one));
  if (!url || (!base && !link.startsWith('/')) || link.startsWith('//')) return undefined;
  const path = trimSlashes(url.pathname.slice(base ? getFolder(base).length : 0)) || '/';
  if (path.startsWith('/wp-json/')) return path + url.search;
  return path.includes('.') ? undefined : path;
}

const trimSlashes = (path: string): string => path.replace(/\/+$/, '');
const getFolder = ({ pathname }: URL): string => trimSlashes(pathname);
const isBelow = (url: URL | null, base: URL): boolean =>
  url?.host === base.host && `${url.pathname}/`.startsWith(`${getFolder(base)}/`);
