import fastify from 'fastify';
import { expect, it } from 'vitest';
import { health } from './health.ts';

function start(ready: boolean, state?: () => Record<string, unknown>) {
  const app = fastify();
  void app.register(health, { readiness: { ready }, ...(state && { state }) });
  return app;
}

it('a server says that it is alive and ready, in a response that is not cached', async () => {
  const app = start(true);
  for (const [path, body] of [
    ['/healthz', { alive: true }],
    ['/readyz', { ready: true }],
  ] as const) {
    const { statusCode, headers, json } = await app.inject(path);
    expect([statusCode, headers['cache-control'], json<unknown>()]).toEqual([200, 'no-store', body]);
  }
});

it('while it stops it is alive, and not ready', async () => {
  const app = start(false);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const { statusCode, headers, json } = await app.inject('/readyz');
  expect([statusCode, headers['retry-after'], json<unknown>()]).toEqual([503, '5', { ready: false }]);
});

it('a server that has nothing to serve yet is not ready', async () => {
  const app = fastify();
  let has = false;
  await app.register(health, { readiness: { ready: true }, canServe: () => has });
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  has = true;
  expect((await app.inject('/readyz')).json()).toEqual({ ready: true });
});

it('may report more of its state', async () => {
  const response = await start(true, () => ({ bootData: false })).inject('/readyz');
  expect(response.json()).toEqual({ ready: true, bootData: false });
});
