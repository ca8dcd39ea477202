import { note, ok, fix, type Finding } from '@guildhall/server-kit';
import { findStoragePlace } from '@guildhall/server-kit/storage';
import type { HostSettings } from '@guildhall/suppliers';
import { openLinkStore } from './link-store.ts';

/** Checks that the file of the members can be opened and read, if logins are on. */
export async function checkLinks(settings: HostSettings, isOn: boolean): Promise<Finding[]> {
  const place = findStoragePlace(settings);
  if (!isOn || place === undefined) return [note('members', 'login is off: MEMBER_MAIL_FROM is not set')];
  const name = typeof place === 'string' ? 'DATA_DIR' : 'the database';
  try {
    const store = openLinkStore(place);
    try {
      await store.listMembers('');
      return [ok('identity', `members’ logins can be read: back up ${name}, there is no other copy`)];
    } finally {
      await store.close();
    }
  } catch {
    return [fix('identity', `members’ logins cannot be read: check that the api can write to ${name}`)];
  }
}
