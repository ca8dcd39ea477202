import type { MemberRecord } from '@guildhall/browser-suppliers';
import type { PersonalData } from './personal-data.ts';

export type { MemberRecord } from '@guildhall/browser-suppliers';

/** Members' records by uid. Rejects with UpstreamError. */
export interface Records {
  /** The record of a member; `undefined` when there is none. */
  find(uid: string): Promise<MemberRecord | undefined>;
  /** Pages of all uids and customers, for the doctor. */
  list(): AsyncGenerator<{ uid: string; customerId: string | undefined }[]>;
  /** Creates a record, and changes none that exists. */
  create(uid: string, record: { customerId: string }): Promise<'created' | 'exists'>;
  /** The members whose record names this customer of the billing vendor. */
  listUids(customerId: string): Promise<string[]>;
  /** Changes the customer of an existing record; other fields are kept. Only the api writes records. */
  setCustomer(uid: string, customerId: string): Promise<void>;
  /** The values of members' profile fields, in their records. Without it, an organisation has no fields of its own. */
  profile?: ProfileStore;
  /** Records in the copy that members get of their data, with their profile fields. */
  personalData?: PersonalData;
}

/** Values by field, in a member's record: they are removed with it. */
interface ProfileStore {
  /** @returns `undefined` without a record */
  find(uid: string): Promise<Readonly<Record<string, string>> | undefined>;
  /**
   * Sets these values and keeps the others; blank text removes one.
   *
   * @returns all values; `undefined` without a record
   */
  change(
    uid: string,
    changes: Readonly<Record<string, string>>,
  ): Promise<Readonly<Record<string, string>> | undefined>;
}
