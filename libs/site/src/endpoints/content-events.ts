import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginCallback } from 'fastify';
import * as v from 'valibot';
import { contentChangeSchema, type ContentChange } from './content-changes.ts';

/** Maximum clock difference to the sender, ms. */
const maxClockSkewMs = 5 * 60_000;

export interface ContentEventsOptions {
  /** Makes the next visitors get new pages. */
  onChange: (change: ContentChange) => Promise<void>;
  /** Any of them may have signed an event. */
  secrets: readonly string[];
  now: () => number;
  countSecurityEvent: (kind: string) => void;
}

/**
 * `POST /_content-events` reports changed content: `{ "paths": ["/news/a"] }` (paths, or permalinks as the content
 * service has them) or `{ "all": true }`. Signed with `x-guildhall-signature: sha256=<hex HMAC-SHA256 of
 * "<timestamp>.<body>">` and `x-guildhall-timestamp` (ms since 1970). The next visitor to these pages gets new ones.
 * `all` also reads main data again. An event without paths changes nothing.
 */
export const contentEvents: FastifyPluginCallback<ContentEventsOptions> = (
  app,
  { onChange, secrets, now, countSecurityEvent },
  done,
) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: 64 * 1024 },
    (_request, body, parsed) => parsed(null, body),
  );
  app.post('/_content-events', async (request, reply) => {
    // Fastify checks no content type on a request without a body.
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
    if (!secrets.some((secret) => hasValidSignature(body, { timestamp, signature, secret }))) {
      countSecurityEvent('content event: signature');
      return reply.code(401).send({ error: 'The signature does not match the body' });
    }
    const event = v.safeParse(contentChangeSchema, parse(body));
    if (!event.success)
      return reply
        .code(400)
        .send({ error: 'Expected { "paths": ["/…" or "https://…"] } or { "all": true }' });
    // The doctor sends an empty event to check that its signature is accepted.
    if ('paths' in event.output && event.output.paths.length === 0) return reply.code(204).send();
    await onChange(event.output);
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
