import type { MemberStatusResponse } from '@guildhall/api-contract';

/** The billing vendor's live site, as members use it. Rejects with VendorRefusal or UpstreamError. */
export interface MemberVendor {
  fetchStatus(customerId: string): Promise<MemberStatusResponse>;
  openPortal(customerId: string, returnUrl: string): Promise<{ sessionId: string; accessUrl: string }>;
  /** Ends a session; does nothing if it has ended or never existed. */
  closePortal(sessionId: string): Promise<void>;
  fetchEmail(customerId: string): Promise<string | undefined>;
}
