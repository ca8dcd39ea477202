import rateLimit from '@fastify/rate-limit';
import type { Organisation } from '@guildhall/organisation';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { toSafeLink, type UrlPolicy } from '@guildhall/safe-content';
import { shareLimit, type SharedCounts } from '@guildhall/shared-state';
import { consentCookie, formatConsent } from '../../consent/consent-cookie.ts';
import {
  consentBarPath,
  consentDays,
  consentPath,
  consentSavedPath,
} from '../../consent/consent-settings.ts';
import type { ResponseTexts } from '../../texts/response-texts.ts';
import { noStore } from '../../config/caching.ts';
import type { Config } from '../../config/config.ts';
import type { PageCache, PageLoadResult } from '../../engine/page-cache/page-cache.ts';
import { isOwnPage } from '../../engine/own-page.ts';
import { sendPage } from '../../engine/send-page.ts';
import { createUrlPolicy } from '../../content/content-origin.ts';
import { parseConsentRequest } from './consent-request.ts';
import { removeTagCookies } from './tag-cookies.ts';
import { findConsentSettings } from '../../engine/security/tag-manager.ts';

export interface ConsentRouteOptions {
  config: Config;
  organisation: Pick<Organisation, 'consent'>;
  cache: Pick<PageCache, 'get'>;
  /** Builds the page with the question; `saved` after it was answered. */
  loadPage: (saved: boolean) => Promise<PageLoadResult>;
  /** Builds the question alone, for insertion into other pages. */
  loadBar: () => Promise<PageLoadResult>;
  texts: Pick<ResponseTexts, 'foreignForm' | 'tooManyRequests'>;
  /** @default each process counts for itself */
  counts?: SharedCounts | undefined;
}

/** Per IP address. */
const maxChoicesPerMinute = 20;

/**
 * The question about cookies: `GET /_consent` is its page, `GET /_consent/bar` the part that other pages insert, and
 * `POST /_consent` takes the form and sets the cookie. Forms get back to their page (303), scripts get a 204. The log
 * has one line for each choice, without anything about the visitor. Nothing without a tag manager.
 */
export const consentRoute: FastifyPluginAsync<ConsentRouteOptions> = async (
  app,
  { config, organisation, cache, loadPage, loadBar, texts, counts },
) => {
  const consent = findConsentSettings(config, organisation);
  if (!consent) return;
  const { domain, cookies: furtherCookies = [] } = organisation.consent ?? {};
  const policy = createUrlPolicy(config);
  await app.register(rateLimit, { global: false, timeWindow: 60_000 });
  const limit = shareLimit('consent', app.createRateLimit({ max: maxChoicesPerMinute }), counts);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_024 },
    (_request, body, done) => done(null, body),
  );

  const send = async (request: FastifyRequest, reply: FastifyReply, load: Parameters<PageCache['get']>[1]) =>
    sendPage(request, reply, await cache.get(request.routeOptions.url ?? consentPath, load));
  app.get(consentPath, (request, reply) => send(request, reply, () => loadPage(false)));
  app.get(consentSavedPath, (request, reply) => send(request, reply, () => loadPage(true)));
  app.get(consentBarPath, (request, reply) => send(request, reply, loadBar));

  app.post(consentPath, {
    onRequest: async (request, reply) => {
      if (!isOwnPage(request, config.SITE_ORIGIN)) return refuse(reply, 403, texts.foreignForm);
      const result = await limit(request);
      if (result.isAllowed || !result.isExceeded) return undefined;
      return refuse(reply.header('retry-after', String(result.ttlInSeconds)), 429, texts.tooManyRequests);
    },
    handler: async (request, reply) => {
      if (typeof request.body !== 'string') return refuse(reply, 415, 'Expected a form');
      const { purposes, error } = parseConsentRequest(request.body, consent.purposes);
      if (error !== undefined) return refuse(reply, 400, error);
      const { version } = consent;
      app.log.info({ consent: { purposes, version } }, 'a visitor chose');
      const { cookie = '', referer, accept } = request.headers;
      const host = new URL(config.SITE_ORIGIN).hostname;
      void reply
        .header('cache-control', noStore)
        .header('set-cookie', [
          formatCookie(formatConsent({ purposes, version }), config.SITE_ORIGIN, domain),
          ...removeTagCookies(cookie, { purposes, furtherCookies, host }),
        ]);
      if (!accept?.includes('text/html')) return reply.code(204).send();
      return reply.redirect(findReturnPath(referer, policy), 303);
    },
  });
};

function formatCookie(value: string, siteOrigin: string, domain?: string): string {
  // Browsers store no cookie for the domain of another site, such as that of the public one on a test site.
  const isBelow = `.${new URL(siteOrigin).hostname}`.endsWith(`.${domain}`);
  return [
    `${consentCookie}=${value}`,
    `Max-Age=${consentDays * 24 * 60 * 60}`,
    'Path=/',
    'SameSite=Lax',
    ...(domain && isBelow ? [`Domain=${domain}`] : []),
    ...(siteOrigin.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
}

/** Returns the page of this site on which the form was sent. */
function findReturnPath(referer: string | undefined, policy: UrlPolicy): string {
  const link = toSafeLink(referer, policy);
  return link === undefined || !link.startsWith('/') || link.startsWith(consentPath)
    ? consentSavedPath
    : link;
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).header('cache-control', noStore).type('text/plain; charset=utf-8').send(message);
}
