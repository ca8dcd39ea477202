import type { Database, Queries } from '@guildhall/server-kit/storage';
import { isKeptForOwner } from './address-change-table.ts';
import { normaliseEmail } from '@guildhall/suppliers';
import { toText } from './to-text.ts';

/** A member's login. */
export interface StoredMember {
  uid: string;
  /** The address on file, as its owner typed it. */
  email: string;
  name: string;
  /** True once a link that was sent to the address was used. */
  isConfirmed: boolean;
  isDisabled: boolean;
}

type NewMember = Pick<StoredMember, 'uid' | 'email' | 'name'>;

/** A row of the office's list. */
export interface ListedMember extends StoredMember {
  customerId: string | undefined;
}

const columns = 'uid, email, name, is_confirmed AS "isConfirmed", is_disabled AS "isDisabled"';

/** The methods for members of `members-links.sqlite`. Each is one transaction. */
export function createMemberTable({ inTransaction, rows, run }: Database) {
  return {
    findByEmail: async (email: string): Promise<StoredMember | undefined> =>
      toMember(
        (
          await rows(`SELECT ${columns} FROM members WHERE email_key = $key`, { key: normaliseEmail(email) })
        )[0],
      ),
    findMember: async (uid: string): Promise<StoredMember | undefined> =>
      toMember((await rows(`SELECT ${columns} FROM members WHERE uid = $uid`, { uid }))[0]),
    listMissing: async (uids: readonly string[]): Promise<string[]> =>
      (
        await rows('SELECT value FROM json_each($uids) WHERE value NOT IN (SELECT uid FROM members)', {
          uids: JSON.stringify(uids),
        })
      ).map(({ value }) => String(value)),
    addMember: ({ uid, email, name }: NewMember, now: number): Promise<boolean> =>
      inTransaction(async (queries) => {
        if (await isKeptForOwner(queries, { email, uid, now })) return false;
        return (
          (await queries.change(
            `INSERT INTO members (uid, email, email_key, name, created_at)
             VALUES ($uid, $email, $key, $name, $now) ON CONFLICT DO NOTHING`,
            { uid, email: email.trim(), key: normaliseEmail(email), name, now },
          )) > 0
        );
      }),
    setName: (uid: string, name: string): Promise<void> =>
      run('UPDATE members SET name = $name WHERE uid = $uid', { uid, name }),
    setDisabled: (uid: string, isDisabled: boolean): Promise<void> =>
      inTransaction(async (queries) => {
        const value = Number(isDisabled);
        await queries.run('UPDATE members SET is_disabled = $value WHERE uid = $uid', { uid, value });
        if (isDisabled) await endEverything(queries, uid);
      }),
    /** Ends the member's sessions and links, takes back that the address is confirmed, and replaces the name. */
    resetMember: (uid: string, name: string): Promise<void> =>
      inTransaction(async (queries) => {
        await queries.run(
          "UPDATE members SET is_confirmed = 0, name = $name, profile = '{}' WHERE uid = $uid",
          {
            uid,
            name,
          },
        );
        await queries.run('DELETE FROM address_changes WHERE uid = $uid', { uid });
        await endEverything(queries, uid);
      }),
    endAll: (uid: string): Promise<void> => inTransaction((queries) => endEverything(queries, uid)),
    removeMember: (uid: string): Promise<void> =>
      inTransaction(async (queries) => {
        await endEverything(queries, uid);
        // Its links and its record are deleted with it.
        await queries.run('DELETE FROM members WHERE uid = $uid', { uid });
      }),
    listMembers: (afterUid: string): Promise<ListedMember[]> => listMembers({ rows }, afterUid),
  };
}

async function listMembers({ rows }: Pick<Queries, 'rows'>, afterUid: string): Promise<ListedMember[]> {
  return (
    await rows(
      `SELECT ${columns}, customer_id AS "customerId" FROM members LEFT JOIN records USING (uid)
           WHERE uid > $afterUid ORDER BY uid LIMIT 300`,
      { afterUid },
    )
  ).map((row) => ({ ...(toMember(row) as StoredMember), customerId: toText(row['customerId']) }));
}

async function endEverything({ run }: Queries, uid: string): Promise<void> {
  await run('UPDATE sessions SET is_ended = 1 WHERE uid = $uid', { uid });
  await run('DELETE FROM links WHERE uid = $uid', { uid });
}

function toMember(row: Record<string, unknown> | undefined): StoredMember | undefined {
  return (
    row && {
      uid: String(row['uid']),
      email: String(row['email']),
      name: String(row['name']),
      isConfirmed: row['isConfirmed'] === 1,
      isDisabled: row['isDisabled'] === 1,
    }
  );
}
