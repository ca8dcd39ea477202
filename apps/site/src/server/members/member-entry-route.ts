import { createHash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import { toBearerHeader, memberEntryQuerySchema } from '@guildhall/api-contract';
import { createCmsClient, getEntryView, type Entry } from '@guildhall/cms-client';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Assets } from '../assets/assets.ts';
import { noStore } from '../caching.ts';
import type { Config } from '../config.ts';
import { createUrlPolicy } from '../content/content-origin.ts';
import type { Lists } from '../content/last-good-lists.ts';
import { loadMemberEntry } from '../content/load-page.ts';
import type { PageBuilder } from '../page-builder.ts';
import type { Renderer } from '../renderer.ts';
import { securityHeaders } from '../security-headers.ts';

export interface MemberEntryOptions {
  config: Config;
  builder: Pick<PageBuilder, 'createFrame'>;
  lists: Lists;
  renderer: () => Renderer | Promise<Renderer>;
  assets: Pick<Assets, 'getStyleSheets'>;
}

const body = v.strictObject({
  ...memberEntryQuerySchema.entries,
  /** The category chosen in each list, by the list's name in the page's address. */
  chosen: v.optional(
    v.record(v.pipe(v.string(), v.regex(/^cat(-\d{1,3})?$/)), v.pipe(v.string(), v.maxLength(200))),
    {},
  ),
  /** The list whose cards alone are wanted. */
  list: v.optional(v.pipe(v.string(), v.maxLength(20))),
});

/** How long the api may take, ms: it asks identity, records, billing and content. */
const deadlineMs = 20_000;

/** Somebody's alone: stored nowhere, and opened by itself it shows nothing that could run. */
const headers = {
  ...securityHeaders,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': `private, ${noStore}`,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-robots-tag': 'noindex',
};

/**
 * `POST /_member-entry` with `{ path, chosen? }` and a member's token: the private entry there as HTML, for that member
 * alone; with `list` the cards of that list. The api says who may read it; this site has no key to it. Nothing of it enters
 * a cache.
 */
export const memberEntryRoute: FastifyPluginAsync<MemberEntryOptions> = async (app, options) => {
  const { config, builder, lists, renderer, assets } = options;
  const onRequest = await createMemberLimit(app);

  app.post('/_member-entry', { bodyLimit: 4_096, onRequest }, async (request, reply) => {
    const token = /^Bearer ([\w.~+/=-]{1,4096})$/.exec(request.headers.authorization ?? '')?.[1];
    const asked = v.safeParse(body, request.body);
    if (!isOwnPage(request.headers['sec-fetch-site'])) return refuse(reply, 403);
    if (!asked.success) return refuse(reply, 400);
    if (token === undefined) return refuse(reply, 401);
    const { path, chosen, list: parameter } = asked.output;
    const { status, entry } = await readEntry(config, { path, token, ip: request.ip });
    if (!entry) return refuse(reply, status);
    const { renderMemberEntry, findMemberCards, renderCards, ...blockLists } = await renderer();
    const data = await loadMemberEntry(entry, { lists, chosen }, blockLists);
    if (parameter !== undefined) {
      const grid = findMemberCards(entry, data, { parameter, category: chosen[parameter] ?? '' });
      if (!grid) return refuse(reply, 404);
      const { html, shown } = await renderCards(grid);
      return reply.headers({ ...headers, 'x-card-count': String(shown) }).send(html);
    }
    const html = await renderMemberEntry(entry, data, {
      frame: { ...builder.createFrame(path), chosen },
      styleSheets: assets.getStyleSheets?.() ?? [],
    });
    return reply.headers(headers).send(html);
  });
};

/** Calls a minute of one member, and of all at one address: many may read on one network. */
const maxCallsPerMinute = { member: 60, address: 720 };

/** Counts by the token too, which nobody has verified yet: a false one is counted for its address all the same. */
async function createMemberLimit(app: FastifyInstance) {
  await app.register(rateLimit, { global: false, timeWindow: 60_000 });
  const address = { max: maxCallsPerMinute.address, cache: maxTrackedCallers };
  const addressLimit = app.createRateLimit(address);
  const keyGenerator = ({ ip, headers }: FastifyRequest) =>
    createHash('sha256').update(`${ip} ${headers.authorization}`).digest('base64');
  const member = { max: maxCallsPerMinute.member, cache: maxTrackedCallers, keyGenerator };
  const memberLimit = app.createRateLimit(member);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    for (const limit of [addressLimit, memberLimit]) {
      const counted = await limit(request);
      if (counted.isAllowed || !counted.isExceeded) continue;
      void reply.header('retry-after', String(counted.ttlInSeconds));
      return refuse(reply, 429);
    }
    return undefined;
  };
}

/** The most addresses and tokens that are remembered at a time. */
const maxTrackedCallers = 50_000;

/** Browsers say where a request comes from; other pages may not even ask. */
function isOwnPage(site: string | string[] | undefined): boolean {
  return site === undefined || site === 'same-origin';
}

/** Passed on as they are; any other failure is one of ours. */
const forwardedStatuses = new Set([401, 403, 404, 429]);

function refuse(reply: FastifyReply, status: number): FastifyReply {
  return reply
    .code(status)
    .headers({ ...headers, 'content-type': 'text/plain; charset=utf-8' })
    .send(`${status}`);
}

/** The entry as the api gives it to this member, parsed as every entry is. */
async function readEntry(
  config: Config,
  { path, token, ip }: { path: string; token: string; ip: string },
): Promise<{ status: number; entry?: Entry }> {
  let status = 503;
  const cms = createCmsClient({
    ...createUrlPolicy(config),
    async readJson() {
      const response = await fetch(`${config.API_ORIGIN}/api/v1/entry?${new URLSearchParams({ path })}`, {
        headers: { ...toBearerHeader(token), 'x-forwarded-for': ip },
        redirect: 'error',
        signal: AbortSignal.timeout(deadlineMs),
      });
      if (!response.ok) {
        if (forwardedStatuses.has(response.status)) ({ status } = response);
        throw new Error(`The api answered ${response.status}`);
      }
      return response.json();
    },
  });
  const { outcome, entry } = await cms.readEntry(path);
  if (outcome !== 'found') return { status: outcome === 'failed' ? status : 404 };
  // Only what its owner gave to this member, never a draft.
  return getEntryView(entry) === 'page' ? { status: 200, entry } : { status: 404 };
}
