import type { Database, Queries } from '@guildhall/server-kit/storage';
import { briefIdleMs, briefMaxMs, keptMs, sessionIdleMs, sessionMaxMs, tokenMs } from './lifetimes.ts';

/** Result of a token's check; `ended`: expired or revoked, or its member is disabled or removed. */
export type TokenCheck = { uid: string; loggedInAt: number } | 'ended' | 'unknown';

/** Maximum valid tokens of one session, as for many tabs; older ones end. */
const maxTokens = 50;

const isOpen = `is_ended = 0
  AND used_at > $now - CASE WHEN is_brief = 1 THEN ${briefIdleMs} ELSE ${sessionIdleMs} END
  AND opened_at > $now - CASE WHEN is_brief = 1 THEN ${briefMaxMs} ELSE ${sessionMaxMs} END`;

/** The methods for sessions and tokens of `members-links.sqlite`. Each is one transaction. */
export function createSessionTable({ change, inTransaction, rows }: Database) {
  return {
    /** Adds a token to an open session, which lasts longer from now on; `undefined` if it has ended. */
    addToken: (
      session: Uint8Array,
      token: (uid: string) => Uint8Array,
      now: number,
    ): Promise<{ uid: string; openedAt: number; isBrief: boolean } | undefined> =>
      inTransaction(async (queries) => {
        const [row] = await queries.rows(
          `SELECT id, uid, opened_at AS "openedAt", is_brief AS "isBrief" FROM sessions JOIN members USING (uid)
           WHERE secret_hash = $session AND is_disabled = 0 AND ${isOpen}`,
          { session, now },
        );
        if (!row) return undefined;
        const [id, uid] = [Number(row['id']), String(row['uid'])];
        await insertToken(queries, { id, hash: token(uid) }, now);
        return { uid, openedAt: Number(row['openedAt']), isBrief: row['isBrief'] === 1 };
      }),
    async checkToken(hash: Uint8Array, now: number): Promise<TokenCheck> {
      const [row] = await rows(
        `SELECT sessions.uid AS uid, opened_at AS "openedAt",
           CASE WHEN expires_at > $now AND ${isOpen} AND is_disabled = 0 THEN 1 ELSE 0 END AS "isValid"
         FROM tokens JOIN sessions ON sessions.id = session_id LEFT JOIN members USING (uid)
         WHERE tokens.secret_hash = $hash`,
        { hash, now },
      );
      if (!row) return 'unknown';
      return row['isValid'] === 1
        ? { uid: String(row['uid']), loggedInAt: Number(row['openedAt']) }
        : 'ended';
    },
    endSession: async (session: Uint8Array): Promise<boolean> =>
      (await change('UPDATE sessions SET is_ended = 1 WHERE secret_hash = $session', { session })) > 0,
    /** Deletes what has expired a day ago. */
    deleteOld: (now: number): Promise<void> =>
      inTransaction(async ({ run }) => {
        const before = now - keptMs;
        await run('DELETE FROM links WHERE expires_at < $before', { before });
        await run('DELETE FROM tokens WHERE expires_at < $before', { before });
        await run('DELETE FROM address_changes WHERE ends_at < $before', { before });
        await run(
          `DELETE FROM sessions WHERE NOT (${isOpen}) AND id NOT IN (SELECT session_id FROM tokens)`,
          { now },
        );
      }),
  };
}

async function insertToken(
  { run }: Queries,
  { id, hash }: { id: number; hash: Uint8Array },
  now: number,
): Promise<void> {
  await run('DELETE FROM tokens WHERE expires_at < $before', { before: now - keptMs });
  await run('UPDATE sessions SET used_at = $now WHERE id = $id', { id, now });
  await run('INSERT INTO tokens (secret_hash, session_id, expires_at) VALUES ($hash, $id, $expiresAt)', {
    ...{ hash, id, expiresAt: now + tokenMs },
  });
  await run(
    `DELETE FROM tokens WHERE session_id = $id AND secret_hash NOT IN
       (SELECT secret_hash FROM tokens WHERE session_id = $id ORDER BY expires_at DESC LIMIT ${maxTokens})`,
    { id },
  );
}
