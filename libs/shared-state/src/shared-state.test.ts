import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Redis } from 'ioredis';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSharedState } from './shared-state.ts';
import { openProcess, siteOrigin, startTestRedis } from './shared-state.fixture.ts';

const minuteMs = 60_000;

/** Longer than Redis is left alone, and than a connection is tried again. */
const poll = { timeout: 10_000 };

it('is not there, and loads no client, without a URL', async () => {
  const program = `
    const { openSharedState } = await import(${JSON.stringify(import.meta.resolve('./index.ts'))});
    const state = await openSharedState({ SITE_ORIGIN: 'https://www.house.example', REDIS_DEADLINE_MS: 100 }, console);
    const { createRequire } = await import('node:module');
    const { cache } = createRequire(${JSON.stringify(import.meta.url)});
    console.log(JSON.stringify([state === undefined, Object.keys(cache).filter((file) => file.includes('ioredis'))]));`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--conditions=@guildhall/source', '--input-type=module', '--eval', program],
  ]);
  expect(JSON.parse(stdout)).toEqual([true, []]);
});

describe('counts', () => {
  it('are those of all processes together, for each limit and caller', async () => {
    const redis = await startTestRedis();
    const [a, b] = [await openProcess(redis), await openProcess(redis)];
    expect(await a.counts.count('reads', '192.0.2.1', minuteMs)).toMatchObject({ calls: 1 });
    const second = await b.counts.count('reads', '192.0.2.1', minuteMs);
    expect(second?.calls).toBe(2);
    expect(second?.remainingMs).toBeGreaterThan(0);
    expect(second?.remainingMs).toBeLessThanOrEqual(minuteMs);
    expect(await b.counts.count('reads', '192.0.2.2', minuteMs)).toMatchObject({ calls: 1 });
    expect(await b.counts.count('searches', '192.0.2.1', minuteMs)).toMatchObject({ calls: 1 });
  });

  it('of two sites are separate', async () => {
    const redis = await startTestRedis();
    const [a, b] = [
      await openProcess(redis),
      await openProcess(redis, { origin: 'https://staging.house.example' }),
    ];
    await a.counts.count('reads', '192.0.2.1', minuteMs);
    expect(await b.counts.count('reads', '192.0.2.1', minuteMs)).toMatchObject({ calls: 1 });
  });

  it('have keys with the hash of the caller only, and end with their period', async () => {
    const redis = await startTestRedis();
    const { counts, slots } = await openProcess(redis);
    await counts.count('reads', '192.0.2.1', minuteMs);
    await slots.run({ limit: 'reads', owner: '192.0.2.1', max: 1 }, async () => {
      const client = new Redis(new URL(redis.url).pathname);
      onTestFinished(() => client.disconnect());
      const keys = (await client.keys('*')).sort();
      expect(keys).toEqual([
        expect.stringMatching(/^guildhall:www\.house\.example:count:[0-9a-f]{32}$/),
        expect.stringMatching(/^guildhall:www\.house\.example:slots:[0-9a-f]{32}$/),
      ]);
      for (const key of keys) expect(await client.pttl(key)).toBeGreaterThan(0);
    });
  });

  it('need the right password', async () => {
    const redis = await startTestRedis('hunter2');
    const { counts } = await openProcess(redis);
    expect(await counts.count('reads', '192.0.2.1', minuteMs)).toBeUndefined();
  });
});

describe('without Redis', () => {
  it('a process starts, and counts as soon as Redis is there', async () => {
    const redis = await startTestRedis();
    await redis.kill();
    const { counts } = await openProcess(redis);
    expect(await counts.count('reads', 'a', minuteMs)).toBeUndefined();
    await redis.restart();
    await expect.poll(() => counts.count('reads', 'a', minuteMs), poll).toBeDefined();
  });

  it('killed and back, it is missed once and used again', async () => {
    const redis = await startTestRedis();
    const { counts, log } = await openProcess(redis);
    expect(await counts.count('reads', 'a', minuteMs)).toMatchObject({ calls: 1 });
    await redis.kill();
    await expect.poll(() => counts.count('reads', 'a', minuteMs), poll).toBeUndefined();
    await expect
      .poll(async () => (await counts.count('reads', 'a', minuteMs), log), poll)
      .toEqual([{ redis: 'not responding' }]);
    await redis.restart();
    await expect.poll(() => counts.count('reads', 'a', minuteMs), poll).toMatchObject({ calls: 1 });
    expect(log).toEqual([{ redis: 'not responding' }, { redis: 'responding' }]);
  });

  it('hung, every call is answered without it, and counted again when it wakes', async () => {
    const redis = await startTestRedis();
    const { counts, log } = await openProcess(redis, { deadlineMs: 100 });
    redis.pause();
    const calls = Array.from({ length: 100 }, () => counts.count('reads', 'a', minuteMs));
    expect(new Set(await Promise.all(calls))).toEqual(new Set([undefined]));
    expect(log).toEqual([{ redis: 'not responding' }]);
    redis.resume();
    await expect.poll(() => counts.count('reads', 'a', minuteMs), poll).toBeDefined();
  });

  it('work that needs a slot runs', async () => {
    const redis = await startTestRedis();
    const { slots } = await openProcess(redis);
    await redis.kill();
    expect(await slots.run({ limit: 'reads', owner: 'a', max: 1 }, async () => 'done')).toBe('done');
  });
});

describe('slots', () => {
  it('are taken by all processes together', async () => {
    const redis = await startTestRedis();
    const processes = [await openProcess(redis), await openProcess(redis)];
    const [running, most] = [new Set<number>(), { count: 0 }];
    const work = async (id: number) => {
      running.add(id);
      most.count = Math.max(most.count, running.size);
      await new Promise((resolve) => setImmediate(resolve));
      running.delete(id);
      return id;
    };
    const results = Array.from({ length: 8 }, (_, id) =>
      processes[id % 2]?.slots.run({ limit: 'reads', owner: '192.0.2.1', max: 2 }, () => work(id)),
    );
    expect(await Promise.all(results)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(most.count).toBe(2);
  });

  it('are free again after work that failed', async () => {
    const { slots } = await openProcess(await startTestRedis());
    const one = { limit: 'reads', owner: 'a', max: 1 };
    await expect(slots.run(one, async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await slots.run(one, async () => 'done')).toBe('done');
  });
});

it('a closed state ends its connections', async () => {
  const redis = await startTestRedis();
  const state = await openSharedState(
    { REDIS_URL: redis.url, REDIS_DEADLINE_MS: 100, SITE_ORIGIN: siteOrigin },
    console,
  );
  state?.announcements.listen({ onAnnouncement: () => undefined, onGap: () => undefined });
  const client = new Redis(new URL(redis.url).pathname);
  onTestFinished(() => client.disconnect());
  const countConnections = async () =>
    String(await client.client('LIST'))
      .trim()
      .split('\n').length;
  await expect.poll(countConnections).toBe(3);
  state?.close();
  await expect.poll(countConnections).toBe(1);
});
