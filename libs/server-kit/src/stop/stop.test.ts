import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { health } from '../health/health.ts';
import { stop } from './stop.ts';

const log = { info: () => undefined } as never;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('stopping', () => {
  it('first says that it is not ready, then closes, then ends', async () => {
    const order: string[] = [];
    const readiness = { ready: true };
    const app = { log, close: async () => void order.push(`closed, ready: ${readiness.ready}`) } as never;
    const stopped = stop({
      app,
      readiness,
      drainMs: 5000,
      exit: (code) => void order.push(`ended with ${code}`),
    });
    expect(readiness.ready).toBe(false);
    await vi.advanceTimersByTimeAsync(4999);
    expect(order).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await stopped;
    expect(order).toEqual(['closed, ready: false', 'ended with 0']);
  });

  it('ends whatever is still running after ten seconds', async () => {
    const codes: number[] = [];
    const app = { log, close: () => new Promise(() => undefined) } as never;
    void stop({ app, readiness: { ready: true }, drainMs: 5000, exit: (code) => void codes.push(code) });
    await vi.advanceTimersByTimeAsync(9999);
    expect(codes).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(codes).toEqual([1]);
  });

  it('happens once, however often it is requested', async () => {
    const exit = vi.fn();
    const close = vi.fn(async () => undefined);
    const parts = { app: { log, close } as never, readiness: { ready: true }, drainMs: 0, exit };
    const both = Promise.all([stop(parts), stop(parts)]);
    await vi.runAllTimersAsync();
    await both;
    expect(close).toHaveBeenCalledOnce();
    expect(exit).toHaveBeenCalledOnce();
  });
});

it('a stopping server still responds while it drains', async () => {
  const readiness = { ready: true };
  const app = fastify();
  await app.register(health, { readiness });
  app.get('/', async () => 'here');
  const stopped = stop({ app, readiness, drainMs: 5000, exit: () => undefined });
  expect((await app.inject('/')).statusCode).toBe(200);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  await vi.advanceTimersByTimeAsync(5000);
  await stopped;
});

it('a busy server that stops serves every request, and leaves no connection that its end could reset', async () => {
  const readiness = { ready: true };
  const app = fastify({ return503OnClosing: false, forceCloseConnections: 'idle' });
  await app.register(health, { readiness });
  app.get('/', async () => 'here');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const seen: string[] = [];
  let areVisiting = true;
  const visit = async (agent: Agent) => {
    while (areVisiting) {
      const wasReady = readiness.ready;
      const [response] = (await once(get({ port, host: '127.0.0.1', agent }), 'response')) as [
        IncomingMessage,
      ];
      await text(response);
      seen.push(
        wasReady ? `${response.statusCode}` : `${response.statusCode} ${response.headers.connection}`,
      );
    }
  };
  const agents = Array.from({ length: 10 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  onTestFinished(() => agents.forEach((agent) => agent.destroy()));
  const visits = Promise.all(agents.map(visit));
  await expect.poll(() => seen.length).toBeGreaterThan(50);
  const stopped = stop({ app, readiness, drainMs: 5000, exit: () => undefined });
  const before = seen.length;
  await expect.poll(() => seen.length).toBeGreaterThan(before + 50);
  areVisiting = false;
  await visits;
  expect(new Set(seen)).toEqual(new Set(['200', '200 close']));
  await expect.poll(() => promisify((done) => app.server.getConnections(done))()).toBe(0);
  await vi.advanceTimersByTimeAsync(5000);
  await stopped;
});
