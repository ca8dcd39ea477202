import type { MemberRecord, ReadRecord } from '@guildhall/browser-suppliers';
import { customerField } from '../record-data/customer-field.ts';

const deadlineMs = 10_000;

/**
 * Reads documents `users/{id}` through a document store's REST interface.
 *
 * @param documents base URL of the documents
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
  const customerId = fields[customerField]?.['stringValue'];
  const facts = Object.entries(fields).flatMap(([name, { booleanValue }]) =>
    typeof booleanValue === 'boolean' ? [[name, booleanValue]] : [],
  );
  return {
    ...(typeof customerId === 'string' && customerId !== '' && { customerId }),
    ...(facts.length > 0 && { facts: Object.fromEntries(facts) }),
  };
}
