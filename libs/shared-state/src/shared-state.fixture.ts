import { onTestFinished } from 'vitest';
import { startRedis, type RedisServer } from '../../../config/redis-server.ts';
import { openSharedState, type SharedState } from './shared-state.ts';

export const siteOrigin = 'https://www.house.example';

/** Deadline where a busy machine is no failure, ms. */
const patientMs = 5_000;

/** A Redis until the test ends. */
export async function startTestRedis(password?: string): Promise<RedisServer> {
  const redis = await startRedis(password === undefined ? {} : { password });
  onTestFinished(() => redis.stop());
  return redis;
}

interface Process extends SharedState {
  log: unknown[];
}

/** Opens the state of one more process, until the test ends. */
export async function openProcess(
  { url }: RedisServer,
  { origin = siteOrigin, deadlineMs = patientMs } = {},
): Promise<Process> {
  const log: unknown[] = [];
  const write = (details: object) => void log.push(details);
  const state = await openSharedState(
    { REDIS_URL: url, REDIS_DEADLINE_MS: deadlineMs, SITE_ORIGIN: origin },
    { info: write, warn: write },
  );
  if (!state) throw new Error('There is no shared state');
  onTestFinished(() => state.close());
  return { ...state, log };
}
