import type { HeldData, IdentityService, MemberVendor, Person, Records, Vendor } from '@guildhall/suppliers';
import type { AttemptStore } from '../../billing/attempt-store.ts';
import type { Hashes } from '../../billing/hashes.ts';
import type { MembersStore } from '../members-store.ts';
import type { OwnDataStore } from '../own-data/own-data-store.ts';
import type { LeavingStore } from './leaving-store.ts';

/** A place that holds data of members: a store of the api, or a supplier. */
export interface DataHolder {
  /** Its name in the copy. */
  name: 'billing' | 'signUps' | 'members' | 'changes' | 'requests' | 'records' | 'logins';
  read(person: Person): Promise<HeldData>;
  /** May be repeated after any failure. @returns false if it is not possible yet */
  erase(person: Person): Promise<boolean>;
}

export interface DataHoldersOptions {
  identity: Pick<IdentityService, 'personalData'>;
  records: Pick<Records, 'personalData'>;
  vendor: Pick<Vendor, 'personalData'>;
  /** The part of the billing vendor that members use. */
  portal: Pick<MemberVendor, 'portal'>;
  store: Pick<AttemptStore, 'readPersonal' | 'erasePersonal'>;
  membersStore: Pick<MembersStore, 'readPersonal' | 'erasePersonal' | 'findSessions'>;
  /** Changes of members' own data; missing where the identity service allows none. */
  ownDataStore: Pick<OwnDataStore, 'readPersonal' | 'erasePersonal'> | undefined;
  leavingStore: Pick<LeavingStore, 'find'>;
  hashes: Pick<Hashes, 'hashEmail'>;
}

/**
 * Lists every place that holds data of members, in the order in which it is erased: logins last, since everything else is found by them.
 * A store that is added to the api is added here, and names each of its tables in its `retention`.
 *
 * @returns `undefined` if a supplier cannot copy and erase what it has
 */
export function listDataHolders(options: DataHoldersOptions): readonly DataHolder[] | undefined {
  const { identity, records, vendor, store, hashes, membersStore, ownDataStore, leavingStore, portal } =
    options;
  if (!identity.personalData || !records.personalData || !vendor.personalData) return undefined;
  const toHashes = ({ emails }: Person) => [...new Set(emails.map((email) => hashes.hashEmail(email)))];
  return [
    toHolder('billing', vendor.personalData),
    {
      name: 'signUps',
      read: (person) => store.readPersonal(person, toHashes(person)),
      async erase(person) {
        await store.erasePersonal(person, toHashes(person));
        return true;
      },
    },
    {
      name: 'members',
      read: ({ customerIds }) => membersStore.readPersonal(customerIds),
      async erase({ customerIds }) {
        for (const id of customerIds)
          for (const session of await membersStore.findSessions(id)) await portal.portal?.close(session);
        await membersStore.erasePersonal(customerIds);
        return true;
      },
    },
    {
      name: 'changes',
      read: async (person) => ownDataStore?.readPersonal(person) ?? {},
      async erase(person) {
        await ownDataStore?.erasePersonal(person);
        return true;
      },
    },
    {
      name: 'requests',
      async read({ uid, emails }) {
        const found = await leavingStore.find({ uid, email: emails[0] });
        return {
          deletion: found ? [{ requestedAt: found.requestedAt, dueAt: found.dueAt, email: found.email }] : [],
        };
      },
      // Its row says what else is to be erased, so it is deleted last.
      erase: async () => true,
    },
    toHolder('records', records.personalData),
    toHolder('logins', identity.personalData),
  ];
}

const toHolder = (name: DataHolder['name'], part: Omit<DataHolder, 'name'>): DataHolder => ({
  name,
  read: (person) => part.read(person),
  erase: (person) => part.erase(person),
});
