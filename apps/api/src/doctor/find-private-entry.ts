import * as v from 'valibot';

/** Reads a path of the content service without the key of private entries. */
export type ReadPublicly = (path: string) => Promise<unknown>;

/** The most pages and lists that are read, and the time for that, ms. */
const limits = { reads: 60, ms: 30_000 };

const privateEntry = v.union([
  v.looseObject({ postStatus: v.literal('private') }),
  v.looseObject({ hasAccess: v.literal(false) }),
]);

const mainData = v.looseObject({
  _en_maindata: v.looseObject({ variousData: v.looseObject({ contentOrigin: v.optional(v.string()) }) }),
});

/**
 * The path of a private entry that is linked from the main data, or from a page or list that these link to; `undefined`
 * when none was met in time.
 *
 * @param addresses by which the content service and the site are known
 * @throws what the first read throws; pages that cannot be read are passed over
 */
export async function findPrivateEntry(
  read: ReadPublicly,
  addresses: readonly string[],
): Promise<string | undefined> {
  const until = Date.now() + limits.ms;
  const main = await read('/wp-json/maindata/api');
  const named = v.is(mainData, main) ? main._en_maindata.variousData.contentOrigin : undefined;
  const bases = [...addresses, ...(named === undefined ? [] : [named])].flatMap(
    (one) => URL.parse(one) ?? [],
  );
  const paths = new Set(['/', ...findPaths(main, bases)]);
  let reads = 0;
  for (const path of paths) {
    if (++reads > limits.reads || Date.now() > until) return undefined;
    const isList = path.startsWith('/wp-json/');
    const found = await read(isList ? path : `/wp-json/entry/api?path=${encodeURIComponent(path)}`).catch(
      () => undefined,
    );
    if (!isList && v.is(privateEntry, found)) return path;
    // Paths that are added here are visited by this loop too.
    for (const next of findPaths(found, bases)) paths.add(next);
  }
  return undefined;
}

/** Paths of pages and routes of lists that a value of JSON holds, as text of its own or as links in HTML. */
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
