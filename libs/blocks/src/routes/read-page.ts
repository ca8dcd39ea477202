import {
  getEntryView,
  type Block,
  type Card,
  type CmsClient,
  type Entry,
  type Filter,
} from '@guildhall/cms-client';
import { getCardRoutes } from '../blocks/card-routes.ts';
import { routeTraits, type RouteRegistry } from '../blocks/route-traits.ts';
import type { PageUrl } from '../entry-filters/page-url.ts';

/** Lists of a page, by the routes that they were read from, for `BlocksContext`. */
export interface PageLists {
  cards: Record<string, Card[] | 'failed'>;
  filters: Record<string, Filter[] | 'failed'>;
}

/**
 * A page as it was read: `found` with its lists, `gate` for a page whose content is for members, `missing`, `moved` to
 * another path of this site, or `failed`.
 */
export type ReadPage =
  | ({ outcome: 'found'; entry: Entry } & PageLists)
  | { outcome: 'gate'; entry: Entry }
  | { outcome: 'moved'; to: string }
  | { outcome: 'missing' }
  | { outcome: 'failed' };

export interface ReadPageOptions {
  /**
   * The chosen categories and pages of lists, by their parameters in the page's URL.
   * @default none
   */
  chosen?: PageUrl['chosen'];
  /**
   * The registry that renders the blocks.
   * @default the built-in blocks
   */
  registry?: RouteRegistry;
}

type Reader = Pick<CmsClient, 'readEntry' | 'readCards' | 'readFilters'>;

/**
 * Reads a page and its lists as plain data, without React: for a server component, a loader or a request handler. Never
 * throws.
 */
export async function readPage(cms: Reader, path: string, options: ReadPageOptions = {}): Promise<ReadPage> {
  const read = await cms.readEntry(path);
  if (read.outcome === 'moved') return { outcome: 'moved', to: read.to };
  if (read.outcome !== 'found') return { outcome: read.outcome };
  const { entry } = read;
  const view = getEntryView(entry);
  if (view === 'gate') return { outcome: 'gate', entry };
  if (view === 'not-found') return { outcome: 'missing' };
  return { outcome: 'found', entry, ...(await readLists(cms, entry.content, options)) };
}

/** Reads the lists of blocks. Only the filters know the routes of chosen categories. */
async function readLists(
  cms: Reader,
  blocks: readonly Block[],
  { chosen = {}, registry = routeTraits }: ReadPageOptions,
): Promise<PageLists> {
  const getRoutes = (filters: PageLists['filters']) => getCardRoutes(blocks, { filters, chosen }, registry);
  const filters = await readAll(
    getRoutes({}).filters,
    async (route) => (await cms.readFilters(route)).filters,
  );
  const cards = await readAll(getRoutes(filters).cards, async (route) => (await cms.readCards(route)).cards);
  return { cards, filters };
}

async function readAll<Item>(
  routes: readonly string[],
  read: (route: string) => Promise<Item[] | undefined>,
): Promise<Record<string, Item[] | 'failed'>> {
  return Object.fromEntries(
    await Promise.all(routes.map(async (route) => [route, (await read(route)) ?? 'failed'] as const)),
  );
}
