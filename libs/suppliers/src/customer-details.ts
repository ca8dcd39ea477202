/** A postal address. Each part may be missing: vendors ask for different ones. */
export interface PostalAddress {
  /** Street and number. */
  line1?: string | undefined;
  /** A second line. */
  line2?: string | undefined;
  /** Town. */
  city?: string | undefined;
  /** Region, where the post needs it. */
  state?: string | undefined;
  /** Postal code. */
  zip?: string | undefined;
  /** Country code, ISO 3166-1 alpha-2. */
  country?: string | undefined;
}

/** Details of a customer that members change themselves. */
export interface CustomerDetails {
  /** The address that the vendor writes to. */
  email: string;
  /** First and last name; may be empty. */
  name: string;
  /** The address of invoices; missing if there is none, or only as lines of text. */
  address?: PostalAddress | undefined;
  /** The address as lines of text, where its parts are not known. */
  lines?: readonly string[] | undefined;
}

/** Some of the details; the others stay as they are. */
export interface CustomerChanges {
  /** The new email address. */
  email?: string | undefined;
  /** The new name. */
  name?: string | undefined;
  /** Replaces the whole address. */
  address?: PostalAddress | undefined;
}

/** Details of customers, read and changed. Rejects as `MemberVendor`. */
export interface CustomerDetailsCalls {
  /** The details of a customer; `undefined` if there is none, or it was deleted. */
  find(customerId: string): Promise<CustomerDetails | undefined>;
  /** Changes some of them. A repeated call changes nothing more. */
  change(customerId: string, changes: CustomerChanges): Promise<void>;
}
