import rateLimit from '@fastify/rate-limit';
import type { CardGridOptions, PageUrl } from '@guildhall/blocks';
import type { Organisation } from '@guildhall/organisation';
import { shareLimit, type SharedCounts } from '@guildhall/shared-state';
import type { OwnTexts } from '../../texts/site-texts.ts';
import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import type { GoneEntries } from '../../content/gone-entries.ts';
import { collectCardKeys } from '../../content/card-keys.ts';
import type { MainDataRefresher } from '../../content/main-data-refresher.ts';
import { summariseReads, type Lists } from '../../content/last-good-lists.ts';
import { noStore, retryAfter, type Caching } from '../../config/caching.ts';
import type { PageLoadResult, PageCache } from '../../engine/page-cache/page-cache.ts';
import { createStoredPage } from '../../engine/page-cache/stored-page.ts';
import { createFragmentHeaders } from '../../engine/page-headers.ts';
import { readPagePath } from '../../engine/page-path.ts';
import type { RatesRefresher } from '../../content/rates/rates-refresher.ts';
import type { ReadLimit } from '../../engine/limits/read-limit.ts';
import type { Renderer } from '../../page/renderer.ts';
import { findPageKind, type PageRoute } from '../../engine/routes.ts';
import type { BuildEntry } from './build-entry.ts';
import type { ContentSecurity } from '../../engine/security/security-headers.ts';
import { sendPage } from '../../engine/send-page.ts';

const query = v.object({
  page: v.pipe(v.string(), v.maxLength(1024)),
  list: v.pipe(v.string(), v.maxLength(20)),
  /** Slug of the category; empty for all entries. */
  cat: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
});

export interface CardsRouteOptions {
  organisation: Organisation;
  routes: readonly PageRoute[];
  /** @default English */
  texts?: OwnTexts | undefined;
  /** Only cards of lists on these pages can be fetched. */
  cache: PageCache;
  /** A separate cache, so that lists evict no page. */
  choices: PageCache;
  buildEntry: BuildEntry;
  limitPageReads: ReadLimit;
  lists: Pick<Lists, 'cards'>;
  gone?: Pick<GoneEntries, 'getRevision'>;
  /** For the equivalents of prices on cards; without both, there are none. */
  rates?: Pick<RatesRefresher, 'current'>;
  mainData?: Pick<MainDataRefresher, 'current'>;
  renderer: () => Renderer | Promise<Renderer>;
  now: () => number;
  caching: Pick<Caching, 'cacheControl'>;
  security: Pick<ContentSecurity, 'headers'>;
  /** @default each process counts for itself */
  counts?: SharedCounts | undefined;
}

/** Of one visitor. */
const maxCallsPerMinute = 120;

/**
 * `GET /_cards?page=…&list=…&cat=…`: the cards of one category of a page's list as HTML. The content route comes from
 * the page's list, never from the request.
 */
export const cardsRoute: FastifyPluginAsync<CardsRouteOptions> = async (
  app,
  { cache, choices, routes, buildEntry, limitPageReads, counts, ...parts },
) => {
  // An uncached page is read for its lists, so the number of requests per visitor is limited.
  await app.register(rateLimit, { global: false, timeWindow: 60_000 });
  const limit = shareLimit('cards', app.createRateLimit({ max: maxCallsPerMinute }), counts);
  app.get('/_cards', async (request, reply) => {
    const refuse = (status: number, message: string) =>
      reply.code(status).header('cache-control', noStore).type('text/plain').send(message);
    const counted = await limit(request);
    if (!counted.isAllowed && counted.isExceeded) {
      void reply.header('retry-after', String(counted.ttlInSeconds));
      return refuse(429, 'Too many requests');
    }
    const parsed = v.safeParse(query, request.query);
    if (!parsed.success) return refuse(400, 'Expected page, list and cat');
    const { page: at, list: parameter, cat } = parsed.output;
    const read = readPagePath(at);
    if (read.kind !== 'page' || findPageKind(routes, read.path) !== 'entry')
      return refuse(400, 'This path has no page with lists');
    const load = () => buildEntry(read.path);
    const page =
      cache.peek(read.path, load) ??
      (await limitPageReads(
        request,
        () => cache.get(read.path, load),
        async () => undefined,
        () => cache.hasPage(read.path),
      ));
    if (!page) return refuse(429, 'Too many requests');
    const list = page.lists?.find((one) => one.parameter === parameter);
    const choice = list?.choices.find(({ slug }) => slug === cat);
    if (!list || !choice)
      return page.status < 500
        ? refuse(404, 'The page has no such list or category')
        : refuse(503, 'The page cannot be read right now');
    const { route } = choice;
    const { grid, pageParameter } = list;
    const path = encodeURI(read.path);
    const key = `cards ${JSON.stringify([route, grid, path, pageParameter])}`;
    const place = { pageParameter, path, chosen: { [parameter]: cat } };
    return sendPage(
      request,
      reply,
      await choices.get(key, () => createCardsPage(route, { grid, place }, parts)),
    );
  });
};

type CardsPageOptions = Pick<
  CardsRouteOptions,
  | 'organisation'
  | 'texts'
  | 'lists'
  | 'gone'
  | 'rates'
  | 'mainData'
  | 'renderer'
  | 'now'
  | 'caching'
  | 'security'
>;

async function createCardsPage(
  route: string,
  { grid, place }: { grid: CardGridOptions; place: PageUrl & { pageParameter: string } },
  { organisation, texts, lists, gone, rates, mainData, renderer, now, caching, security }: CardsPageOptions,
): Promise<PageLoadResult> {
  const revision = gone?.getRevision() ?? 0;
  const read = await lists.cards(route);
  const failed = read.from === 'none';
  const cards = failed ? [] : read.items;
  const { renderCards } = await renderer();
  const { html, shown } = await renderCards(
    { ...grid, cards, place },
    {
      facts: organisation,
      ...(texts && { texts }),
      ...(rates && { rates: rates.current() }),
      ...(mainData && { mainData: mainData.current() }),
    },
  );
  return {
    outcome: failed ? 'failed' : 'found',
    page: createStoredPage({
      status: failed ? 503 : 200,
      html,
      headers: { ...createCardsHeaders(failed, caching, security), 'x-card-count': String(shown) },
      ...summariseReads([read]),
      ...{ cards: collectCardKeys(cards), revision: revision },
      renderedAt: now(),
    }),
  };
}

function createCardsHeaders(
  failed: boolean,
  { cacheControl }: CardsRouteOptions['caching'],
  security: CardsRouteOptions['security'],
): Record<string, string> {
  return {
    ...createFragmentHeaders({ cacheControl }, security),
    ...(failed && { 'cache-control': cacheControl.failed, 'retry-after': retryAfter.cards }),
  };
}
