import type { Database } from '@guildhall/server-kit/storage';

/** The methods for a member's copy of what `members-links.sqlite` has, without secrets, and for its deletion. */
export function createPersonalDataTable({ inTransaction, rows }: Pick<Database, 'inTransaction' | 'rows'>) {
  const list = (columns: string, table: string) => (uid: string) =>
    rows(`SELECT ${columns} FROM ${table} WHERE uid = $uid`, { uid });
  const parts = {
    login: list(
      'uid, email, name, is_confirmed AS "isConfirmed", is_disabled AS "isDisabled", created_at AS "createdAt"',
      'members',
    ),
    loginLinks: list('purpose, new_email AS "newEmail", expires_at AS "expiresAt"', 'links'),
    sessions: list('opened_at AS "openedAt", used_at AS "usedAt", is_ended AS "isEnded"', 'sessions'),
    addressChanges: list('old_email AS "oldEmail", changed_at AS "changedAt"', 'address_changes'),
  };
  return {
    async readPersonal(uid: string): Promise<Readonly<Record<string, readonly object[]>>> {
      const read = Object.entries(parts).map(async ([name, part]) => [name, await part(uid)] as const);
      return Object.fromEntries(await Promise.all(read));
    },
    /** Deletes a member with everything; sessions too, which outlive members who are only removed. */
    erasePersonal: (uid: string): Promise<void> =>
      inTransaction(async ({ run }) => {
        await run('DELETE FROM sessions WHERE uid = $uid', { uid });
        await run('DELETE FROM members WHERE uid = $uid', { uid });
      }),
  };
}
