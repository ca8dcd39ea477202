import type { Database, Queries } from '@guildhall/server-kit/storage';
import { noticeMs, undoMs } from './lifetimes.ts';
import { normaliseEmail } from '@guildhall/suppliers';

/** A notice to the owner of an old address, which is to be sent now. */
export interface DueNotice {
  id: number;
  address: string;
  tries: number;
}

/** Result of a used link that undoes a change; `taken`: another member has the address by now. */
export type UndoneChange = { purpose: 'undo'; uid: string } | 'used' | 'expired' | 'taken';

/** Maximum notices that are listed at a time. */
const maxListed = 50;

/** The methods for changed addresses of `members-links.sqlite`. Each is one transaction. */
export function createAddressChangeTable({ rows, run, inTransaction }: Database) {
  return {
    listDueNotices: async (now: number): Promise<DueNotice[]> =>
      (await rows(
        `SELECT id, old_email AS address, tries FROM address_changes
         WHERE is_noticed = 0 AND is_undone = 0 AND next_at <= $now AND ends_at > $now ORDER BY id LIMIT ${maxListed}`,
        { now },
      )) as unknown as DueNotice[],
    /** Adds a link that undoes a change. Earlier ones work too: their email may have arrived although its response was lost. */
    addUndoLink: (hash: Uint8Array, changeId: number): Promise<void> =>
      run('INSERT INTO undo_links (secret_hash, change_id) VALUES ($hash, $changeId)', { hash, changeId }),
    markNoticed: (id: number, now: number): Promise<void> =>
      run('UPDATE address_changes SET is_noticed = 1, ends_at = $endsAt WHERE id = $id', {
        ...{ id, endsAt: now + undoMs },
      }),
    postponeNotice: (id: number, at: number): Promise<void> =>
      run('UPDATE address_changes SET tries = tries + 1, next_at = $at WHERE id = $id', { id, at }),
    /** Nobody can be told: the change stays. */
    endNotice: (id: number, now: number): Promise<void> =>
      run('UPDATE address_changes SET is_noticed = 1, ends_at = $now WHERE id = $id', { id, now }),
    findUndoLink: (hash: Uint8Array, now: number) => findUndoLink({ rows }, hash, now),
    undo: (hash: Uint8Array, now: number): Promise<UndoneChange> =>
      inTransaction((queries) => undo(queries, hash, now)),
  };
}

/** Notes a changed address, and the notice to the old one. */
export async function addAddressChange(
  { run }: Queries,
  { uid, oldEmail, now }: { uid: string; oldEmail: string; now: number },
): Promise<void> {
  await run(
    `INSERT INTO address_changes (uid, old_email, old_key, changed_at, ends_at, next_at)
     VALUES ($uid, $oldEmail, $oldKey, $now, $endsAt, $now)`,
    { uid, oldEmail, oldKey: normaliseEmail(oldEmail), now, endsAt: now + noticeMs },
  );
}

/** True for an address that another member can still take back: nobody else can have it until then. */
export async function isKeptForOwner(
  { rows }: Pick<Queries, 'rows'>,
  { email, uid, now }: { email: string; uid: string; now: number },
): Promise<boolean> {
  const found = await rows(
    'SELECT id FROM address_changes WHERE old_key = $key AND uid <> $uid AND is_undone = 0 AND ends_at > $now',
    { key: normaliseEmail(email), uid, now },
  );
  return found.length > 0;
}

/** A changed address that a link undoes. */
export interface UndoableChange {
  id: number;
  uid: string;
  email: string;
  key: string;
  isUsed: boolean;
}

async function findUndoLink(
  { rows }: Pick<Queries, 'rows'>,
  hash: Uint8Array,
  now: number,
): Promise<UndoableChange | undefined> {
  const [row] = await rows(
    `SELECT address_changes.id AS id, uid, old_email AS email, old_key AS key, is_undone AS "isUndone"
     FROM undo_links JOIN address_changes ON address_changes.id = change_id JOIN members USING (uid)
     WHERE secret_hash = $hash AND (is_undone = 1 OR ends_at > $now) AND is_disabled = 0`,
    { hash, now },
  );
  return row && ({ ...row, isUsed: row['isUndone'] === 1 } as unknown as UndoableChange);
}

/** Gives the login its address back, and ends every session and link of the login. */
async function undo(queries: Queries, hash: Uint8Array, now: number): Promise<UndoneChange> {
  const change = await findUndoLink(queries, hash, now);
  if (!change) return 'expired';
  if (change.isUsed) return 'used';
  const { id, uid, email, key } = change;
  const isChanged =
    (await queries.change(
      `UPDATE members SET email = $email, email_key = $key, is_confirmed = 1
       WHERE uid = $uid AND NOT EXISTS (SELECT 1 FROM members WHERE email_key = $key AND uid <> $uid)`,
      { uid, email, key },
    )) > 0;
  if (!isChanged) return 'taken';
  await queries.run('UPDATE address_changes SET is_undone = 1 WHERE id = $id', { id });
  // The addresses in between belong to somebody else: they can undo nothing.
  await queries.run('DELETE FROM address_changes WHERE uid = $uid AND id > $id', { uid, id });
  await queries.run('UPDATE sessions SET is_ended = 1 WHERE uid = $uid', { uid });
  await queries.run('DELETE FROM links WHERE uid = $uid', { uid });
  return { purpose: 'undo', uid };
}
