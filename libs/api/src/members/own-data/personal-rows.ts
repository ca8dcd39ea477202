import type { Database } from '@guildhall/server-kit/storage';
import type { HeldData, Person } from '@guildhall/suppliers';

type PersonIds = Pick<Person, 'uid' | 'customerIds'>;

const ofLogin = 'uid = $uid';
const ofCustomer = 'customer_id IN (SELECT value FROM json_each($ids))';

/** The methods for a member's copy of what `own-data.sqlite` has, without hashes, and for its deletion. Each is one transaction. */
export function createPersonalRows({ inTransaction, rows }: Pick<Database, 'inTransaction' | 'rows'>) {
  return {
    async readPersonal({ uid = '' }: PersonIds): Promise<HeldData> {
      return {
        newAddresses: await rows(
          `SELECT new_email AS "newEmail", expires_at AS "expiresAt" FROM address_links WHERE ${ofLogin}`,
          { uid },
        ),
        addressChanges: await rows(
          `SELECT old_email AS "oldEmail", new_email AS "newEmail", state, ends_at AS "endsAt"
           FROM address_changes WHERE ${ofLogin}`,
          { uid },
        ),
        passwords: await rows(`SELECT changed_at AS "changedAt" FROM password_changes WHERE ${ofLogin}`, {
          uid,
        }),
      };
    },
    erasePersonal: ({ uid = '', customerIds }: PersonIds): Promise<void> =>
      inTransaction(async ({ run }) => {
        const ids = JSON.stringify(customerIds);
        // Links that undo a change go with it.
        for (const table of ['address_links', 'address_changes', 'follows', 'password_changes'])
          await run(`DELETE FROM ${table} WHERE ${ofLogin}`, { uid });
        for (const table of ['vendor_changes', 'vendor_addresses'])
          await run(`DELETE FROM ${table} WHERE ${ofCustomer}`, { ids });
      }),
  };
}
