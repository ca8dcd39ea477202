import { setTimeout as delay } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { toConnectionOptions } from './redis-url.ts';

export interface ConnectRedisOptions {
  /** True for commands that wait for news. */
  blocks?: boolean;
  /** Called when a connection fails. Each command reports its own failure, too. */
  onError?: (error: Error) => void;
}

const connectTimeoutMs = 500;

/** Silence after which a connection with open commands is replaced, ms. Until then a hung Redis looks connected. */
const silenceMs = 2_000;

/** Maximum wait between two attempts to connect, ms. */
const maxRetryMs = 1_000;

/**
 * Connects to Redis, and keeps trying for as long as the client is open. Resolves when the connection is ready, or when
 * the first attempt has failed. A command fails at once while there is no connection, and is never sent a second time:
 * by default the client would keep it for many seconds.
 */
export async function connectRedis(
  url: string,
  { blocks = false, onError = () => undefined }: ConnectRedisOptions = {},
): Promise<Redis> {
  const { Redis: Client } = await import('ioredis');
  const client = new Client({
    ...toConnectionOptions(url),
    lazyConnect: true,
    protocol: 2,
    disableClientInfo: true,
    connectTimeout: connectTimeoutMs,
    socketTimeout: blocks ? 2 * silenceMs : silenceMs,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (attempts) => Math.min(50 * 2 ** attempts, maxRetryMs),
  });
  client.on('error', onError);
  const connecting = client.connect().catch(() => undefined);
  await Promise.race([connecting, delay(2 * connectTimeoutMs, undefined, { ref: false })]);
  return client;
}
