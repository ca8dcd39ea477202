import type { MemberStatusResponse } from '@guildhall/api-contract/members';
import type { CustomerDetailsCalls } from './customer-details.ts';
import type { VendorAccount } from './vendor-account.ts';

/** The billing vendor's live site, as members use it. Rejects with VendorRefusal or UpstreamError. */
export interface MemberVendor {
  /** The status of a customer's memberships; `none` without any. */
  fetchStatus(customerId: string): Promise<MemberStatusResponse>;
  /** Pages on which members change their subscription; `undefined` for a vendor without any. */
  portal: MemberPortal | undefined;
  /** Accounts of what members owe and have paid; missing for a vendor that cannot say it. */
  account?: VendorAccount | undefined;
  /** The person whom the vendor writes to; `undefined` for a customer without an address. */
  findContact(customerId: string): Promise<CustomerContact | undefined>;
  /** Details that members change themselves; missing where the office does that. */
  details?: CustomerDetailsCalls | undefined;
}

/** Address and name of a customer. */
export interface CustomerContact {
  /** The address that the vendor writes to. */
  email: string;
  /** First and last name, as given at the sign-up; may be empty. */
  name: string;
}

/** The billing vendor's pages for members. Rejects as `MemberVendor`. */
export interface MemberPortal {
  /** Opens a session of the portal, which returns to `returnUrl`. `accessUrl` works once. */
  open(customerId: string, returnUrl: string): Promise<{ sessionId: string; accessUrl: string }>;
  /** Ends a session; does nothing if it has ended or never existed. */
  close(sessionId: string): Promise<void>;
}
