export interface MemberRecord {
  /** ID of the customer at the billing vendor; missing for people without a membership. */
  customerId: string | undefined;
}

/** Members' records by uid. Rejects with UpstreamError. */
export interface Records {
  read(uid: string): Promise<MemberRecord | undefined>;
  /** Pages of all uids and customers, for the doctor. */
  list(): AsyncGenerator<{ uid: string; customerId: string | undefined }[]>;
  create(uid: string, record: { customerId: string }): Promise<'created' | 'exists'>;
  findUids(customerId: string): Promise<string[]>;
  /** Changes the customer of an existing record; other fields are kept. Only the api writes records. */
  setCustomer(uid: string, customerId: string): Promise<void>;
}
