import type { MemberRecord } from './member.ts';

/** Reads the record of a member with their own token. Rejects when it cannot be read; a missing record is an empty one. */
export type ReadRecord = (userId: string, token: string) => Promise<MemberRecord>;

/** How long the record may take, ms. */
const deadlineMs = 10_000;

/**
 * The documents `users/{id}` of a document store, by its REST interface.
 *
 * @param documents the address below which its documents are
 */
export function createRecordReader(
  documents: string,
  send: typeof fetch = (...request) => fetch(...request),
): ReadRecord {
  return async (userId, token) => {
    const response = await send(`${documents}/users/${encodeURIComponent(userId)}`, {
      headers: { authorization: `Bearer ${token}` },
      cache: 'no-store',
      signal: AbortSignal.timeout(deadlineMs),
    });
    if (response.status === 404) return {};
    if (!response.ok) throw new Error(`The record could not be read (${response.status})`);
    return parseRecord(await response.json());
  };
}

function parseRecord(document: unknown): MemberRecord {
  const { fields = {} } = (document ?? {}) as { fields?: Record<string, Record<string, unknown>> };
  const id = fields['chargeBeeId']?.['stringValue'];
  const upgraded = fields['selfFuturesUpgraded']?.['booleanValue'];
  return {
    ...(typeof id === 'string' && id !== '' && { chargeBeeId: id }),
    ...(typeof upgraded === 'boolean' && { selfFuturesUpgraded: upgraded }),
  };
}
