import type { RunCommand } from '../connection/guard.ts';
import type { ToKey } from '../connection/keys.ts';

/** Calls of one caller in a period that began with the first of them. */
interface Count {
  calls: number;
  /** Time to the end of the period, ms. */
  remainingMs: number;
}

/** Counts of calls in periods, which all processes share. */
export interface SharedCounts {
  /**
   * Counts a call. `undefined` if Redis does not respond in time: then only the count of this process is known.
   *
   * @param limit name of the limit, the same in all processes
   * @param caller any text; only its hash is stored
   */
  count(limit: string, caller: string, periodMs: number): Promise<Count | undefined>;
}

/** In one step: a key without an expiry would refuse its caller for ever. */
const script = `
local calls = redis.call('INCR', KEYS[1])
if calls == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { calls, redis.call('PTTL', KEYS[1]) }`;

export function createCounts(run: RunCommand, toKey: ToKey): SharedCounts {
  return {
    async count(limit, caller, periodMs) {
      const key = toKey('count', limit, caller);
      const result = (await run((redis) => redis.eval(script, 1, key, periodMs))) as
        | [number, number]
        | undefined;
      return result && { calls: result[0], remainingMs: result[1] };
    },
  };
}
