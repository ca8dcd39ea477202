import { expect, it } from 'vitest';
import { startTestRedis } from '../shared-state.fixture.ts';
import { checkRedis } from './check-redis.ts';

it('says where Redis responds, or what to do', async () => {
  const redis = await startTestRedis();
  const path = new URL(redis.url).pathname;
  expect(await checkRedis(redis.url)).toEqual([
    { check: 'redis', status: 'ok', text: `it responds at ${path}` },
  ]);
  await redis.kill();
  expect(await checkRedis(redis.url)).toEqual([
    {
      check: 'redis',
      status: 'fix',
      text: `nothing responds at ${path}: start Redis, or correct REDIS_URL; until then each process counts for itself`,
    },
  ]);
});

it('finds a missing password', async () => {
  const redis = await startTestRedis('hunter2');
  expect(await checkRedis(redis.url)).toMatchObject([
    { status: 'fix', text: 'it rejects the name or password in REDIS_URL' },
  ]);
});
