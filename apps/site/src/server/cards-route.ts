import rateLimit from '@fastify/rate-limit';
import type { CardGridOptions } from '@guildhall/blocks';
import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import type { GoneEntries } from './content/gone-entries.ts';
import { collectCardKeys } from './content/card-keys.ts';
import { summariseReads, type Lists } from './content/last-good-lists.ts';
import { noStore, retryAfter, type Caching } from './caching.ts';
import type { PageLoadResult, PageCache } from './page-cache/page-cache.ts';
import { createStoredPage } from './page-cache/stored-page.ts';
import type { PageBuilder } from './page-builder.ts';
import { readPagePath } from './page-path.ts';
import type { ReadLimit } from './read-limit.ts';
import type { Renderer } from './renderer.ts';
import { findPageKind } from './routes.ts';
import type { ContentSecurity } from './security-headers.ts';
import { sendPage } from './send-page.ts';

const query = v.object({
  /** The path of the page that has the list. */
  page: v.pipe(v.string(), v.maxLength(1024)),
  /** The list's parameter in that page's address. */
  list: v.pipe(v.string(), v.maxLength(20)),
  /** The category; all entries when it is empty. */
  cat: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
});

export interface CardsRouteOptions {
  /** The pages: only the cards of their lists can be fetched. */
  cache: PageCache;
  /** A cache of their own for the cards, so that lists evict no page. */
  categories: PageCache;
  builder: Pick<PageBuilder, 'buildEntry'>;
  limitPageReads: ReadLimit;
  lists: Pick<Lists, 'cards'>;
  gone?: Pick<GoneEntries, 'getRevision'>;
  renderer: () => Renderer | Promise<Renderer>;
  now: () => number;
  caching: Pick<Caching, 'cacheControl'>;
  security: Pick<ContentSecurity, 'headers'>;
}

/**
 * `GET /_cards?page=…&list=…&cat=…`: the cards of one category of a page's list as HTML. Nobody names a route of the
 * content service here: which one is read, and how its cards look, is what the page's own list says.
 */
export const cardsRoute: FastifyPluginAsync<CardsRouteOptions> = async (
  app,
  { cache, categories, builder, limitPageReads, ...parts },
) => {
  // A page that nobody has read is read for its lists, so one visitor may not ask for all of them at once.
  await app.register(rateLimit, { max: 120, timeWindow: 60_000 });
  app.get('/_cards', async (request, reply) => {
    const refuse = (status: number, why: string) =>
      reply.code(status).header('cache-control', noStore).type('text/plain').send(why);
    const asked = v.safeParse(query, request.query);
    if (!asked.success) return refuse(400, 'Expected page, list and cat');
    const { page: at, list: parameter, cat } = asked.output;
    const read = readPagePath(at);
    if (read.kind !== 'page' || findPageKind(read.path) !== 'entry')
      return refuse(400, 'No page with lists is there');
    const load = () => builder.buildEntry(read.path);
    const page =
      cache.peek(read.path, load) ??
      (await limitPageReads(
        request,
        () => cache.get(read.path, load),
        async () => undefined,
      ));
    if (!page) return refuse(429, 'Too many pages were requested');
    const list = page.lists?.find((one) => one.parameter === parameter);
    const choice = list?.choices.find(({ slug }) => slug === cat);
    if (!list || !choice)
      return page.status < 500
        ? refuse(404, 'The page has no such list or category')
        : refuse(503, 'The page cannot be read at the revision');
    const { route } = choice;
    const key = `cards ${JSON.stringify([route, list.grid])}`;
    return sendPage(
      request,
      reply,
      await categories.get(key, () => createCardsPage(route, list.grid, parts)),
    );
  });
};

type CardsPageOptions = Pick<
  CardsRouteOptions,
  'lists' | 'gone' | 'renderer' | 'now' | 'caching' | 'security'
>;

async function createCardsPage(
  route: string,
  grid: CardGridOptions,
  { lists, gone, renderer, now, caching, security }: CardsPageOptions,
): Promise<PageLoadResult> {
  const revision = gone?.getRevision() ?? 0;
  const read = await lists.cards(route);
  const failed = read.from === 'none';
  const cards = failed ? [] : read.items;
  const { renderCards } = await renderer();
  const { html, shown } = await renderCards({ ...grid, cards });
  return {
    outcome: failed ? 'failed' : 'found',
    page: createStoredPage({
      status: failed ? 503 : 200,
      html,
      headers: { ...createFragmentHeaders(failed, caching, security), 'x-card-count': String(shown) },
      ...summariseReads([read]),
      ...{ cards: collectCardKeys(cards), revision: revision },
      renderedAt: now(),
    }),
  };
}

function createFragmentHeaders(
  failed: boolean,
  { cacheControl }: CardsRouteOptions['caching'],
  security: CardsRouteOptions['security'],
): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': failed ? cacheControl.failed : cacheControl.page,
    vary: 'Accept-Encoding',
    // A fragment is not a page: opened by itself it shows nothing that could run.
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-robots-tag': 'noindex',
    ...security.headers,
    ...(failed ? { 'retry-after': retryAfter.cards } : {}),
  };
}
