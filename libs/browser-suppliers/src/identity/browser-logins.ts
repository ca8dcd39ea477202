import type { PasswordIdentity } from './identity.ts';

/** Facts about a member besides their login. */
export interface MemberRecord {
  /** Customer ID at the billing supplier; without it there is no portal. */
  customerId?: string;
  /** Yes or no to what the organisation notes of a member, by its name in the record. */
  facts?: Readonly<Record<string, boolean>>;
}

/** Reads a member's record with their token; a missing record is empty. Rejects if it is unreadable. */
export type ReadRecord = (userId: string, token: string) => Promise<MemberRecord>;

/** Data that the site sends to its identity supplier with each page, such as a public key. Not secret. */
export type IdentityData = Readonly<Record<string, string>>;

/** The logins of an identity supplier in a browser. */
export interface BrowserLogins {
  /** Loads the supplier's script. Called once, on the first use. */
  loadIdentity(): Promise<PasswordIdentity>;
  /** Reads the record of a member who is logged in. */
  readRecord: ReadRecord;
}

/** An identity supplier's part in browsers. */
export interface LoginsFactory {
  /**
   * Connects to the supplier. Calls and stores nothing until a login is used.
   *
   * @param data from the site's part of the same supplier
   * @param send calls the supplier. @default fetch
   */
  connectLogins(data: IdentityData, send?: typeof fetch): BrowserLogins;
}

/** Connects the logins of an identity supplier in this browser. */
export type ConnectLogins = LoginsFactory['connectLogins'];
