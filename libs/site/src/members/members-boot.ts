import type { MemberPaths } from '@guildhall/organisation';

/** Settings of the members' area for a page's script; all of them are public. */
export interface MembersBoot {
  /** True if the identity service is a stand-in under the page's own origin. */
  projectId: string;
  apiKey: string;
  standIn: boolean;
  records: string;
  /** Page for the codes in the identity service's emails. */
  actionUrl: string;
  portalOrigins: readonly string[];
  /** Paths of the members' pages that differ from `/login`, `/profile` and `/reset-password`. */
  paths?: Partial<MemberPaths>;
}
