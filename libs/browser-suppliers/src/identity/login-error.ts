/** Reason for which an identity service refused a call, or failed. */
export type LoginProblem =
  /** The email address or the password is wrong, or the login is disabled: nobody learns which addresses are known. */
  | 'wrong-login'
  /** There were too many attempts. It works again later. */
  | 'too-many'
  /** The new password is too short or too easy to guess. */
  | 'weak-password'
  /** The new password does not meet the service's policy. */
  | 'password-refused'
  /** The link or code of an email is too old, was replaced by a newer one, or never existed. */
  | 'expired-link'
  /** The link of an email has worked before. */
  | 'used-link'
  /** The change needs the current password, because the login is too old. */
  | 'login-again'
  /** There is no session, or it has ended. */
  | 'session-ended'
  /** The browser stores nothing, so the next page would lose the session. */
  | 'not-stored'
  /** There is no connection, or no response in time. */
  | 'offline'
  /** The service does not work at the moment. */
  | 'not-now'
  /** Only the organisation's operator can fix it. */
  | 'technical';

/** A rule of the service's password policy; `other` has its own text. */
export type PasswordRequirement =
  | { rule: 'min' | 'max'; count: number }
  | { rule: 'lower' | 'upper' | 'number' | 'symbol' }
  | { rule: 'other'; text: string };

/**
 * Error with which the methods of an `Identity` reject. Any other error is `technical`.
 *
 * @example
 * throw Object.assign(new Error('The password is wrong'), { problem: 'wrong-login' } satisfies LoginFault);
 */
export type LoginError = Error & LoginFault;

/** Reason of a `LoginError`. */
export interface LoginFault {
  /** The reason, for which there is a text for members. */
  problem: LoginProblem;
  /** The service's own code, for the log. Never what was typed. */
  code?: string;
  /**
   * The requirements that the new password does not meet.
   * @default the service names none
   */
  missing?: readonly PasswordRequirement[];
}
