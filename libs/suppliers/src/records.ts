import type { MemberRecord } from '@guildhall/browser-suppliers';

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
}
