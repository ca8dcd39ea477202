import type { Adapter } from '@guildhall/suppliers';

type Awaitable<Value> = Value | Promise<Value>;

/** An email as it has arrived. */
export interface ReceivedMail {
  from: string;
  to: string;
  subject: string;
  /** Empty if there is none. */
  text: string;
  /** Empty if there is none. */
  html: string;
}

/**
 * A failure of a supplier of emails, from now on. `refuses`: it refuses every recipient for good. `is busy`: it accepts nothing now, and would
 * later. `is down`: it does not respond.
 */
export type MailFault = 'refuses' | 'is busy' | 'is down';

/**
 * A supplier of emails and the mailboxes that it delivers to, for the tests of an adapter. The author of the adapter writes this.
 */
export interface MailWorld {
  adapter: Adapter;
  /** The adapter's variables, for all roles that it has. */
  env: Readonly<Record<string, string>>;
  /** All emails so far, in any order. */
  listMails(): Awaitable<readonly ReceivedMail[]>;
  fail(fault: MailFault): Awaitable<void>;
  /** Ends the failure. */
  recover(): Awaitable<void>;
  /** Called after the last test. */
  close?(): Awaitable<void>;
}

/** Creates a supplier that works, and has delivered nothing. */
export type CreateMailWorld = () => Awaitable<MailWorld>;
