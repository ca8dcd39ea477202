import type { Problem } from '../identity/problem.ts';
import type { PasswordRequirement } from '../identity/password-requirements.ts';
import type { MemberStatus } from '@guildhall/api-contract';

/** The reason why a password was not set: a problem, or what the project's password policy asks for beside it. */
export type PasswordProblem = Problem | { missing: readonly PasswordRequirement[] };

/** The state of a membership, and when that ends (ISO, UTC), where the vendor has a date. */
export interface MembershipStatus {
  status: MemberStatus;
  endsAt?: string;
}

/** What can be done in the members' area. Nothing throws: a problem comes back, `undefined` means that it was done. */
export interface Members {
  logIn(email: string, password: string): Promise<Problem | undefined>;
  /**
   * Ends the session in all tabs, at once, and removes what was shown to members only. The portal's sessions end as soon
   * as the api can be asked.
   */
  logOut(): Promise<void>;
  /** Ends a session that a server takes no more, and says so. */
  endSession(): Promise<void>;
  /** Looks a remembered session up again. */
  retry(): void;
  /** Has a mail sent with which a password is set. The answer is the same for every address. */
  requestPasswordMail(email: string): Promise<Problem | undefined>;
  /** Whose password the code of a mail sets. It is not used up. */
  findCodeOwner(code: string): Promise<{ email: string } | { problem: Problem }>;
  /** Sets a password by the code of a mail, and logs in with it. */
  resetPassword(code: string, password: string): Promise<PasswordProblem | undefined>;
  /** Sets another password. @param current needed after `login-again` */
  changePassword(password: string, current?: string): Promise<PasswordProblem | undefined>;
  changeName(name: string): Promise<Problem | undefined>;
  /** The state of the membership. */
  readStatus(): Promise<MembershipStatus | undefined>;
  /** Reads the record of the member who is logged in again, after it could not be read. */
  readOwnRecord(): Promise<void>;
  /** Opens the portal, unless it is open or being opened, or there is none for the member who is logged in. */
  openPortal(): Promise<void>;
  /** A new address of the portal: each can be used once. */
  fetchPortalUrl(): Promise<string | undefined>;
  closePortal(): void;
  /** The token by which the api knows who asks; `undefined` without a session. */
  getIdToken(fresh?: boolean): Promise<string | undefined>;
}
