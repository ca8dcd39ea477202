import type { Database } from '@guildhall/server-kit/storage';
import { normaliseEmail, type CustomerChanges, type PostalAddress } from '@guildhall/suppliers';

/** Details that a member has changed since the sign-up. */
export interface ChangedDetails {
  name: string | undefined;
  address: PostalAddress | undefined;
}

/** The methods for details that members change. Each is one transaction. */
export function createDetailsMethods({ rows, inTransaction }: Database) {
  return {
    findDetails: async (customerId: string): Promise<ChangedDetails> => {
      const [row] = await rows('SELECT name, address FROM customer_details WHERE customer_id = $customerId', {
        customerId,
      });
      const address = String(row?.['address'] ?? '');
      return {
        name: String(row?.['name'] ?? '') || undefined,
        address: address === '' ? undefined : (JSON.parse(address) as PostalAddress),
      };
    },
    /** Changes some of the details of a customer, whom everything finds by the new email address. */
    changeDetails: (customerId: string, changes: CustomerChanges, at: number): Promise<void> =>
      inTransaction(async ({ run, change }) => {
        const { email, name = null, address } = changes;
        const isThere =
          (await change(
            `UPDATE customers SET email = COALESCE($email, email), email_key = COALESCE($key, email_key), updated_at = $at
             WHERE id = $customerId`,
            { customerId, at, email: email ?? null, key: email === undefined ? null : normaliseEmail(email) },
          )) > 0;
        if (!isThere) return;
        await run(
          `INSERT INTO customer_details (customer_id, name, address)
           VALUES ($customerId, COALESCE($name, ''), COALESCE($address, ''))
           ON CONFLICT (customer_id) DO UPDATE SET
             name = COALESCE($name, customer_details.name), address = COALESCE($address, customer_details.address)`,
          { customerId, name, address: address ? JSON.stringify(address) : null },
        );
      }),
  };
}
