import fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { loadShedding } from './load-shedding.ts';

it('an overloaded server refuses what it may refuse, until its event loop is on time again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let delay = 0;
  const app = fastify();
  onTestFinished(() => app.close());
  await app.register(loadShedding, {
    ...{ maxDelayMs: 500, sampleMs: 100, readDelay: () => delay },
    refuse: ({ url }, reply) => void (url === '/files' || reply.code(503).send('later')),
  });
  app.get('/', async () => 'here');
  app.get('/files', async () => 'here');
  const statuses = async () => [(await app.inject('/')).statusCode, (await app.inject('/files')).statusCode];
  expect(await statuses()).toEqual([200, 200]);
  delay = 501;
  vi.advanceTimersByTime(100);
  expect(await statuses()).toEqual([503, 200]);
  delay = 500;
  vi.advanceTimersByTime(100);
  expect(await statuses()).toEqual([200, 200]);
});

it('a server whose event loop was blocked is overloaded', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  await app.register(loadShedding, {
    ...{ maxDelayMs: 10, sampleMs: 20 },
    refuse: (_request, reply) => void reply.code(503).send('later'),
  });
  app.get('/', async () => 'here');
  const status = async () => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    return (await app.inject('/')).statusCode;
  };
  await expect.poll(status, { interval: 1 }).toBe(503);
});
