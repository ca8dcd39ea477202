import type { Queries } from '@guildhall/server-kit/storage';

/**
 * Times at which the passwords of logins were last changed, as far as the api knows, ms since 1970. `is_noticed`: the member was told, or
 * need not be: the first time that is known may be long ago.
 */
export const passwordTables = `
  CREATE TABLE password_changes (
    uid TEXT PRIMARY KEY,
    changed_at INTEGER NOT NULL,
    is_noticed INTEGER NOT NULL DEFAULT 1,
    tries INTEGER NOT NULL DEFAULT 0,
    next_at INTEGER NOT NULL
  ) STRICT;
`;

/** A changed password of which its member is to be told. */
export interface PasswordChange {
  uid: string;
  changedAt: number;
}

/** Maximum notices that are listed at a time. */
const maxListed = 50;

/** The methods for changed passwords. */
export function createPasswordRows({ rows, run }: Queries) {
  return {
    /** Stores what the login says now: a later time than the one that is known is to be told. */
    notePassword: ({ uid, changedAt }: PasswordChange, now: number): Promise<void> =>
      run(
        `INSERT INTO password_changes (uid, changed_at, next_at) VALUES ($uid, $changedAt, $now)
         ON CONFLICT (uid) DO UPDATE SET changed_at = $changedAt, is_noticed = 0, tries = 0, next_at = $now
         WHERE password_changes.changed_at < $changedAt`,
        { uid, changedAt, now },
      ),
    /** Stores a change that the api has made: no notice is sent about it, or about those before. */
    skipPassword: ({ uid, changedAt }: PasswordChange, now: number): Promise<void> =>
      run(
        `INSERT INTO password_changes (uid, changed_at, next_at) VALUES ($uid, $changedAt, $now)
         ON CONFLICT (uid) DO UPDATE SET changed_at = $changedAt, is_noticed = 1`,
        { uid, changedAt, now },
      ),
    listDuePasswords: async (now: number): Promise<(PasswordChange & { tries: number })[]> =>
      (await rows(
        `SELECT uid, changed_at AS "changedAt", tries FROM password_changes
         WHERE is_noticed = 0 AND next_at <= $now ORDER BY next_at LIMIT ${maxListed}`,
        { now },
      )) as unknown as (PasswordChange & { tries: number })[],
    /** Ends a notice, unless the password was changed again in the meantime. */
    endPassword: ({ uid, changedAt }: PasswordChange): Promise<void> =>
      run('UPDATE password_changes SET is_noticed = 1 WHERE uid = $uid AND changed_at = $changedAt', {
        ...{ uid, changedAt },
      }),
    postponePassword: ({ uid, changedAt }: PasswordChange, at: number): Promise<void> =>
      run(
        `UPDATE password_changes SET tries = tries + 1, next_at = $at
         WHERE uid = $uid AND changed_at = $changedAt`,
        { uid, changedAt, at },
      ),
  };
}
