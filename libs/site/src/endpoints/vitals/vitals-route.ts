import rateLimit from '@fastify/rate-limit';
import type { Organisation } from '@guildhall/organisation';
import { shareLimit, type SharedCounts } from '@guildhall/shared-state';
import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import { findConsent } from '../../consent/consent-cookie.ts';
import { vitalsPath } from '../../vitals/vitals-path.ts';
import { noStore } from '../../config/caching.ts';
import type { Config } from '../../config/config.ts';
import { isOwnPage } from '../../engine/own-page.ts';
import type { PageRoute } from '../../engine/routes.ts';
import { findConsentSettings } from '../../engine/security/tag-manager.ts';
import { publishLayoutShift, publishTimedVital, timedVitals } from '../../engine/vitals-measures.ts';

export interface VitalsRouteOptions {
  config: Pick<Config, 'SITE_ORIGIN' | 'TAG_SCRIPT_URL' | 'SITE_METRICS_PORT'>;
  organisation: Pick<Organisation, 'consent'>;
  routes: readonly PageRoute[];
  /** @default each process counts for itself */
  counts?: SharedCounts | undefined;
}

/** Per IP address: a page is reported once, and an office may have one address. */
const maxReportsPerMinute = 60;

/** Longest name of a route, and six numbers. */
const maxBytes = 256;

/** Ten minutes: a computer that was suspended meanwhile would report hours. */
const time = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000));

const vitalsReport = v.strictObject({
  route: v.pipe(v.string(), v.maxLength(80)),
  lcp: v.optional(time),
  inp: v.optional(time),
  fcp: v.optional(time),
  ttfb: v.optional(time),
  cls: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
});

/**
 * `POST /_vitals`: browsers of visitors who agreed to statistics report how fast a page was. Only the numbers are counted,
 * by the name of the route: nothing is logged or stored. Without metrics, a tag manager or the organisation's wish there
 * is no such route.
 */
export const vitalsRoute: FastifyPluginAsync<VitalsRouteOptions> = async (
  app,
  { config, organisation, routes: pageRoutes, counts },
) => {
  const consent = findConsentSettings(config, organisation);
  if (!consent?.webVitals) return;
  const routes = new Set(pageRoutes.map(({ name }) => name));
  await app.register(rateLimit, { global: false, timeWindow: 60_000 });
  const limit = shareLimit('vitals', app.createRateLimit({ max: maxReportsPerMinute }), counts);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: maxBytes },
    (_request, body, done) => done(null, body),
  );

  app.post(vitalsPath, {
    config: { quiet: true },
    onRequest: async (request, reply) => {
      void reply.header('cache-control', noStore);
      const choice = findConsent(request.headers.cookie ?? '', consent.version);
      if (!isOwnPage(request, config.SITE_ORIGIN) || !choice?.purposes.includes('statistics'))
        return reply.code(403).send();
      const result = await limit(request);
      if (result.isAllowed || !result.isExceeded) return undefined;
      return reply.code(429).header('retry-after', String(result.ttlInSeconds)).send();
    },
    handler: async (request, reply) => {
      if (typeof request.body !== 'string') return reply.code(415).send();
      const read = v.safeParse(vitalsReport, parse(request.body));
      if (!read.success) return reply.code(400).send();
      const { route: named, cls, ...times } = read.output;
      // Labels have few values, whatever is sent.
      const route = routes.has(named) ? named : 'other';
      for (const vital of timedVitals) {
        const ms = times[vital];
        if (ms !== undefined) publishTimedVital({ vital, route, ms });
      }
      if (cls !== undefined) publishLayoutShift({ route, score: cls });
      return reply.code(204).send();
    },
  });
};

function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}
