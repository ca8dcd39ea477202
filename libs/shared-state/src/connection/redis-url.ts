import { positiveField } from '@guildhall/server-kit';
import * as v from 'valibot';

/**
 * `redis://name:password@redis.internal:6379/0`, `rediss://…` with TLS, or `unix:///run/redis/redis.sock`. Options in a
 * query are refused: they would replace the deadlines.
 */
export const redisUrl = v.pipe(
  v.string(),
  v.check(
    isRedisUrl,
    'must be a URL such as redis://name:password@redis.internal:6379, rediss:// for TLS, or unix:///run/redis/redis.sock',
  ),
);

/** Variables of a server that shares state. */
export const sharedStateVariables = {
  /** Shared by all processes of site and api. Unset: each is on its own. */
  REDIS_URL: v.optional(redisUrl),
  /** Deadline of a command, ms. A request never waits for longer, and not every time. */
  REDIS_DEADLINE_MS: v.optional(positiveField(10_000), '100'),
};

function isRedisUrl(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || url.search !== '' || url.hash !== '') return false;
  if (url.protocol === 'unix:') return url.host === '' && url.pathname.length > 1;
  return /^rediss?:$/.test(url.protocol) && url.hostname !== '' && /^(\/\d{0,4})?$/.test(url.pathname);
}

/** Returns the part of the URL that may be logged. */
export function describeRedis(value: string): string {
  const { protocol, host, pathname } = new URL(value);
  return protocol === 'unix:' ? pathname : host;
}

/** Returns the options of a connection that are in the URL. */
export function toConnectionOptions(value: string) {
  const { protocol, hostname, port, username, password, pathname } = new URL(value);
  if (protocol === 'unix:') return { path: decodeURIComponent(pathname) };
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || 6379),
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
    db: Number(pathname.slice(1)),
    ...(protocol === 'rediss:' && { tls: {} }),
  };
}

/** True if others on the network could read and change what is sent. */
export function isOpenToNetwork(value: string): boolean {
  const { protocol, hostname } = new URL(value);
  return protocol === 'redis:' && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
