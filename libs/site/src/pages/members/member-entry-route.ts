import { createHash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import { memberEntryQuerySchema, readBearer, toBearerHeader } from '@guildhall/api-contract/members';
import {
  createCmsClient,
  getEntryView,
  type BlockDefinition,
  type ContentProblem,
  type Entry,
} from '@guildhall/cms-client';
import type { Organisation } from '@guildhall/organisation';
import { shareLimit, type SharedCounts } from '@guildhall/shared-state';
import { requestIdHeader } from '@guildhall/server-kit';
import { createUpstream, UpstreamError, type Upstream } from '@guildhall/upstream';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { isListParameter } from '../../list-parameter.ts';
import { toContentTexts } from '../../texts/content-texts.ts';
import type { OwnTexts } from '../../texts/site-texts.ts';
import type { Assets } from '../../engine/assets/assets.ts';
import { noStore } from '../../config/caching.ts';
import type { Config } from '../../config/config.ts';
import { createUrlPolicy } from '../../content/content-origin.ts';
import type { Lists } from '../../content/last-good-lists.ts';
import { loadMemberEntry } from '../entry/load-page.ts';
import { createLogOnce } from '../../engine/log-once.ts';
import type { PageBuilder } from '../../engine/page-builder.ts';
import type { Renderer } from '../../page/renderer.ts';
import { securityHeaders } from '../../engine/security/security-headers.ts';
import { isOwnPage } from '../../engine/own-page.ts';

export interface MemberEntryOptions {
  config: Config;
  organisation: Organisation;
  /** @default builtInBlocks */
  blocks?: readonly BlockDefinition[];
  /** Texts of the site that replace the English ones. */
  texts?: OwnTexts | undefined;
  builder: Pick<PageBuilder, 'createPageContext'>;
  lists: Lists;
  renderer: () => Renderer | Promise<Renderer>;
  assets: Pick<Assets, 'getStyleSheets'>;
  /** @default each process counts for itself */
  counts?: SharedCounts | undefined;
}

const body = v.strictObject({
  ...memberEntryQuerySchema.entries,
  chosen: v.optional(
    v.record(v.pipe(v.string(), v.check(isListParameter)), v.pipe(v.string(), v.maxLength(200))),
    {},
  ),
  list: v.optional(v.pipe(v.string(), v.maxLength(20))),
});

/** Deadline of the api, ms: it calls identity, records, billing and content. */
const deadlineMs = 20_000;

/** Personal: never stored. Opened on its own, it can run nothing. */
const headers = {
  ...securityHeaders,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': `private, ${noStore}`,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-robots-tag': 'noindex',
};

/**
 * `POST /_member-entry` with `{ path, chosen? }` and a member's token returns the private entry as HTML for that
 * member; with `list`, only the cards of that list. The api decides who may read it; the site has no key. Nothing is
 * cached.
 */
export const memberEntryRoute: FastifyPluginAsync<MemberEntryOptions> = async (app, options) => {
  const { builder, lists, renderer, assets } = options;
  const onRequest = await createMemberLimit(app, options.counts);
  const warnOnce = createLogOnce((what, message) => app.log.warn(what, message));
  // The api has retries of its own.
  const api = createUpstream({
    ...{ name: 'api', origin: options.config.API_ORIGIN, deadlineMs, retries: 0 },
    ...{ concurrency: 128, queue: 1_024 },
    onEvent: (event) => app.log.warn({ upstream: event }, 'members’ pages'),
  });

  app.post('/_member-entry', { bodyLimit: 4_096, onRequest }, async (request, reply) => {
    const token = readBearer(request.headers.authorization);
    const parsed = v.safeParse(body, request.body);
    if (!isOwnPage(request, options.config.SITE_ORIGIN)) return refuse(reply, 403);
    if (!parsed.success) return refuse(reply, 400);
    if (token === undefined) return refuse(reply, 401);
    const { path, chosen, list: parameter } = parsed.output;
    const onProblem = (problem: ContentProblem) => warnOnce({ problem }, 'content');
    const { status, entry } = await readEntry({ ...options, api }, { path, token, request, onProblem });
    if (!entry) return refuse(reply, status);
    if (entry.content.every(({ name }) => name === 'unknown'))
      warnOnce({ path }, 'a members’ page has nothing to show');
    const { renderMemberEntry, findMemberCards, renderCards, ...blockLists } = await renderer();
    const context = { ...builder.createPageContext(path), chosen };
    const data = await loadMemberEntry(entry, { lists, chosen }, blockLists);
    if (parameter !== undefined) {
      const grid = findMemberCards(entry, data, { parameter, category: chosen[parameter] ?? '' });
      if (!grid) return refuse(reply, 404);
      const { html, shown } = await renderCards(grid, context);
      return reply.headers({ ...headers, 'x-card-count': String(shown) }).send(html);
    }
    const html = await renderMemberEntry(entry, data, {
      context,
      styleSheets: assets.getStyleSheets?.() ?? [],
    });
    return reply.headers(headers).send(html);
  });
};

/** Per member, and per IP address: many members may share a network. */
const maxCallsPerMinute = { member: 60, address: 720 };

/** Tokens are not verified yet at this point: a forged one still counts for its IP address. */
async function createMemberLimit(app: FastifyInstance, counts: SharedCounts | undefined) {
  await app.register(rateLimit, { global: false, timeWindow: 60_000 });
  const address = { max: maxCallsPerMinute.address, cache: maxTrackedCallers };
  const addressLimit = shareLimit('members, address', app.createRateLimit(address), counts);
  const keyGenerator = ({ ip, headers }: FastifyRequest) =>
    createHash('sha256').update(`${ip} ${headers.authorization}`).digest('base64');
  const member = { max: maxCallsPerMinute.member, cache: maxTrackedCallers, keyGenerator };
  const memberLimit = shareLimit('members, member', app.createRateLimit(member), counts);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    for (const limit of [addressLimit, memberLimit]) {
      const result = await limit(request);
      if (result.isAllowed || !result.isExceeded) continue;
      void reply.header('retry-after', String(result.ttlInSeconds));
      return refuse(reply, 429);
    }
    return undefined;
  };
}

