import type { LinkIdentity, PasswordIdentity, ReadRecord } from '@guildhall/browser-suppliers';
import type { MemberCalls } from '../calls/member-calls.ts';
import type { MemberTexts } from '../texts/member-texts.ts';
import type { MemberPage } from './member-page.ts';
import type { MemberPaths } from '@guildhall/organisation';

export interface MembersOptions {
  /** Loads the identity service's script; called once, on first use. */
  loadIdentity: () => Promise<PasswordIdentity | LinkIdentity>;
  /** True if a member logged in on this browser before. */
  isRemembered: () => boolean;
  /** `localStorage` key whose change means a login or logout in another tab. */
  sessionKey: string;
  /** True if the identity service's logout ends the portal's sessions, too. @default false */
  endsPortal?: boolean;
  calls: MemberCalls;
  readRecord: ReadRecord;
  /** Origins of the portal: nothing else is framed. */
  portalOrigins: readonly string[];
  /** URL of the identity service's own page. */
  actionUrl: string;
  /** Called with the identity service's own code of each technical error, for the log. */
  onTechnicalError?: (code: string) => void;
  /** True if the page itself says that a session has ended, as a gate does: no message says it again. */
  isEndSaidOnPage?: () => boolean;
  /** Called on every logout, to clear other data. */
  onLogOut?: () => void;
  texts?: MemberTexts;
  /** @default '/login', '/profile' and '/reset-password' */
  paths?: MemberPaths;
  page?: MemberPage;
  /** Time after which checking a session counts as late, ms. @default 5000 */
  lateMs?: number;
}
