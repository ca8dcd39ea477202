import type { Database, Queries } from '@guildhall/server-kit/storage';

/**
 * `follows`: members whose billing customer is to get what their login says now: the row has no data of theirs. `vendor_changes`:
 * customers whose address may have changed at the vendor. `vendor_addresses`: hash of the address that the login has, or was offered
 * last: a change is one from that. Times in ms since 1970.
 */
export const followTables = `
  CREATE TABLE follows (
    uid TEXT PRIMARY KEY,
    has_email INTEGER NOT NULL,
    has_name INTEGER NOT NULL,
    changes INTEGER NOT NULL DEFAULT 1,
    tries INTEGER NOT NULL DEFAULT 0,
    started_at INTEGER NOT NULL,
    next_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE vendor_changes (
    customer_id TEXT PRIMARY KEY,
    changes INTEGER NOT NULL DEFAULT 1,
    tries INTEGER NOT NULL DEFAULT 0,
    started_at INTEGER NOT NULL,
    next_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE vendor_addresses (customer_id TEXT PRIMARY KEY, hash TEXT NOT NULL) STRICT;
`;

/** The part of a login that has changed. */
export type ChangedPart = 'email' | 'name';

interface Task {
  /** Counts the changes: one that came while the task was done keeps it. */
  changes: number;
  tries: number;
  startedAt: number;
}

/** A member whose billing customer is to follow the login. */
export interface Follow extends Task {
  uid: string;
  hasEmail: boolean;
  hasName: boolean;
}

/** A customer whose address may have changed at the vendor. */
export interface VendorChange extends Task {
  customerId: string;
}

/** Maximum tasks that are listed at a time. */
const maxListed = 50;

/** Notes that a login changes, and that billing follows it from then on. */
export async function addFollow(
  { run }: Pick<Queries, 'run'>,
  { uid, part, now, at = now }: { uid: string; part: ChangedPart; now: number; at?: number },
): Promise<void> {
  const [hasEmail, hasName] = [Number(part === 'email'), Number(part === 'name')];
  await run(
    `INSERT INTO follows (uid, has_email, has_name, started_at, next_at) VALUES ($uid, $hasEmail, $hasName, $now, $at)
     ON CONFLICT (uid) DO UPDATE SET has_email = CASE WHEN $hasEmail = 1 THEN 1 ELSE follows.has_email END,
       has_name = CASE WHEN $hasName = 1 THEN 1 ELSE follows.has_name END,
       changes = follows.changes + 1, tries = 0, started_at = $now, next_at = $at`,
    { uid, hasEmail, hasName, now, at },
  );
}

/** The methods for what follows a change. */
export function createFollowTables(database: Database) {
  return { ...createFollowMethods(database), ...createVendorMethods(database) };
}

function createFollowMethods({ rows, run }: Queries) {
  return {
    addFollow: (follow: Parameters<typeof addFollow>[1]) => addFollow({ run }, follow),
    listDueFollows: async (now: number): Promise<Follow[]> =>
      (
        await rows(
          `SELECT uid, has_email AS "hasEmail", has_name AS "hasName", changes, tries, started_at AS "startedAt"
           FROM follows WHERE next_at <= $now ORDER BY next_at LIMIT ${maxListed}`,
          { now },
        )
      ).map((row) => ({
        ...(row as unknown as Follow),
        ...{ hasEmail: row['hasEmail'] === 1, hasName: row['hasName'] === 1 },
      })),
    hasFollow: async (uid: string): Promise<boolean> =>
      (await rows('SELECT uid FROM follows WHERE uid = $uid AND has_email = 1', { uid })).length > 0,
    /** Removes it, unless there was another change in the meantime. */
    endFollow: ({ uid, changes }: Pick<Follow, 'uid' | 'changes'>) =>
      run('DELETE FROM follows WHERE uid = $uid AND changes = $changes', { uid, changes }),
    postponeFollow: ({ uid, changes }: Pick<Follow, 'uid' | 'changes'>, at: number) =>
      run('UPDATE follows SET tries = tries + 1, next_at = $at WHERE uid = $uid AND changes = $changes', {
        uid,
        changes,
        at,
      }),
  };
}

function createVendorMethods({ rows, run, change }: Queries) {
  return {
    addVendorChange: (customerId: string, now: number) =>
      run(
        `INSERT INTO vendor_changes (customer_id, started_at, next_at) VALUES ($customerId, $now, $now)
         ON CONFLICT (customer_id) DO UPDATE SET changes = vendor_changes.changes + 1, tries = 0, started_at = $now,
           next_at = $now`,
        { customerId, now },
      ),
    listDueVendorChanges: async (now: number): Promise<VendorChange[]> =>
      (await rows(
        `SELECT customer_id AS "customerId", changes, tries, started_at AS "startedAt"
         FROM vendor_changes WHERE next_at <= $now ORDER BY next_at LIMIT ${maxListed}`,
        { now },
      )) as unknown as VendorChange[],
    endVendorChange: ({ customerId, changes }: Pick<VendorChange, 'customerId' | 'changes'>) =>
      run('DELETE FROM vendor_changes WHERE customer_id = $customerId AND changes = $changes', {
        ...{ customerId, changes },
      }),
    postponeVendorChange: (
      { customerId, changes }: Pick<VendorChange, 'customerId' | 'changes'>,
      at: number,
    ) =>
      run(
        `UPDATE vendor_changes SET tries = tries + 1, next_at = $at
         WHERE customer_id = $customerId AND changes = $changes`,
        { customerId, changes, at },
      ),
    findVendorAddress: async (customerId: string): Promise<string | undefined> =>
      (await rows('SELECT hash FROM vendor_addresses WHERE customer_id = $customerId', { customerId }))[0]?.[
        'hash'
      ] as string | undefined,
    setVendorAddress: (customerId: string, hash: string) =>
      run(
        `INSERT INTO vendor_addresses (customer_id, hash) VALUES ($customerId, $hash)
         ON CONFLICT (customer_id) DO UPDATE SET hash = excluded.hash`,
        { customerId, hash },
      ),
    /** Sets it where there is none. @returns false if there is one */
    addVendorAddress: async (customerId: string, hash: string): Promise<boolean> =>
      (await change(
        'INSERT INTO vendor_addresses (customer_id, hash) VALUES ($customerId, $hash) ON CONFLICT DO NOTHING',
        { customerId, hash },
      )) > 0,
  };
}
