import { contactResponseSchema } from '@guildhall/api-contract/contact';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as v from 'valibot';
import { apiRoutes } from './api-routes.ts';
import { defineRoute } from './route.ts';

let app: FastifyInstance;
beforeEach(() => {
  // A caller that has disconnected may connect once more, without a request.
  app = Fastify({ forceCloseConnections: true });
});
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

it.each([
  [{ success: true, confirmed: false, email: 'anna@post.example' }, 200, { success: true, confirmed: false }],
  [{ success: true }, 500, undefined],
])(
  'a route that returns %j responds with %i, and with what its schema lists',
  async (result, status, body) => {
    const route = defineRoute({
      method: 'GET',
      path: '/result',
      response: contactResponseSchema,
      handle: async () => result as { success: true; confirmed: boolean },
    });
    await app.register(apiRoutes, { routes: [route] });
    const response = await app.inject('/result');
    expect(response.statusCode).toBe(status);
    if (body) expect(response.json()).toEqual(body);
  },
);
