import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginCallback } from 'fastify';
import * as v from 'valibot';
import type { MainDataRefresher } from './content/main-data-refresher.ts';
import type { PageCache } from './page-cache/page-cache.ts';

/** How far the sender's clock may be off, ms. */
const maxClockSkewMs = 5 * 60_000;

const eventBody = v.union([
  v.object({
    paths: v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^(\/|https?:\/\/)/), v.maxLength(2048))),
      v.maxLength(1000),
    ),
  }),
  v.object({ all: v.literal(true) }),
]);

export interface ContentEventsOptions {
  cache: Pick<PageCache, 'expire'>;
  /** What searches of the shop found, under the site's own words and menus. */
  searches: Pick<PageCache, 'expire'>;
  /** Of what is made of lists. */
  categories: Pick<PageCache, 'expire'>;
  mainData: Pick<MainDataRefresher, 'refresh'>;
  /** The key of the page at an address, as the content service may spell it. */
  toKey: (address: string) => string | undefined;
  secret: string;
  now: () => number;
  countSecurityEvent: (kind: string) => void;
}

/**
 * `POST /_content-events` announces that content has changed: `{ "paths": ["/news/a"] }` (paths, or
 * permalinks as the content service has them) or `{ "all": true }`. Signed with
 * `x-guildhall-signature: sha256=<hex HMAC-SHA256 of "<timestamp>.<body>">` and `x-guildhall-timestamp` (ms since
 * 1970). The next visitor to these pages gets new ones; all of them with the main data as they are now. An event without
 * a path changes nothing.
 */
export const contentEvents: FastifyPluginCallback<ContentEventsOptions> = (
  app,
  { cache, searches, categories, mainData, toKey, secret, now, countSecurityEvent },
  done,
) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: 64 * 1024 },
    (_request, body, parsed) => parsed(null, body),
  );
  app.post('/_content-events', async (request, reply) => {
    // A request without a body has no type that could be refused.
    if (!Buffer.isBuffer(request.body)) {
      countSecurityEvent('content event: type');
      return reply.code(415).send({ error: 'Expected application/json' });
    }
    const { body } = request;
    const timestamp = String(request.headers['x-guildhall-timestamp'] ?? '');
    const signature = String(request.headers['x-guildhall-signature'] ?? '');
    if (!/^\d{1,16}$/.test(timestamp) || Math.abs(now() - Number(timestamp)) > maxClockSkewMs) {
      countSecurityEvent('content event: timestamp');
      return reply.code(401).send({ error: 'The timestamp is missing or more than five minutes off' });
    }
    if (!hasValidSignature(body, { timestamp, signature, secret })) {
      countSecurityEvent('content event: signature');
      return reply.code(401).send({ error: 'The signature does not fit the body' });
    }
    const event = v.safeParse(eventBody, parse(body));
    if (!event.success)
      return reply
        .code(400)
        .send({ error: 'Expected { "paths": ["/…" or "https://…"] } or { "all": true }' });
    // The doctor sends one that names nothing, to see whether its signature is accepted.
    if ('paths' in event.output && event.output.paths.length === 0) return reply.code(204).send();
    // Any list may show what has changed.
    categories.expire();
    if ('all' in event.output) {
      cache.expire();
      searches.expire();
      await mainData.refresh();
    } else {
      const keys = event.output.paths.map(toKey).filter((key) => key !== undefined);
      if (keys.length < event.output.paths.length)
        request.log.warn('a content event named addresses that are no pages of this site');
      cache.expire(keys);
    }
    return reply.code(204).send();
  });
  done();
};

function hasValidSignature(
  body: Buffer,
  { timestamp, signature, secret }: Record<'timestamp' | 'signature' | 'secret', string>,
): boolean {
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();
  const hex = /^sha256=([0-9a-f]{64})$/.exec(signature)?.[1];
  return hex !== undefined && timingSafeEqual(Buffer.from(hex, 'hex'), expected);
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch {
    return undefined;
  }
}
