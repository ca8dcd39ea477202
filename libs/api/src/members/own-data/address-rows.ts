import type { Database, Queries } from '@guildhall/server-kit/storage';
import { normaliseEmail } from '@guildhall/suppliers';
import { addFollow } from './follow-rows.ts';

/**
 * Links to new addresses, changes of addresses and links that undo them, where the identity service leaves them to the api. Secrets
 * are stored as hashes only. Times in ms since 1970. A change is `confirmed` by its link, then `done` at the service, or `refused`
 * because somebody else has the address; `undoing` by its other link, then `undone`. A change can be undone until `ends_at`.
 */
export const addressTables = `
  CREATE TABLE address_links (
    secret_hash BLOB PRIMARY KEY,
    uid TEXT NOT NULL,
    browser_hash BLOB NOT NULL,
    new_email TEXT NOT NULL,
    expires_at INTEGER NOT NULL,
    change_id INTEGER
  ) STRICT;
  CREATE INDEX links_of_login ON address_links (uid);
  CREATE TABLE address_changes (
    id INTEGER PRIMARY KEY,
    uid TEXT NOT NULL,
    old_email TEXT NOT NULL,
    old_key TEXT NOT NULL,
    new_email TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'confirmed'
      CHECK (state IN ('confirmed', 'done', 'refused', 'undoing', 'undone')),
    ends_at INTEGER NOT NULL,
    is_noticed INTEGER NOT NULL DEFAULT 0,
    tries INTEGER NOT NULL DEFAULT 0,
    next_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX changes_of_login ON address_changes (uid);
  CREATE INDEX changes_from_address ON address_changes (old_key);
  CREATE TABLE undo_links (
    secret_hash BLOB PRIMARY KEY,
    change_id INTEGER NOT NULL REFERENCES address_changes (id) ON DELETE CASCADE
  ) STRICT;
`;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Time for which a link to a new address can be used, ms. */
const linkMs = 15 * minuteMs;
/** Time for which a change can be undone, from when the notice was accepted, ms. */
const undoMs = 3 * dayMs;
/** Time for which that notice is tried, ms. */
const noticeMs = 7 * dayMs;
/** Time for which used links are kept, ms: their owner is told what happened to them. */
const keptMs = dayMs;
/** Maximum rows that are listed at a time. */
const maxListed = 50;

type ChangeState = 'confirmed' | 'done' | 'refused' | 'undoing' | 'undone';

/** A change of an address. */
export interface AddressChange {
  id: number;
  uid: string;
  oldEmail: string;
  newEmail: string;
  state: ChangeState;
}

/**
 * A link to a new address. The declarations of the store name it.
 *
 * @public
 */
export interface AddressLink {
  uid: string;
  email: string;
  browser: Uint8Array;
  /** The change that it was used for. */
  change: AddressChange | undefined;
}

const columns = 'id, uid, old_email AS "oldEmail", new_email AS "newEmail", state';

/** The methods for changed addresses. */
export function createAddressTables(database: Database) {
  return {
    ...createLinkMethods(database),
    ...createChangeMethods(database),
    ...createNoticeMethods(database),
  };
}

function createLinkMethods({ rows, inTransaction }: Database) {
  return {
    /** Replaces the earlier links that this browser has requested. */
    addAddressLink: (
      { hash, uid, browser, email }: { hash: Uint8Array; uid: string; browser: Uint8Array; email: string },
      now: number,
    ): Promise<void> =>
      inTransaction(async (queries) => {
        await queries.run(
          'DELETE FROM address_links WHERE uid = $uid AND browser_hash = $browser AND change_id IS NULL',
          { uid, browser },
        );
        await queries.run(
          `INSERT INTO address_links (secret_hash, uid, browser_hash, new_email, expires_at)
           VALUES ($hash, $uid, $browser, $email, $expiresAt)`,
          { hash, uid, browser, email, expiresAt: now + linkMs },
        );
      }),
    findAddressLink: (hash: Uint8Array, now: number) => findAddressLink({ rows }, hash, now),
    /** Uses up a link: the change is certain from then on. @returns `kept` if another member may still take the address back */
    confirmAddress: (
      hash: Uint8Array,
      oldEmail: string,
      now: number,
    ): Promise<AddressChange | 'expired' | 'kept'> =>
      inTransaction(async (queries) => {
        const link = await findAddressLink(queries, hash, now);
        if (!link) return 'expired';
        if (link.change) return link.change;
        const { uid, email } = link;
        if (await isKept(queries, { email, uid, now })) return 'kept';
        const isSame = normaliseEmail(oldEmail) === normaliseEmail(email);
        const [row] = await queries.rows(
          `INSERT INTO address_changes (uid, old_email, old_key, new_email, ends_at, is_noticed, next_at)
           VALUES ($uid, $oldEmail, $oldKey, $email, $endsAt, $isNoticed, $now) RETURNING ${columns}`,
          {
            ...{ uid, oldEmail, oldKey: normaliseEmail(oldEmail), email, now },
            // Another spelling of the same address has no other owner.
            ...{ isNoticed: Number(isSame), endsAt: isSame ? now : now + noticeMs },
          },
        );
        const made = row as unknown as AddressChange;
        await queries.run('UPDATE address_links SET change_id = $id WHERE secret_hash = $hash', {
          ...{ id: made.id, hash },
        });
        return made;
      }),
  };
}

