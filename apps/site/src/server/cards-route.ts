import rateLimit from '@fastify/rate-limit';
import type { CmsClient } from '@guildhall/cms-client';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { PageCache } from './page-cache/page-cache.ts';
import { storePage } from './page-cache/stored-page.ts';
import type { Renderer } from './renderer.ts';
import { securityHeaders } from './security-headers.ts';
import { sendPage } from './send-page.ts';

const contentTypes = [
  'news',
  'cases',
  'blog',
  'people',
  'focus-areas',
  'calendar',
  'initiatives',
  'organisations',
] as const;
const cardTypes = [
  'news',
  'newsStyle',
  'case',
  'blog',
  'person',
  'peachimg',
  'calendar',
  'initiative',
  'organisation',
] as const;

const query = v.object({
  route: v.pipe(v.string(), v.maxLength(512)),
  cardType: v.picklist(cardTypes),
  contentType: v.optional(v.picklist(contentTypes)),
  enlargeFirst: v.optional(v.picklist(['1', '0', '']), ''),
  headingLevel: v.optional(v.picklist(['2', '3', '4']), '3'),
});

interface CardsParts {
  cache: PageCache;
  cms: CmsClient;
  renderer: () => Renderer | Promise<Renderer>;
  now: () => number;
  /** `Cache-Control` of what was found. */
  caching: string;
}

/** `GET /_cards?route=…&cardType=…`: the cards of one category as HTML, under the same cache rules as pages. */
export function registerCards(
  app: FastifyInstance,
  { cache, cms, renderer, now, caching }: CardsParts,
): void {
  void app.register(async (scope) => {
    // Every distinct route is a read upstream, so one visitor may not ask for all of them at once.
    await scope.register(rateLimit, { max: 120, timeWindow: 60_000 });
    scope.get('/_cards', async (request, reply) => {
      const asked = v.safeParse(query, request.query);
      if (!asked.success) return reply.code(400).type('text/plain').send('Expected route and cardType');
      const { route: askedRoute, enlargeFirst, headingLevel, ...kind } = asked.output;
      const route = cms.contentRoute(askedRoute);
      if (route === undefined)
        return reply.code(400).type('text/plain').send('This route is not one of the content service');
      const grid = {
        ...kind,
        enlargeFirst: enlargeFirst === '1',
        headingLevel: Number(headingLevel) as 2 | 3 | 4,
      };
      const key = `cards ${JSON.stringify({ ...grid, route })}`;
      const page = await cache.get(key, async () => {
        const { outcome, cards } = await cms.readCards(route);
        const failed = outcome !== 'found';
        const { renderCards } = await renderer();
        return {
          outcome: failed ? 'failed' : 'found',
          page: storePage({
            status: failed ? 503 : 200,
            html: failed ? '' : renderCards({ ...grid, cards }),
            headers: { ...fragmentHeaders(failed, caching), 'x-card-count': String(cards.length) },
            whole: true,
            renderedAt: now(),
          }),
        };
      });
      return sendPage(request, reply, page);
    });
  });
}

function fragmentHeaders(failed: boolean, caching: string): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': failed ? 'no-store' : caching,
    vary: 'Accept-Encoding',
    // A fragment is not a page: opened by itself it shows nothing that could run.
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-robots-tag': 'noindex',
    ...securityHeaders,
    ...(failed ? { 'retry-after': '5' } : {}),
  };
}
