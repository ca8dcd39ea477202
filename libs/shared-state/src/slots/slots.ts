import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { RunCommand } from '../connection/guard.ts';
import type { ToKey } from '../connection/keys.ts';

/** Limits of work that runs at the same time, which all processes share. */
export interface SharedSlots {
  /**
   * Runs work when fewer than `max` of this owner run in all processes together. Callers limit their own process first:
   * that limit remains when Redis does not respond, or when an owner has waited as long as a slot lasts.
   *
   * @param owner any text; only its hash is stored
   */
  run<Result>(
    options: { limit: string; owner: string; max: number },
    work: () => Promise<Result>,
  ): Promise<Result>;
}

/** Time after which a slot is free again if its process has ended without freeing it, ms. Longer than any work. */
const slotMs = 10_000;

/** Interval at which a waiting caller tries again, ms. */
const retryMs = 50;

/** By the clock of Redis: those of the machines differ. */
const script = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[1]) then return 0 end
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return 1`;

export function createSlots(run: RunCommand, toKey: ToKey): SharedSlots {
  return {
    async run({ limit, owner, max }, work) {
      const key = toKey('slots', limit, owner);
      const slot = randomUUID();
      const take = () => run((redis) => redis.eval(script, 1, key, max, slotMs, slot));
      const until = performance.now() + slotMs;
      let taken = await take();
      while (taken === 0 && performance.now() < until) {
        await delay(retryMs);
        taken = await take();
      }
      try {
        return await work();
      } finally {
        if (taken === 1) void run((redis) => redis.zrem(key, slot));
      }
    },
  };
}
