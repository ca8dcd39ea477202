import { createAnnouncements, type Announcements } from './announcements/announcements.ts';
import { connectRedis } from './connection/connect-redis.ts';
import { createGuard } from './connection/guard.ts';
import { createKeys } from './connection/keys.ts';
import { createCounts, type SharedCounts } from './counts/counts.ts';
import { createSlots, type SharedSlots } from './slots/slots.ts';

/** Settings of a server. */
export interface SharedStateSettings {
  /** As `redisUrl` accepts it. */
  REDIS_URL?: string | undefined;
  /** Deadline of a command, ms. */
  REDIS_DEADLINE_MS: number;
  /** Several sites can share a Redis. */
  SITE_ORIGIN: string;
}

/** The server's log. */
export interface SharedStateLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** State that all processes of a site and its api share. It may be lost, and nothing fails without it. */
export interface SharedState {
  counts: SharedCounts;
  slots: SharedSlots;
  announcements: Announcements;
  /** Closes the connections. Resolves at once, also if Redis does not respond. */
  close(): void;
}

/**
 * Opens the shared state; `undefined` without `REDIS_URL`. Redis may be down: it is connected when it responds. Waits a
 * second at most for the first connection, and loads the client only now. Logs when Redis stops responding, and when it
 * responds again.
 *
 * @example
 * const state = await openSharedState(config, app.log);
 * const limit = shareLimit('page reads', app.createRateLimit({ max: 240 }), state?.counts);
 */
export async function openSharedState(
  { REDIS_URL: url, REDIS_DEADLINE_MS: deadlineMs, SITE_ORIGIN: siteOrigin }: SharedStateSettings,
  log: SharedStateLog,
): Promise<SharedState | undefined> {
  if (url === undefined) return undefined;
  const redis = await connectRedis(url);
  const run = createGuard(redis, {
    deadlineMs,
    onState: (state) => log[state === 'responding' ? 'info' : 'warn']({ redis: state }, 'shared state'),
  });
  const toKey = createKeys(url, siteOrigin);
  const closing = new AbortController();
  return {
    counts: createCounts(run, toKey),
    slots: createSlots(run, toKey),
    announcements: createAnnouncements({
      run,
      connect: () => connectRedis(url, { blocks: true }),
      key: toKey('announcements'),
      signal: closing.signal,
    }),
    close() {
      closing.abort();
      redis.disconnect();
    },
  };
}
