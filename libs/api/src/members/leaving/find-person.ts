import type { IdentityService, Person, Records, Vendor } from '@guildhall/suppliers';
import type { AttemptStore } from '../../billing/attempt-store.ts';
import type { Hashes } from '../../billing/hashes.ts';
import { toSpellings } from '../../billing/to-spellings.ts';

export interface FindPersonOptions {
  identity: Pick<IdentityService, 'findByEmail' | 'findByUid'>;
  records: Pick<Records, 'find' | 'listUids'>;
  vendor: Pick<Vendor, 'listCustomersByEmail'>;
  store: Pick<AttemptStore, 'listCustomerIds' | 'listFormerCustomerIds'>;
  hashes: Pick<Hashes, 'hashEmail'>;
}

/** A person, and the address on file that their emails go to. */
export interface FoundPerson {
  person: Person;
  email: string | undefined;
}

/**
 * Finds everything that belongs to a login or an email address. An address counts only if it is confirmed, or if the office names it;
 * a customer who is in another member's record is never this person's. A person who joined again has former customers, with the
 * address of that time.
 */
export async function findPerson(
  options: FindPersonOptions,
  { uid, email }: { uid?: string | undefined; email?: string | undefined },
): Promise<FoundPerson> {
  const { identity, records } = options;
  const found = await (uid === undefined ? identity.findByEmail(email ?? '') : identity.findByUid?.(uid));
  const foundUid = uid ?? found?.uid;
  const confirmed = found?.emailVerified === true ? [found.email] : [];
  const emails = [...new Set([...confirmed, ...(email === undefined ? [] : [email])].flatMap(toSpellings))];
  const record = foundUid === undefined ? undefined : await records.find(foundUid);
  const customerIds = new Set<string>(record?.customerId === undefined ? [] : [record.customerId]);
  const add = async (ids: readonly string[]) => {
    for (const id of ids)
      if ((await records.listUids(id)).every((owner) => owner === foundUid)) customerIds.add(id);
  };
  await add(await listCustomers(options, emails));
  // It also passes those that are added meanwhile: somebody may have joined again several times.
  for (const id of customerIds) await add(await options.store.listFormerCustomerIds('live', id));
  return {
    person: { uid: foundUid, emails, customerIds: [...customerIds] },
    email: confirmed[0] ?? email,
  };
}

async function listCustomers(
  { vendor, store, hashes }: FindPersonOptions,
  emails: readonly string[],
): Promise<string[]> {
  if (emails.length === 0) return [];
  const atVendor = await vendor.listCustomersByEmail(emails);
  const known = await Promise.all(
    emails.map((email) => store.listCustomerIds('live', hashes.hashEmail(email))),
  );
  return [...atVendor.map(({ id }) => id), ...known.flat()];
}
