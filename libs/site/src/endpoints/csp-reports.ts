import rateLimit from '@fastify/rate-limit';
import { shareLimit, type SharedCounts } from '@guildhall/shared-state';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { cspReportsPath } from '../engine/security/security-headers.ts';

/** Per IP address, and in total. */
const maxReportsPerMinute = { address: 20, all: 300 };

const maxLength = 200;

const cspReport = v.object({
  'csp-report': v.object({
    'document-uri': v.string(),
    'effective-directive': v.optional(v.string()),
    'violated-directive': v.optional(v.string()),
    'blocked-uri': v.optional(v.unknown()),
  }),
});

export interface CspReportsOptions {
  /** @default each process counts for itself */
  counts?: SharedCounts | undefined;
  /** Replaces what is secret in a path. */
  hideSecrets: (path: string) => string;
}

/**
 * `POST /_csp-reports`: browsers report violations of a page's policy here (`report-uri`). Reports are untrusted:
 * queries, fragments, samples and secrets in paths are never logged.
 */
export const cspReports: FastifyPluginAsync<CspReportsOptions> = async (app, { counts, hideSecrets }) => {
  await app.register(rateLimit, { global: false, timeWindow: 60_000 });
  const address = app.createRateLimit({ max: maxReportsPerMinute.address });
  const all = app.createRateLimit({ max: maxReportsPerMinute.all, keyGenerator: () => 'all' });
  const limits = [
    shareLimit<FastifyRequest>('policy reports, address', address, counts),
    shareLimit<FastifyRequest>('policy reports, all', all, counts),
  ];
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/csp-report',
    { parseAs: 'string', bodyLimit: 8 * 1024 },
    (_, body, done) => done(null, body),
  );
  app.post(cspReportsPath, {
    onRequest: async (request, reply) => {
      for (const limit of limits) {
        const result = await limit(request);
        if (!result.isAllowed && result.isExceeded)
          return reply.code(429).header('retry-after', String(result.ttlInSeconds)).send();
      }
    },
    handler: async (request, reply) => {
      const read = v.safeParse(cspReport, parse(request.body));
      if (!read.success) return reply.code(request.body === undefined ? 415 : 400).send();
      const report = read.output['csp-report'];
      const directive = report['effective-directive'] ?? report['violated-directive'] ?? '';
      app.log.warn(
        {
          cspReport: {
            page: toLoggableUrl(report['document-uri'], hideSecrets),
            directive: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? 'something else',
            blocked: toLoggableUrl(report['blocked-uri'], hideSecrets),
          },
        },
        'a browser blocked something on a page',
      );
      return reply.code(204).send();
    },
  });
};

/**
 * Returns a web URL without query, fragment and secret; of other URLs the scheme; of a keyword, such as `inline`, the keyword.
 */
function toLoggableUrl(value: unknown, hideSecrets: CspReportsOptions['hideSecrets']): string {
  if (typeof value !== 'string' || value.length > 4096) return 'something else';
  if (/^[a-z-]{1,40}$/.test(value)) return value;
  const url = URL.parse(value);
  if (url === null) return 'something else';
  if (!/^https?:$/.test(url.protocol)) return url.protocol;
  return (url.origin + hideSecrets(url.pathname)).slice(0, maxLength);
}

function parse(body: unknown): unknown {
  try {
    return JSON.parse(String(body)) as unknown;
  } catch {
    return undefined;
  }
}
