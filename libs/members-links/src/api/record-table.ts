import type { MemberRecord } from '@guildhall/suppliers';
import type { Database } from '@guildhall/server-kit/storage';
import { toText } from './to-text.ts';

/** The methods for records of `members-links.sqlite`. Each is one transaction. */
export function createRecordTable({ change, rows }: Pick<Database, 'change' | 'rows'>) {
  return {
    async readRecord(uid: string): Promise<MemberRecord | undefined> {
      const [row] = await rows('SELECT customer_id AS "customerId" FROM records WHERE uid = $uid', { uid });
      const customerId = toText(row?.['customerId']);
      return row && (customerId === undefined ? {} : { customerId });
    },
    addRecord: async (uid: string, customerId: string): Promise<boolean> =>
      (await change(
        'INSERT INTO records (uid, customer_id) VALUES ($uid, $customerId) ON CONFLICT DO NOTHING',
        { uid, customerId },
      )) > 0,
    setCustomer: async (uid: string, customerId: string): Promise<boolean> =>
      (await change('UPDATE records SET customer_id = $customerId WHERE uid = $uid', { uid, customerId })) >
      0,
    listUids: async (customerId: string): Promise<string[]> =>
      (
        await rows('SELECT uid FROM records WHERE customer_id = $customerId ORDER BY uid', { customerId })
      ).map(({ uid }) => String(uid)),
    listRecords: async (afterUid: string): Promise<{ uid: string; customerId: string | undefined }[]> =>
      (
        await rows(
          `SELECT uid, customer_id AS "customerId" FROM records
           WHERE uid > $afterUid ORDER BY uid LIMIT 300`,
          { afterUid },
        )
      ).map(({ uid, customerId }) => ({ uid: String(uid), customerId: toText(customerId) })),
  };
}