function createChangeMethods({ rows, inTransaction }: Database) {
  return {
    /** Changes that were begun and not ended, oldest first. */
    listBegunChanges: async (uid?: string): Promise<AddressChange[]> =>
      (await rows(
        `SELECT ${columns} FROM address_changes WHERE state IN ('confirmed', 'undoing')
         ${uid === undefined ? '' : 'AND uid = $uid'} ORDER BY id LIMIT ${maxListed}`,
        uid === undefined ? {} : { uid },
      )) as unknown as AddressChange[],
    /** Notes that a begun change has ended, and that billing is to follow. */
    endChange: (
      { id, uid }: Pick<AddressChange, 'id' | 'uid'>,
      state: 'done' | 'refused' | 'undone',
      now: number,
    ): Promise<void> =>
      inTransaction(async (queries) => {
        await queries.run(
          `UPDATE address_changes SET state = $state, next_at = $now
           WHERE id = $id AND state IN ('confirmed', 'undoing')`,
          { id, state, now },
        );
        if (state === 'refused') return;
        // Links that were sent for the address before must not change it again.
        await queries.run('DELETE FROM address_links WHERE uid = $uid AND change_id IS NULL', { uid });
        await addFollow(queries, { uid, part: 'email', now });
      }),
    findUndo: (hash: Uint8Array, now: number) => findUndo({ rows }, hash, now),
    /** Begins to undo a change and all that came after it, whose owners can undo nothing. */
    beginUndo: (hash: Uint8Array, now: number): Promise<AddressChange | undefined> =>
      inTransaction(async (queries) => {
        const found = await findUndo(queries, hash, now);
        if (found?.state !== 'done') return found;
        const { id, uid } = found;
        await queries.run("UPDATE address_changes SET state = 'undoing' WHERE id = $id", { id });
        await queries.run('DELETE FROM address_changes WHERE uid = $uid AND id > $id', { uid, id });
        await queries.run('DELETE FROM address_links WHERE uid = $uid', { uid });
        return { ...found, state: 'undoing' };
      }),
    isKeptForOwner: (kept: { email: string; uid: string; now: number }) => isKept({ rows }, kept),
  };
}

function createNoticeMethods({ rows, run, inTransaction }: Database) {
  return {
    addUndoLink: (hash: Uint8Array, changeId: number): Promise<void> =>
      run('INSERT INTO undo_links (secret_hash, change_id) VALUES ($hash, $changeId)', { hash, changeId }),
    listDueNotices: async (now: number) =>
      (await rows(
        `SELECT id, old_email AS address, tries FROM address_changes
         WHERE state = 'done' AND is_noticed = 0 AND next_at <= $now AND ends_at > $now ORDER BY id LIMIT ${maxListed}`,
        { now },
      )) as unknown as { id: number; address: string; tries: number }[],
    markNoticed: (id: number, now: number): Promise<void> =>
      run('UPDATE address_changes SET is_noticed = 1, ends_at = $endsAt WHERE id = $id', {
        ...{ id, endsAt: now + undoMs },
      }),
    postponeNotice: (id: number, at: number): Promise<void> =>
      run('UPDATE address_changes SET tries = tries + 1, next_at = $at WHERE id = $id', { id, at }),
    /** Nobody can be told: the change stays. */
    endNotice: (id: number, now: number): Promise<void> =>
      run('UPDATE address_changes SET is_noticed = 1, ends_at = $now WHERE id = $id', { id, now }),
    deleteOldAddresses: (now: number): Promise<void> =>
      inTransaction(async (queries) => {
        const before = now - keptMs;
        await queries.run('DELETE FROM address_links WHERE expires_at < $before', { before });
        await queries.run(
          "DELETE FROM address_changes WHERE ends_at < $before AND state NOT IN ('confirmed', 'undoing')",
          { before },
        );
      }),
  };
}

async function findAddressLink(
  { rows }: Pick<Queries, 'rows'>,
  hash: Uint8Array,
  now: number,
): Promise<AddressLink | undefined> {
  const [row] = await rows(
    `SELECT address_links.uid AS uid, address_links.new_email AS email, browser_hash AS browser,
       address_changes.id AS id, old_email AS "oldEmail", address_changes.new_email AS "newEmail", state
     FROM address_links LEFT JOIN address_changes ON address_changes.id = change_id
     WHERE secret_hash = $hash AND (change_id IS NOT NULL OR expires_at > $now)`,
    { hash, now },
  );
  if (!row) return undefined;
  const { email, browser, ...change } = row as unknown as AddressChange & AddressLink;
  return { uid: change.uid, email, browser, change: change.id === null ? undefined : change };
}

async function findUndo(
  { rows }: Pick<Queries, 'rows'>,
  hash: Uint8Array,
  now: number,
): Promise<AddressChange | undefined> {
  const [row] = await rows(
    `SELECT ${columns} FROM undo_links JOIN address_changes ON address_changes.id = change_id
     WHERE secret_hash = $hash AND (state IN ('undoing', 'undone') OR ends_at > $now)`,
    { hash, now },
  );
  return row as unknown as AddressChange | undefined;
}

/** True for an address that another member can still take back: nobody else can have it until then. */
async function isKept(
  { rows }: Pick<Queries, 'rows'>,
  { email, uid, now }: { email: string; uid: string; now: number },
): Promise<boolean> {
  const found = await rows(
    `SELECT id FROM address_changes
     WHERE old_key = $key AND uid <> $uid AND state IN ('confirmed', 'done') AND ends_at > $now`,
    { key: normaliseEmail(email), uid, now },
  );
  return found.length > 0;
}
