import { createHmac } from 'node:crypto';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { createContentEvents } from './content-events.ts';

it('notifies the site of a change, signed over the time and the body', async () => {
  const site = fastify();
  const seen: { headers: Record<string, unknown>; body: string }[] = [];
  site.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  site.post('/_content-events', (request, reply) => {
    seen.push({ headers: request.headers, body: String(request.body) });
    return reply.code(204).send();
  });
  const notify = createContentEvents(await site.listen({ port: 0 }), 'a secret', () => new Date(1_000));
  await notify({ paths: ['/news'] });
  await site.close();
  expect(seen[0]?.body).toBe('{"paths":["/news"]}');
  expect(seen[0]?.headers).toMatchObject({
    'x-guildhall-timestamp': '1000',
    'x-guildhall-signature': `sha256=${createHmac('sha256', 'a secret').update('1000.{"paths":["/news"]}').digest('hex')}`,
  });
});

it('ignores an unreachable site', async () => {
  const notify = createContentEvents('http://127.0.0.1:1', 'a secret', () => new Date(1_000));
  await expect(notify({ all: true })).resolves.toBeUndefined();
});
