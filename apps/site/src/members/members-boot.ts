/** What a page's script has to know of the members' area; all of it is public. */
export interface MembersBoot {
  /** The identity service's project, its web API key, and whether it is a stand-in under the page's own origin. */
  projectId: string;
  apiKey: string;
  standIn: boolean;
  /** The address below which the members' records are. */
  records: string;
  /** The identity service's own page. */
  actionUrl: string;
  /** Where the billing portal may be. */
  portalOrigins: readonly string[];
}
