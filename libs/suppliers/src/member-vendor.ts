import type { MemberStatusResponse } from '@guildhall/api-contract/members';

/** The billing vendor's live site, as members use it. Rejects with VendorRefusal or UpstreamError. */
export interface MemberVendor {
  fetchStatus(customerId: string): Promise<MemberStatusResponse>;
  /** Pages on which members change their subscription; `undefined` for a vendor without any. */
  portal: MemberPortal | undefined;
  /** `undefined` for a customer without an address. */
  findContact(customerId: string): Promise<CustomerContact | undefined>;
}

/** Address and name of a customer. */
export interface CustomerContact {
  email: string;
  /** First and last name, as given at the sign-up; may be empty. */
  name: string;
}

/** The billing vendor's pages for members. Rejects as `MemberVendor`. */
export interface MemberPortal {
  open(customerId: string, returnUrl: string): Promise<{ sessionId: string; accessUrl: string }>;
  /** Ends a session; does nothing if it has ended or never existed. */
  close(sessionId: string): Promise<void>;
}
