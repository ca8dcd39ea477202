import { createBreaker } from '@guildhall/upstream';
import type { Redis } from 'ioredis';
import { withDeadline } from './deadline.ts';

/** Runs commands. Resolves with `undefined` if Redis does not respond in time, or refuses: nothing here must fail. */
export type RunCommand = <Result>(command: (redis: Redis) => Promise<Result>) => Promise<Result | undefined>;

/** Opens soon: each command that waits for its deadline delays a request. */
const breaker = { failureShare: 0.5, minimumCalls: 3, windowMs: 500, openMs: 1_000 };

type RedisState = 'responding' | 'not responding';

export interface GuardOptions {
  /** Deadline of a command, ms. */
  deadlineMs: number;
  /** Called when Redis stops responding, and when it responds again. */
  onState: (state: RedisState) => void;
}

/** Guards commands with a deadline and a breaker. */
export function createGuard(redis: Redis, { deadlineMs, onState }: GuardOptions): RunCommand {
  let reported: RedisState = 'responding';
  const report = (state: RedisState) => {
    if (state === reported) return;
    reported = state;
    onState(state);
  };
  const { execute } = createBreaker(
    { ...breaker, windowMs: Math.max(breaker.windowMs, 5 * deadlineMs) },
    () => 'failing',
    (state) => {
      if (state !== 'half-open') report(state === 'closed' ? 'responding' : 'not responding');
    },
  );
  return async (command) => {
    try {
      return await execute(
        'redis',
        () => withDeadline(command(redis), deadlineMs),
        () => new Error('Redis is not called at the moment'),
      );
    } catch {
      return undefined;
    }
  };
}