const maxTrackedCallers = 50_000;

/** Statuses that are forwarded; any other failure is a 503. */
const forwardedStatuses = new Set([401, 403, 404, 429]);

function refuse(reply: FastifyReply, status: number): FastifyReply {
  return reply
    .code(status)
    .headers({ ...headers, 'content-type': 'text/plain; charset=utf-8' })
    .send(`${status}`);
}

interface MemberRead {
  path: string;
  token: string;
  request: FastifyRequest;
  onProblem: (problem: ContentProblem) => void;
}

/** Reads the entry from the api for this member, and parses it like any other. */
async function readEntry(
  { config, api, organisation: { grounds, locale }, blocks, texts }: MemberEntryOptions & { api: Upstream },
  { path, token, request, onProblem }: MemberRead,
): Promise<{ status: number; entry?: Entry }> {
  let status = 503;
  const cms = createCmsClient({
    ...createUrlPolicy(config),
    ...(blocks && { blocks }),
    grounds,
    locale,
    texts: toContentTexts(texts, config.billing),
    onProblem,
    async readJson() {
      const headers = {
        ...toBearerHeader(token),
        'x-forwarded-for': request.ip,
        [requestIdHeader]: request.id,
      };
      return api
        .readJson(`/api/v1/entry?${new URLSearchParams({ path })}`, { headers })
        .catch((error: unknown) => {
          if (error instanceof UpstreamError && forwardedStatuses.has(error.status ?? 0))
            status = error.status ?? status;
          throw error;
        });
    },
  });
  const { outcome, entry } = await cms.readEntry(path);
  if (outcome !== 'found') return { status: outcome === 'failed' ? status : 404 };
  // Never a draft or an entry without access.
  return getEntryView(entry) === 'page' ? { status: 200, entry } : { status: 404 };
}
