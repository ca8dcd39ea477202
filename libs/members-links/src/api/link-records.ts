import type { Records } from '@guildhall/suppliers';
import type { LinkStore } from './link-store.ts';

/** Members' customers, in the same file as their logins. */
export function createLinkRecords(store: LinkStore): Records {
  return {
    find: (uid) => store.readRecord(uid),
    async *list() {
      for (let last = ''; ;) {
        const page = await store.listRecords(last);
        const end = page.at(-1);
        if (!end) return;
        yield page;
        last = end.uid;
      }
    },
    create: async (uid, { customerId }) => ((await store.addRecord(uid, customerId)) ? 'created' : 'exists'),
    listUids: (customerId) => store.listUids(customerId),
    profile: {
      find: (uid) => store.findProfile(uid),
      change: (uid, changes) => store.changeProfile(uid, changes),
    },
    personalData: {
      async read({ uid = '' }) {
        const record = await store.readRecord(uid);
        const profile = await store.findProfile(uid);
        return { record: [...(record ? [record] : []), ...(profile ? [{ profile }] : [])] };
      },
      // Records are deleted with their logins.
      erase: async () => true,
    },
    async setCustomer(uid, customerId) {
      if (!(await store.setCustomer(uid, customerId))) throw new Error('the member has no record');
    },
  };
}
