import type { PasswordRequirement } from '@guildhall/browser-suppliers';
import type { LinkIdentity } from '../identity/identity.ts';
import type { MemberProblem } from '../identity/problem.ts';
import type { MemberStatus, ProfileValues } from '@guildhall/api-contract/members';

/** Reason why a password was refused: a problem, or the unmet requirements of the password policy. */
export type PasswordProblem = MemberProblem | { missing: readonly PasswordRequirement[] };

/** `endsAt` (ISO, UTC) is set if the billing vendor has a date, and `contract` is its name of the contract. */
export interface MembershipStatus {
  status: MemberStatus;
  endsAt?: string;
  contract?: string;
}

/** Actions of the members' area. They never throw: they return a problem, or `undefined` on success. */
export interface Members {
  /**
   * Logs in with a password; then `userAtom` has the member.
   *
   * @param isBrief true for a session in this tab only; nothing of it is left once the browser is closed
   */
  logIn(email: string, password: string, isBrief?: boolean): Promise<MemberProblem | undefined>;
  /**
   * Ends the session in all tabs at once and removes members' content. The portal's sessions end once the api responds.
   */
  logOut(): Promise<void>;
  /** Ends a session that a server rejected, and notifies the member. */
  endSession(): Promise<void>;
  /** Checks the remembered session again, after it could not be checked. */
  retry(): void;
  /** Requests the email for setting a password. The response is the same for every address. */
  requestPasswordMail(email: string): Promise<MemberProblem | undefined>;
  /** Returns the account of a code without using up the code. */
  findCodeOwner(code: string): Promise<{ email: string } | { problem: MemberProblem }>;
  /** Sets a password with an email's code, and logs in with it. */
  resetPassword(code: string, password: string): Promise<PasswordProblem | undefined>;
  /**
   * Changes the member's own password. `current` is required after the problem `login-again`.
   *
   * @param current required after `login-again`
   */
  changePassword(password: string, current?: string): Promise<PasswordProblem | undefined>;
  /** Changes the name by which the member is called. */
  changeName(name: string): Promise<MemberProblem | undefined>;
  /** Calls an identity service without passwords. */
  callLinks(work: (service: LinkIdentity) => Promise<unknown>): Promise<MemberProblem | undefined>;
  /** Reads the status of the membership; `undefined` if it cannot be read now. */
  readStatus(): Promise<MembershipStatus | undefined>;
  /** Reads the values of profile fields, after it has changed these. */
  callProfile(changes?: ProfileValues): Promise<{ values: ProfileValues } | { problem: MemberProblem }>;
  /** Reads the logged-in member's record again after a failure. */
  readOwnRecord(): Promise<void>;
  /** False for a billing vendor without a portal: then nothing leads to it. */
  hasPortal: boolean;
  /** Opens the portal unless it is open, opening or unavailable. */
  openPortal(): Promise<void>;
  /** Fetches a new portal URL: each works once. */
  fetchPortalUrl(): Promise<string | undefined>;
  /** Closes the portal's window. */
  closePortal(): void;
  /** The member's ID token for the api; `undefined` without a session. */
  getIdToken(fresh?: boolean): Promise<string | undefined>;
}
