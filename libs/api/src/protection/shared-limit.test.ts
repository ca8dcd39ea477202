import { describe, expect, it, onTestFinished } from 'vitest';
import { startRedis, type RedisServer } from '../../../../config/redis-server.ts';
import { startApp } from '../app.fixture.ts';
import { defineRoute } from '../routes/route.ts';

const hello = defineRoute({ method: 'GET', path: '/hello', handle: async () => ({ hello: true }) });
const rare = defineRoute({
  method: 'GET',
  path: '/rare',
  perQuarterHour: 1,
  people: [(request) => String(request.headers['x-person'])],
  handle: async () => ({ rare: true }),
});

/** Two apis that share a Redis. */
async function startTwo(perMinute: number) {
  const redis = await startRedis();
  onTestFinished(() => redis.stop());
  return { redis, apis: [await startOne(redis, perMinute), await startOne(redis, perMinute)] as const };
}

/** @param deadlineMs on a busy machine, no response in time is no failure */
async function startOne({ url }: RedisServer, perMinute: number, deadlineMs = 5_000) {
  const { app } = await startApp(
    { routes: [hello, rare] },
    { REDIS_URL: url, REDIS_DEADLINE_MS: String(deadlineMs), RATE_LIMIT_PER_MINUTE: String(perMinute) },
  );
  return {
    call: async (path = '/hello', headers = {}) =>
      (await app.inject({ url: `/api/v1${path}`, headers })).statusCode,
  };
}

describe('a limit of two apis', () => {
  it('is that of all calls together [8.6.11]', async () => {
    const { apis } = await startTwo(3);
    const [a, b] = apis;
    expect([await a.call(), await b.call(), await a.call()]).toEqual([200, 200, 200]);
    expect([await a.call(), await b.call()]).toEqual([429, 429]);
  });

  it('holds when both get calls at the same time', async () => {
    const { apis } = await startTwo(10);
    const statuses: number[] = [];
    for (let at = 0; at < 30; at += 1) statuses.push(...(await Promise.all(apis.map(({ call }) => call()))));
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  });

  it('is separate for each route, and for each person at an address', async () => {
    const { apis } = await startTwo(1_000);
    const [a, b] = apis;
    const [one, two] = [{ 'x-person': 'one' }, { 'x-person': 'two' }];
    expect([await a.call('/rare', one), await b.call('/rare', one)]).toEqual([200, 429]);
    expect([await b.call('/rare', two), await b.call('/hello')]).toEqual([200, 200]);
  });

  it('is that of each api while Redis hangs or is gone, and of both again when it is back [8.6.11]', async () => {
    const { redis } = await startTwo(4);
    const [a, b] = [await startOne(redis, 4, 100), await startOne(redis, 4, 100)];
    redis.pause();
    const callFiveTimes = async ({ call }: typeof a) => {
      const statuses = [];
      for (let at = 0; at < 5; at += 1) statuses.push(await call());
      return statuses;
    };
    expect(await callFiveTimes(a)).toEqual([200, 200, 200, 200, 429]);
    await redis.kill();
    expect(await callFiveTimes(b)).toEqual([200, 200, 200, 200, 429]);
    await redis.restart();
    const [c, d] = [await startOne(redis, 2), await startOne(redis, 2)];
    expect([await c.call(), await d.call(), await c.call()]).toEqual([200, 200, 429]);
  });
});

it('a URL that is not one of Redis stops the start, without its password', async () => {
  const started = startApp({}, { REDIS_URL: 'http://:hunter2@redis.internal' });
  await expect(started).rejects.toThrow('REDIS_URL must be a URL such as redis://');
  await expect(started).rejects.not.toThrow('hunter2');
});
