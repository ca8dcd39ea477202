import {
  type Database,
  openDatabase,
  retryWhileLocked,
  type LockOptions,
  type Queries,
  type StoragePlace,
  type StoreDefinition,
} from '@guildhall/server-kit/storage';
import type { HeldData } from '@guildhall/suppliers';
import { toStateCount, type StateCount } from '../metrics/store-gauges.ts';

/**
 * Progress for a new member. `waiting`: none. `linked`: the identity has its record. `mailed`: the email was sent,
 * which is the end. `stopped`: the operator has to check it.
 */
type CreationState = 'waiting' | 'linked' | 'mailed' | 'stopped';

/** The email that a new member was sent. */
export type CreationMail = 'welcome' | 'welcome_back';

export interface Creation {
  customerId: string;
  subscriptionId: string;
  state: CreationState;
  tries: number;
  /** ms since 1970 */
  startedAt: number;
}

/**
 * Stores unfinished creations of members, and portal sessions that can be ended. It has IDs of the billing vendor, no
 * addresses and no tokens. Each method is one transaction.
 */
export interface MembersStore {
  addCreation(creation: Pick<Creation, 'customerId' | 'subscriptionId' | 'startedAt'>): Promise<void>;
  findDue(now: number): Promise<Creation[]>;
  setState(subscriptionId: string, state: CreationState): Promise<void>;
  markMailed(subscriptionId: string, mail: CreationMail): Promise<void>;
  /** Returns `undefined` while none was sent. */
  findMail(subscriptionId: string): Promise<CreationMail | undefined>;
  scheduleRetry(subscriptionId: string, at: number): Promise<void>;
  /** Counts the creations of each state. */
  countCreations(): Promise<StateCount[]>;
  /** Time up to which confirmed memberships were read, ms since 1970. */
  readSeenUntil(): Promise<number>;
  setSeenUntil(at: number): Promise<void>;

