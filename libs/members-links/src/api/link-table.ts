import type { Database, Queries } from '@guildhall/server-kit/storage';
import { addAddressChange, isKeptForOwner } from './address-change-table.ts';
import { keptMs, linkMs } from './lifetimes.ts';
import { normaliseEmail } from '@guildhall/suppliers';

export interface NewLink {
  hash: Uint8Array;
  uid: string;
  purpose: 'login' | 'address';
  /** The browser that requested it. */
  browser: Uint8Array;
  /** The address that replaces the one on file. */
  newEmail?: string;
}

export interface StoredLink {
  uid: string;
  purpose: 'login' | 'address';
  /** The address on file; for `address` the new one. */
  email: string;
  browser: Uint8Array;
  isUsed: boolean;
}

/** Result of a used link; `taken`: another member has the new address by now. */
export type UsedLink =
  | { purpose: 'login'; uid: string }
  | { purpose: 'address'; uid: string }
  | 'used'
  | 'expired'
  | 'taken';

/** The new session, and the one that the browser had: hashes of their secrets. */
export interface NewSession {
  session: Uint8Array;
  previous: Uint8Array | undefined;
  /** True if it ends with the browser. */
  isBrief: boolean;
}

/** The methods for links of `members-links.sqlite`. Each is one transaction. */
export function createLinkTable({ inTransaction, rows }: Database) {
  return {
    findLink: (hash: Uint8Array, now: number) => findLink({ rows }, hash, now),
    /** Replaces the earlier links of the same purpose that this browser has requested: nobody else can end them. */
    addLink: ({ hash, uid, purpose, browser, newEmail }: NewLink, now: number): Promise<void> =>
      inTransaction(async ({ run }) => {
        await run('DELETE FROM links WHERE expires_at < $before', { before: now - keptMs });
        await run(
          'DELETE FROM links WHERE uid = $uid AND purpose = $purpose AND browser_hash = $browser AND is_used = 0',
          { uid, purpose, browser },
        );
        await run(
          `INSERT INTO links (secret_hash, uid, purpose, browser_hash, new_email, expires_at)
           VALUES ($hash, $uid, $purpose, $browser, $newEmail, $expiresAt)`,
          { hash, uid, purpose, browser, newEmail: newEmail?.trim() ?? null, expiresAt: now + linkMs },
        );
      }),
    /**
     * Uses up a link. A login replaces the session that the browser had; a new address is written.
     */
    useLink: (hash: Uint8Array, opened: NewSession, now: number): Promise<UsedLink> =>
      inTransaction(async (queries) => {
        const link = await findLink(queries, hash, now);
        if (!link) return 'expired';
        const isFirst =
          (await queries.change('UPDATE links SET is_used = 1 WHERE secret_hash = $hash AND is_used = 0', {
            hash,
          })) > 0;
        const { uid, purpose } = link;
        if (!isFirst) return 'used';
        if (purpose === 'address') return changeEmail(queries, { uid, email: link.email, now });
        await openSession(queries, uid, opened, now);
        return { purpose, uid };
      }),
  };
}

async function findLink(
  { rows }: Pick<Queries, 'rows'>,
  hash: Uint8Array,
  now: number,
): Promise<StoredLink | undefined> {
  const [row] = await rows(
    `SELECT uid, purpose, CASE WHEN purpose = 'address' THEN new_email ELSE email END AS email,
       browser_hash AS browser, is_used AS "isUsed"
     FROM links JOIN members USING (uid)
     WHERE secret_hash = $hash AND (is_used = 1 OR expires_at > $now) AND is_disabled = 0`,
    { hash, now },
  );
  return row && ({ ...row, isUsed: row['isUsed'] === 1 } as unknown as StoredLink);
}

async function openSession(
  { run }: Queries,
  uid: string,
  { session, previous, isBrief }: NewSession,
  now: number,
): Promise<void> {
  if (previous) await run('UPDATE sessions SET is_ended = 1 WHERE secret_hash = $previous', { previous });
  await run('UPDATE members SET is_confirmed = 1 WHERE uid = $uid', { uid });
  await run(
    `INSERT INTO sessions (secret_hash, uid, opened_at, used_at, is_brief)
     VALUES ($session, $uid, $now, $now, $isBrief)`,
    { ...{ session, uid, now }, isBrief: isBrief ? 1 : 0 },
  );
}

async function changeEmail(
  queries: Queries,
  { uid, email, now }: { uid: string; email: string; now: number },
): Promise<UsedLink> {
  const { rows, change, run } = queries;
  if (await isKeptForOwner(queries, { email, uid, now })) return 'taken';
  const [before] = await rows('SELECT email FROM members WHERE uid = $uid', { uid });
  const isChanged =
    (await change(
      `UPDATE members SET email = $email, email_key = $key, is_confirmed = 1
       WHERE uid = $uid AND NOT EXISTS (SELECT 1 FROM members WHERE email_key = $key AND uid <> $uid)`,
      { uid, email, key: normaliseEmail(email) },
    )) > 0;
  if (!isChanged) return 'taken';
  // Links that were sent to the old address must not open the login any more.
  await run('DELETE FROM links WHERE uid = $uid AND is_used = 0', { uid });
  const oldEmail = String(before?.['email']);
  if (normaliseEmail(oldEmail) !== normaliseEmail(email))
    await addAddressChange(queries, { uid, oldEmail, now });
  return { purpose: 'address', uid };
}
