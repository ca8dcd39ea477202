import type { OpenLink } from '@guildhall/browser-suppliers';

export type { OpenLink } from '@guildhall/browser-suppliers';

/** `used`: it worked before. `expired`: it is too old, was replaced by a newer one, or never existed. */
type LinkProblem = 'used' | 'expired';

/** An ID token, and whose it is. */
export interface SessionToken {
  /** The token for the member's calls. */
  idToken: string;
  /** Time for which the token is valid, s. */
  expiresInS: number;
  /** Time for which the session lasts without another token, s; `undefined` for a brief one, which ends with the browser. */
  maxAgeS: number | undefined;
  /** The member whom it identifies. */
  member: { uid: string; email: string; name: string };
}

/**
 * Logins by one-time links, with sessions of the api's own: there are no passwords. A link, a browser and a session each
 * have a secret of 43 characters, which is stored as a hash only. Methods reject only with StorageFailure.
 */
export interface LinkLogins {
  /**
   * Creates a link of the address; earlier ones of this browser end. Email it to the returned address only, which is the one
   * on file. `undefined` if there is no member with that address, or a disabled one.
   *
   * @param browser secret of the browser that requests it
   */
  createLoginLink(email: string, browser: string): Promise<{ secret: string; address: string } | undefined>;
  /** Creates a link that confirms a member's new address; `undefined` if another member has that address. */
  createAddressLink(
    uid: string,
    email: string,
    browser: string,
  ): Promise<{ secret: string; address: string } | undefined>;
  /** Reads a link without using it up. */
  findLink(secret: string, browser: string | undefined): Promise<OpenLink | LinkProblem>;
  /**
   * The member whose address an unused link changes, or gives back; `undefined` for any other link. Without this call, billing does
   * not follow such a change.
   */
  findOwner?(secret: string): Promise<string | undefined>;
  /**
   * Uses up a link. A login opens a session and ends the browser's previous one; a confirmed address opens none, and the notice to
   * the address that it replaces is stored with it. An undone change ends every session of the member.
   *
   * @param isBrief true for a session that ends with the browser, and here soon after the last visit
   */
  useLink(
    secret: string,
    previousSession: string | undefined,
    isBrief?: boolean,
  ): Promise<
    | { purpose: 'login'; session: string; maxAgeS: number | undefined }
    | { purpose: 'address' }
    | { purpose: 'undo'; uid: string }
    | LinkProblem
  >;
  /** Creates an ID token for an open session; `undefined` if it has ended. */
  createToken(session: string): Promise<SessionToken | undefined>;
  /** Ends a session and its tokens; does nothing if it has ended or never existed. */
  endSession(session: string): Promise<void>;
  /** Changes the name by which a member is called. */
  setName(uid: string, name: string): Promise<void>;
  /** Deletes expired links, tokens and sessions. */
  deleteOld(): Promise<void>;
  /** The notices to addresses that were replaced. */
  notices: AddressNotices;
}

/**
 * Notices to the owners of addresses that were replaced. They are stored until they are sent, so that no limit of requested emails
 * and no failure can hold them back.
 */
export interface AddressNotices {
  /** Some of those that are to be sent now, oldest first. */
  listDue(): Promise<{ id: number; address: string; tries: number }[]>;
  /** Creates the secret of a link that undoes the change. Each of them works, for three days after `markSent`. */
  createUndoLink(id: number): Promise<string>;
  /** Notes that a notice was accepted. The three days of its undo link begin. */
  markSent(id: number): Promise<void>;
  /** Notes a failure. @param until when it is tried again, ms since 1970 */
  postpone(id: number, until: number): Promise<void>;
  /** Gives a notice up: its address cannot be reached. */
  end(id: number): Promise<void>;
}
