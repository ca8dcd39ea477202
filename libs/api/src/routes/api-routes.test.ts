import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import * as v from 'valibot';
import { apiRoutes } from './api-routes.ts';
import { defineRoute } from './route.ts';

const app = Fastify();
afterEach(() => app.close());

it('does not end a call once its body has been read, and ends it when the caller disconnects', async () => {
  let signal: AbortSignal | undefined;
  const slow = defineRoute({
    method: 'POST',
    path: '/slow',
    body: v.object({}),
    handle: async (call) => {
      signal = call.signal;
      return new Promise<object>((resolve) => call.signal.addEventListener('abort', () => resolve({})));
    },
  });
  await app.register(apiRoutes, { routes: [slow] });
  app.get('/quick', async () => ({}));
  const address = await app.listen({ port: 0 });
  const caller = new AbortController();
  const call = fetch(`${address}/slow`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    signal: caller.signal,
  });
  await expect.poll(() => signal).toBeDefined();
  // A second, complete call: when it ends, the first one's body has been processed.
  await (await fetch(`${address}/quick`)).json();
  expect(signal?.aborted).toBe(false);
  caller.abort();
  await expect(call).rejects.toThrow();
  await expect.poll(() => signal?.aborted).toBe(true);
});
