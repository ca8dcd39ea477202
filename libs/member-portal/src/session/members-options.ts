import type { MemberCalls } from '@guildhall/api-contract';
import type { ReadRecord } from './read-record.ts';
import type { Identity } from '../identity/identity.ts';
import type { MemberTexts } from '../texts/member-texts.ts';
import type { MemberPage } from './member-page.ts';

/** What the members' area needs to know. */
export interface MembersOptions {
  /** Fetches the identity service's script, once, when it is needed first. */
  loadIdentity: () => Promise<Identity>;
  /** Whether somebody logged in here before. */
  isRemembered: () => boolean;
  calls: MemberCalls;
  readRecord: ReadRecord;
  /** Where the portal may be: nothing else is framed. */
  portalOrigins: readonly string[];
  /** The identity service's own page. */
  actionUrl: string;
  /** Told the code of what is shown as a technical error, for the log. */
  onTechnicalError?: (code: string) => void;
  /** Called at every logout, for what else is to be forgotten then. */
  onLogOut?: () => void;
  texts?: MemberTexts;
  page?: MemberPage;
  /** After how long a look-up counts as late, ms. */
  lateMs?: number;
}
