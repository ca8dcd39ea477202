import { expect, it } from 'vitest';
import type { RedisServer } from '../../../../config/redis-server.ts';
import { openProcess, startTestRedis } from '../shared-state.fixture.ts';

/** A process that listens, and what it heard. */
async function listen(redis: RedisServer) {
  const heard: string[] = [];
  const { announcements } = await openProcess(redis);
  announcements.listen({
    onAnnouncement: (text) => void heard.push(text),
    onGap: () => void heard.push('gap'),
  });
  return { heard, announce: announcements.announce };
}

/** Two processes that hear each other. */
async function listenTwice(redis: RedisServer) {
  const [a, b] = [await listen(redis), await listen(redis)];
  await expect.poll(() => (a.announce('ready'), b.heard.length)).toBeGreaterThan(0);
  await expect.poll(() => (b.announce('ready'), a.heard.length)).toBeGreaterThan(0);
  const withoutReady = (heard: string[]) => () => heard.filter((text) => text !== 'ready');
  return { a, b, heardByA: withoutReady(a.heard), heardByB: withoutReady(b.heard) };
}

it('reach the other processes in order, and not their own', async () => {
  const { a, heardByA, heardByB } = await listenTwice(await startTestRedis());
  for (const text of ['one', 'two', 'three']) a.announce(text);
  await expect.poll(heardByB).toEqual(['one', 'two', 'three']);
  expect(heardByA()).toEqual([]);
});

it('that were made while Redis hung arrive when it wakes', async () => {
  const redis = await startTestRedis();
  const { a, heardByB } = await listenTwice(redis);
  redis.pause();
  a.announce('one');
  a.announce('two');
  redis.resume();
  await expect.poll(() => new Set(heardByB())).toEqual(new Set(['one', 'two']));
});

it('tell a process of a gap when Redis came back empty, and those made meanwhile arrive', async () => {
  const redis = await startTestRedis();
  const { a, heardByA, heardByB } = await listenTwice(redis);
  await redis.kill();
  a.announce('one');
  await redis.restart();
  await expect.poll(heardByB, { timeout: 30_000 }).toContain('gap');
  await expect.poll(heardByA, { timeout: 30_000 }).toContain('gap');
  a.announce('two');
  await expect.poll(heardByB, { timeout: 30_000 }).toContain('two');
});

it('reach a process that started without Redis, after a gap', async () => {
  const redis = await startTestRedis();
  await redis.kill();
  const { heard } = await listen(redis);
  await redis.restart();
  await expect.poll(() => heard, { timeout: 30_000 }).toEqual(['gap']);
});
