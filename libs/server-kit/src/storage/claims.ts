import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { loadDriver } from './postgres/driver.ts';
import { callDatabase } from './postgres/guard.ts';
import type { StoragePlace } from './place.ts';
import { StorageFailure } from './storage-failure.ts';

/**
 * Work that only one may do at a time: in this process, and with PostgreSQL among all servers. What a killed server has
 * claimed is free at once.
 */
export interface Claims {
  /**
   * Runs work after all other work with the same key.
   *
   * @throws StorageFailure if that takes too long, or the database does not respond
   */
  hold<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
  /**
   * Runs work unless somebody else is working with the same key.
   *
   * @returns false if it was not run
   */
  tryHold(key: string, work: () => Promise<void>): Promise<boolean>;
  /** True where other servers may claim too, so that a list from before a claim may be out of date. */
  isShared: boolean;
  close(): Promise<void>;
}

export interface ClaimsOptions {
  /**
   * Maximum time that `hold` waits for another server, ms.
   * @default 4000
   */
  maxWaitMs?: number;
  /** Called when the database did not say whether work is free, before that is thrown. */
  onFailure?: (failure: StorageFailure) => void;
}

const minPauseMs = 5;
const maxPauseMs = 50;

/**
 * Opens claims: in this process for a folder, and in the database for a URL of PostgreSQL, as its advisory locks.
 *
 * @param place where the lasting state is
 * @example
 * const claims = openClaims(new URL('postgres://api@db.example/guildhall'));
 * await claims.hold('member:u-1', async () => console.log('no other server works for this member'));
 * await claims.close();
 */
export function openClaims(
  place: StoragePlace,
  { maxWaitMs = 4_000, onFailure }: ClaimsOptions = {},
): Claims {
  const inTurn = createKeyedQueue();
  if (typeof place === 'string')
    return {
      hold: inTurn,
      tryHold: (key, work) => inTurn(key, async () => work().then(() => true)),
      isShared: false,
      close: async () => undefined,
    };
  const locks = createLocks(place, onFailure);
  const runAndRelease = async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } finally {
      await locks.release(key);
    }
  };
  return {
    hold: (key, work) =>
      inTurn(key, async () => {
        const endsAt = performance.now() + maxWaitMs;
        for (
          let pauseMs = minPauseMs;
          !(await locks.take(key));
          pauseMs = Math.min(maxPauseMs, pauseMs * 2)
        ) {
          if (performance.now() > endsAt) throw createTimeout();
          await delay(pauseMs);
        }
        return runAndRelease(key, work);
      }),
    tryHold: (key, work) =>
      inTurn(key, async () => {
        if (!(await locks.take(key))) return false;
        await runAndRelease(key, work);
        return true;
      }),
    isShared: true,
    close: locks.close,
  };
}

function createTimeout(): StorageFailure {
  const reason = 'another process is still working on it';
  return new StorageFailure(new Error(reason), {
    ...{ code: 'ERR_CLAIM', reason, isLocked: true, isTemporary: true },
  });
}

/** Advisory locks of one connection: they end with it. */
function createLocks(url: URL, onFailure: ClaimsOptions['onFailure']) {
  let connecting: Promise<Client> | undefined;
  const connect = async () => {
    const client = (await loadDriver(url, 'public')).createClient();
    const forget = () => void (connecting = undefined);
    client.on('error', forget).on('end', forget);
    await client.connect();
    return client;
  };
  const query = async (call: string, key: string) => {
    connecting ??= connect();
    const mine = connecting;
    try {
      const client = await mine;
      const { rows } = await client.query(`SELECT ${call}(hashtextextended($1, 0)) AS done`, [key]);
      return rows[0]?.done === true;
    } catch (error) {
      if (connecting === mine) connecting = undefined;
      void mine.then((client) => client.end()).catch(() => undefined);
      throw error;
    }
  };
  return {
    async take(key: string) {
      try {
        return await callDatabase(url, () => query('pg_try_advisory_lock', key));
      } catch (error) {
        if (error instanceof StorageFailure) onFailure?.(error);
        throw error;
      }
    },
    /** Without its connection, the lock has ended already. With it, it is never refused: others wait for the lock. */
    release: async (key: string) => {
      if (connecting) await query('pg_advisory_unlock', key).catch(() => undefined);
    },
    async close() {
      const client = await connecting?.catch(() => undefined);
      await client?.end().catch(() => undefined);
    },
  };
}

/** Runs work with the same key one after another, and with different keys at the same time. */
function createKeyedQueue(): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, mine);
    const leave = () => {
      if (last.get(key) === mine) last.delete(key);
    };
    mine.then(leave, leave);
    return mine;
  };
}
