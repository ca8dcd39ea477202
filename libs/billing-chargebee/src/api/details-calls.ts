import type { CustomerDetailsCalls, PostalAddress } from '@guildhall/suppliers';
import * as v from 'valibot';
import { ignoreMissing, read, sdkCall, type Sdk } from './vendor-sdk.ts';

const text = v.optional(v.string());
const addressSchema = v.object({
  ...{ first_name: text, last_name: text, email: text, company: text, phone: text },
  ...{ line1: text, line2: text, line3: text, city: text, state: text, zip: text, country: text },
});
const customerSchema = v.object({
  email: v.optional(v.string(), ''),
  first_name: v.optional(v.string(), ''),
  last_name: v.optional(v.string(), ''),
  deleted: v.optional(v.boolean(), false),
  billing_address: v.optional(addressSchema),
});

type Address = v.InferOutput<typeof addressSchema>;

/** Creates what members change of their customer. The address of invoices has a name and an email address of its own, which follow. */
export function createDetailsCalls(sdk: Sdk): CustomerDetailsCalls {
  const fetchCustomer = async (customerId: string) => {
    const found = await ignoreMissing(() => sdkCall(() => sdk.customer.retrieve(customerId)));
    const customer = found && read(customerSchema, found.customer);
    return customer?.deleted ? undefined : customer;
  };
  return {
    async find(customerId) {
      const found = await fetchCustomer(customerId);
      if (!found) return undefined;
      const { email, first_name: first, last_name: last, billing_address: address } = found;
      return {
        email,
        name: `${first} ${last}`.trim(),
        ...(address && { address: toPostalAddress(address) }),
      };
    },
    async change(customerId, { email, name, address }) {
      const own = { ...(email !== undefined && { email }), ...(name !== undefined && toNames(name)) };
      if (Object.keys(own).length > 0) await sdkCall(() => sdk.customer.update(customerId, own));
      const before = await fetchCustomer(customerId);
      if (!before || (!address && !before.billing_address)) return;
      // The vendor replaces the whole address.
      const { line1, line2, line3, city, state, zip, country, ...others } = before.billing_address ?? {};
      const place = address ?? { line1, line2, line3, city, state, zip, country };
      const { first_name, last_name } = before;
      const whole = { first_name, last_name, ...others, ...place, ...own };
      await sdkCall(() =>
        sdk.customer.updateBillingInfo(customerId, { billing_address: withoutBlanks(whole) }),
      );
    },
  };
}

function toPostalAddress({ line1, line2, city, state, zip, country }: Address): PostalAddress {
  return withoutBlanks({ line1, line2, city, state, zip, country });
}

/** The last word is the surname: the vendor has no other field for a whole name. */
function toNames(name: string): { first_name: string; last_name: string } {
  const words = name.trim().split(/\s+/);
  return words.length < 2
    ? { first_name: words.join(''), last_name: '' }
    : { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1) ?? '' };
}

/** The fields with a value. */
function withoutBlanks(fields: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
