import { createAnnouncements, type Announcements } from './announcements/announcements.ts';
import { connectRedis } from './connection/connect-redis.ts';
import { createGuard } from './connection/guard.ts';
import { createKeys } from './connection/keys.ts';
import { createCounts, type SharedCounts } from './counts/counts.ts';
import { createSlots, type SharedSlots } from './slots/slots.ts';

/** Settings of a server. */
export interface SharedStateSettings {
  /**
   * URL of the Redis, `redis://` or `rediss://` (TLS), with its login.
   * @default no shared state
   */
  REDIS_URL?: string | undefined;
  /** Deadline of a command, ms. */
  REDIS_DEADLINE_MS: number;
  /** Origin of the site. Several sites can share a Redis: it is part of each key. */
  SITE_ORIGIN: string;
}

/** The server's log. */
export interface SharedStateLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** State that all processes of a site and its api share. It may be lost, and nothing fails without it. */
export interface SharedState {
  /** For limits of calls: see `shareLimit`. */
  counts: SharedCounts;
  /** For limits of simultaneous work. */
  slots: SharedSlots;
  /** Messages to all processes, such as that a page has changed. */
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
 * const settings = { REDIS_URL: 'redis://redis.example', REDIS_DEADLINE_MS: 200, SITE_ORIGIN: 'https://www.example' };
 * const state = await openSharedState(settings, { info: console.info, warn: console.warn });
 * const count = await state?.counts.count('contact form', '192.0.2.7', 60_000);
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
