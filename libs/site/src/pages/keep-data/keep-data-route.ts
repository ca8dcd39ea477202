import { requestIdHeader } from '@guildhall/server-kit';
import { createUpstream, UpstreamError } from '@guildhall/upstream';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { noStore } from '../../config/caching.ts';
import type { Config } from '../../config/config.ts';
import type { ReadLimit } from '../../engine/limits/read-limit.ts';
import { isOwnPage } from '../../engine/own-page.ts';
import type { PageBuilder } from '../../engine/page-builder.ts';
import { sendPage } from '../../engine/send-page.ts';
import type { ResponseTexts } from '../../texts/response-texts.ts';

/** The page of a link that takes a deletion back. `ask`: with the button, before anything was done. */
export interface KeepDataModel {
  kind: 'keepData';
  step: 'ask' | 'kept' | 'expired' | 'failed' | 'too many';
  /** The link's secret; empty if it has none. */
  link: string;
}

export interface KeepDataRouteOptions {
  config: Pick<Config, 'API_ORIGIN' | 'SITE_ORIGIN'>;
  path: string;
  builder: Pick<PageBuilder, 'build' | 'getPlainPage'>;
  limitPageReads: ReadLimit;
  texts: Pick<ResponseTexts, 'foreignForm'>;
}

const deadlineMs = 20_000;

/** A page with one button, which needs neither script nor login. Opening it does nothing: programs open the links of emails. */
export const keepDataRoute: FastifyPluginAsync<KeepDataRouteOptions> = async (app, options) => {
  const { config, path, builder, limitPageReads, texts } = options;
  const onEvent = (event: object) => app.log.warn({ upstream: event }, 'a deletion to take back');
  const api = createUpstream({ name: 'api', origin: config.API_ORIGIN, deadlineMs, retries: 0, onEvent });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_024 },
    (_request, body, done) => done(null, body),
  );
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    load: () => Promise<Omit<KeepDataModel, 'kind'>>,
  ) => {
    const page = await limitPageReads(
      request,
      async () =>
        builder.build({ model: { kind: 'keepData', ...(await load()) }, fullyRead: true }, { path: '' }),
      () => builder.getPlainPage('unavailable'),
    );
    return sendPage(request, reply, page);
  };
  const routeOptions = { config: { routeName: 'keep-data' } };
  app.get(path, routeOptions, async (request, reply) => {
    const link = readLink((request.query as { link?: unknown }).link);
    return show(request, reply, async () => ({ step: link === '' ? 'expired' : 'ask', link }));
  });
  app.post(path, routeOptions, async (request, reply) => {
    if (!isOwnPage(request, config.SITE_ORIGIN)) return refuse(reply, 403, texts.foreignForm);
    if (typeof request.body !== 'string') return refuse(reply, 415, 'Expected a form');
    const link = readLink(new URLSearchParams(request.body).get('link'));
    const headers = { 'x-forwarded-for': request.ip, [requestIdHeader]: request.id };
    return show(request, reply, async () => {
      if (link === '') return { step: 'expired', link };
      try {
        await api.sendJson('/api/v1/keep-data', { link }, { headers });
        return { step: 'kept', link: '' };
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
        if (error.status === 410) return { step: 'expired', link: '' };
        return { step: error.status === 429 ? 'too many' : 'failed', link };
      }
    });
  });
};

const readLink = (value: unknown): string =>
  typeof value === 'string' && /^[\w-]{43}$/.test(value) ? value : '';

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).header('cache-control', noStore).type('text/plain; charset=utf-8').send(message);
}
