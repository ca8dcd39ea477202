import type { MemberRecord } from '@guildhall/browser-suppliers';

export type { MemberRecord } from '@guildhall/browser-suppliers';

/** Members' records by uid. Rejects with UpstreamError. */
export interface Records {
  find(uid: string): Promise<MemberRecord | undefined>;
  /** Pages of all uids and customers, for the doctor. */
  list(): AsyncGenerator<{ uid: string; customerId: string | undefined }[]>;
  create(uid: string, record: { customerId: string }): Promise<'created' | 'exists'>;
  listUids(customerId: string): Promise<string[]>;
  /** Changes the customer of an existing record; other fields are kept. Only the api writes records. */
  setCustomer(uid: string, customerId: string): Promise<void>;
}
