import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { stringifyFor } from './content-host.ts';
import { toDraft, hideContent } from './access.ts';
import type { ResponseStyle, ContentStore } from './store/content-store.ts';
import { refusals } from './refusals.ts';
import { findRedirect } from './former-address.ts';

/** Entries in a page of the index: few, so that every reader meets several pages. */
const indexPageSize = 40;

interface ContentServiceOptions {
  store: ContentStore;
  /** The secret with which the api reads members' content. */
  contentKey: string;
  /** With `natural`, a missing entry gets a 404. */
  responses?: ResponseStyle;
  /** The secret with which the site reads unpublished entries, for an editor. */
  previewKey: string;
  /** The origin that the service writes into its own links. */
  origin: () => string;
}

interface EntryQuery {
  path?: string | string[];
  id?: string | string[];
}

/** The WordPress stand-in: main data, entries, cards and filters, in the raw shapes of the contract. */
export function addContentRoutes(app: FastifyInstance, options: ContentServiceOptions): void {
  const { store, contentKey } = options;
  const send = createSender(options.origin);

  app.get('/wp-json/maindata/api', (request, reply) => send(request, reply, store.mainData()));

  app.get<{ Querystring: EntryQuery }>('/wp-json/entry/api', (request, reply) => {
    const { path, id } = request.query;
    if (id !== undefined) {
      if (request.headers['x-preview-key'] !== options.previewKey) return refusals.forbidden(reply);
      const entry = /^\d{1,15}$/.test(String(id)) ? store.entryById(Number(id)) : undefined;
      if (entry === undefined) return refusals.noPost(reply);
      return send(request, reply.header('cache-control', 'private, no-store'), toDraft(entry));
    }
    if (path === undefined) return refusals.missing(reply, 'path');
    if (typeof path !== 'string' || !path.startsWith('/')) return refusals.invalid(reply, 'path');
    const mayRead = request.headers['x-content-key'] === contentKey;
    if (mayRead) void reply.header('cache-control', 'private, no-store');
    const known = hideContent(store.entry(path), mayRead);
    const entry = isMissing(known) ? (findRedirect(path, store.index()) ?? known) : known;
    return isMissing(entry) && options.responses === 'natural'
      ? refusals.noPost(reply)
      : send(request, reply, entry);
  });

  addIndexRoute(app, store, send);

  for (const kind of ['cards', 'filters'] as const) {
    app.get<{ Querystring: { per_page?: string } }>(`/wp-json/${kind}/api/:type`, (request, reply) => {
      const { per_page: perPage = '10' } = request.query;
      if (!/^([1-9]\d?|100)$/.test(perPage)) return refusals.invalid(reply, 'per_page');
      const list = store.list(request.url);
      if (list === undefined) return refusals.noRoute(reply);
      return options.responses === 'natural' && Array.isArray(list) && list.length === 0
        ? refusals.noTerms(reply)
        : send(request, reply, list);
    });
  }

  for (const url of [
    '/wp-json/maindata/api',
    '/wp-json/entry/api',
    '/wp-json/index/api',
    '/wp-json/cards/api/:type',
    '/wp-json/filters/api/:type',
  ]) {
    app.route({
      method: ['POST', 'PUT', 'PATCH', 'DELETE'],
      url,
      handler: (_request, reply) => refusals.wrongMethod(reply),
    });
  }
  app.all('/wp-json/*', (request, reply) => {
    const list = request.method === 'GET' ? store.list(request.url) : undefined;
    return list === undefined ? refusals.noRoute(reply) : send(request, reply, list);
  });
}

type Send = (request: FastifyRequest, reply: FastifyReply, value: unknown) => unknown;

/** Creates the function that sends a value with its tag, or says that it is unchanged. */
function createSender(origin: () => string): Send {
  return (request, reply, value) => {
    const body = stringifyFor(origin(), value);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    void reply
      .header('vary', 'x-content-key, x-preview-key')
      .header('x-robots-tag', 'noindex')
      .header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=UTF-8').send(body);
  };
}

/** The list of published entries, in pages, like WordPress's collections. */
function addIndexRoute(app: FastifyInstance, store: Pick<ContentStore, 'index'>, send: Send): void {
  app.get<{ Querystring: { page?: string } }>('/wp-json/index/api', (request, reply) => {
    const { page = '1' } = request.query;
    if (!/^[1-9]\d{0,5}$/.test(page)) return refusals.invalid(reply, 'page');
    const all = store.index();
    const pages = Math.max(Math.ceil(all.length / indexPageSize), 1);
    const first = (Number(page) - 1) * indexPageSize;
    if (Number(page) > pages) return refusals.noPage(reply);
    return send(request, reply, { items: all.slice(first, first + indexPageSize), pages });
  });
}

/** Recognises PHP's empty map, which stands for a missing entry. */
function isMissing(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && Object.keys(entry).length === 0;
}