  addSession(session: { sessionId: string; customerId: string; openedAt: number }): Promise<void>;
  findSessions(customerId: string): Promise<string[]>;
  removeSession(sessionId: string): Promise<void>;
  deleteSessionsBefore(before: number): Promise<void>;
  /** Reads what is stored about customers of the billing vendor. */
  readPersonal(customerIds: readonly string[]): Promise<HeldData>;
  /** Deletes it. */
  erasePersonal(customerIds: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

const schema = `
  CREATE TABLE creations (
    subscription_id TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'linked', 'mailed', 'stopped')),
    tries INTEGER NOT NULL DEFAULT 0,
    started_at INTEGER NOT NULL,
    next_at INTEGER NOT NULL,
    mail TEXT CHECK (mail IN ('welcome', 'welcome_back'))
  ) STRICT;
  CREATE INDEX due_creations ON creations (next_at) WHERE state IN ('waiting', 'linked');
  CREATE TABLE sessions (
    session_id TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL,
    opened_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX sessions_of_customer ON sessions (customer_id);
  CREATE TABLE seen (one INTEGER PRIMARY KEY CHECK (one = 1), until INTEGER NOT NULL) STRICT;
`;
const version = 4;

/** From 1: one row per customer, so that members who joined again got no mail. From 2: `linked` was called `tied`. From 3:
 * which email was sent was not stored. */
const upgrades = {
  1: `
    ALTER TABLE creations RENAME TO creations_by_customer;
    DROP INDEX due_creations;
    CREATE TABLE creations (
      subscription_id TEXT PRIMARY KEY,
      customer_id TEXT NOT NULL,
      state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'tied', 'mailed', 'stopped')),
      tries INTEGER NOT NULL DEFAULT 0,
      started_at INTEGER NOT NULL,
      next_at INTEGER NOT NULL
    ) STRICT;
    INSERT OR IGNORE INTO creations
      SELECT subscription_id, customer_id, state, tries, started_at, next_at FROM creations_by_customer;
    DROP TABLE creations_by_customer;
    CREATE INDEX due_creations ON creations (next_at) WHERE state IN ('waiting', 'tied');`,
  2: `
    ALTER TABLE creations RENAME TO creations_before;
    DROP INDEX due_creations;
    CREATE TABLE creations (
      subscription_id TEXT PRIMARY KEY,
      customer_id TEXT NOT NULL,
      state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'linked', 'mailed', 'stopped')),
      tries INTEGER NOT NULL DEFAULT 0,
      started_at INTEGER NOT NULL,
      next_at INTEGER NOT NULL
    ) STRICT;
    INSERT INTO creations
      SELECT subscription_id, customer_id, iif(state = 'tied', 'linked', state), tries, started_at, next_at
      FROM creations_before;
    DROP TABLE creations_before;
    CREATE INDEX due_creations ON creations (next_at) WHERE state IN ('waiting', 'linked');`,
  3: `ALTER TABLE creations ADD COLUMN mail TEXT CHECK (mail IN ('welcome', 'welcome_back'));`,
};

/** The tables of new members and portal sessions. */
export const membersStore: StoreDefinition = {
  ...{ file: 'members.sqlite', schema, version, upgrades },
  retention: { creations: 'erased', sessions: 'erased', seen: 'impersonal' },
};

/** Opens the store where the sign-ups are. */
export function openMembersStore(place: StoragePlace, options: LockOptions = {}): MembersStore {
  const database = openDatabase(place, membersStore.file, membersStore);
  const { run, rows } = database;
  const store: MembersStore = {
    addCreation: async (creation) =>
      run(
        `INSERT INTO creations (customer_id, subscription_id, started_at, next_at)
         VALUES ($customerId, $subscriptionId, $startedAt, $startedAt) ON CONFLICT DO NOTHING`,
        creation,
      ),
    findDue: async (now) =>
      (await rows(
        `SELECT customer_id AS "customerId", subscription_id AS "subscriptionId", state, tries, started_at AS "startedAt"
         FROM creations WHERE state IN ('waiting', 'linked') AND next_at <= $now ORDER BY next_at LIMIT 100`,
        { now },
      )) as unknown as Creation[],
    setState: async (subscriptionId, state) =>
      run(
        `UPDATE creations SET tries = CASE WHEN state = $state THEN tries ELSE 0 END, state = $state
         WHERE subscription_id = $subscriptionId`,
        { subscriptionId, state },
      ),
    markMailed: async (subscriptionId, mail) =>
      run(
        "UPDATE creations SET state = 'mailed', tries = 0, mail = $mail WHERE subscription_id = $subscriptionId",
        { subscriptionId, mail },
      ),
    findMail: async (subscriptionId) => {
      const [row] = await rows('SELECT mail FROM creations WHERE subscription_id = $subscriptionId', {
        subscriptionId,
      });
      return (row?.['mail'] ?? undefined) as CreationMail | undefined;
    },
    scheduleRetry: async (subscriptionId, at) =>
      run('UPDATE creations SET tries = tries + 1, next_at = $at WHERE subscription_id = $subscriptionId', {
        ...{ subscriptionId, at },
      }),
    countCreations: async () =>
      (
        await rows(`SELECT state, COUNT(*) AS "count", MIN(started_at) AS "oldestAt"
          FROM creations GROUP BY state ORDER BY state`)
      ).map(toStateCount),
    readSeenUntil: async () => Number((await rows('SELECT until FROM seen'))[0]?.['until'] ?? 0),
    setSeenUntil: async (until) =>
      run(
        `INSERT INTO seen (one, until) VALUES (1, $until) ON CONFLICT (one) DO UPDATE SET until = excluded.until`,
        { until },
      ),
    ...createSessionMethods(database),
    ...createPersonalMethods(database),
    close: database.close,
  };
  return retryWhileLocked(store, options);
}

type SessionMethods = 'addSession' | 'findSessions' | 'removeSession' | 'deleteSessionsBefore';

function createSessionMethods({ run, rows }: Queries): Pick<MembersStore, SessionMethods> {
  return {
    addSession: async (session) =>
      run(
        `INSERT INTO sessions (session_id, customer_id, opened_at) VALUES ($sessionId, $customerId, $openedAt)
         ON CONFLICT (session_id) DO UPDATE SET customer_id = excluded.customer_id, opened_at = excluded.opened_at`,
        session,
      ),
    findSessions: async (customerId) =>
      (
        await rows('SELECT session_id AS id FROM sessions WHERE customer_id = $customerId', { customerId })
      ).map(({ id }) => String(id)),
    removeSession: async (sessionId) =>
      run('DELETE FROM sessions WHERE session_id = $sessionId', { sessionId }),
    deleteSessionsBefore: async (before) => run('DELETE FROM sessions WHERE opened_at < $before', { before }),
  };
}

function createPersonalMethods({
  rows,
  inTransaction,
}: Database): Pick<MembersStore, 'readPersonal' | 'erasePersonal'> {
  const ofCustomer = 'customer_id IN (SELECT value FROM json_each($ids))';
  return {
    async readPersonal(customerIds) {
      const ids = JSON.stringify(customerIds);
      return {
        newMembers: await rows(
          `SELECT customer_id AS "customerId", subscription_id AS "subscriptionId", state, started_at AS "startedAt", mail
           FROM creations WHERE ${ofCustomer}`,
          { ids },
        ),
        portalSessions: await rows(`SELECT opened_at AS "openedAt" FROM sessions WHERE ${ofCustomer}`, {
          ids,
        }),
      };
    },
    erasePersonal: (customerIds) =>
      inTransaction(async ({ run }) => {
        const ids = JSON.stringify(customerIds);
        await run(`DELETE FROM creations WHERE ${ofCustomer}`, { ids });
        await run(`DELETE FROM sessions WHERE ${ofCustomer}`, { ids });
      }),
  };
}
