export interface MemberRecord {
  /** Customer ID at the billing vendor; missing for people without a membership. */
  chargeBeeId: string | undefined;
}

/** Members' records by uid. Rejects with UpstreamError. */
export interface Records {
  read(uid: string): Promise<MemberRecord | undefined>;
  /** Pages of all uids and customers, for the doctor. */
  list(): AsyncGenerator<{ uid: string; chargeBeeId: string | undefined }[]>;
  create(uid: string, record: { chargeBeeId: string }): Promise<'created' | 'exists'>;
  findUids(chargeBeeId: string): Promise<string[]>;
  /** Changes the customer of an existing record; other fields are kept. Only the api writes records. */
  setCustomer(uid: string, chargeBeeId: string): Promise<void>;
}
