/** An email. */
export interface Mail {
  /** The sender that readers see. */
  from: { name: string; address: string };
  /**
   * The same for every attempt at the same email, so that one that was accepted twice is shown once. Letters, digits and hyphens.
   * @default each attempt is another email
   */
  id?: string;
  /** One email address. */
  to: string;
  /** One line, without the organisation's name before it. */
  subject: string;
  /** The whole email without HTML. */
  text: string;
  /** The same as HTML. */
  html: string;
  /** Pictures that the HTML shows by their IDs, as `cid:mark`. */
  pictures?: readonly { id: string; png: Buffer }[];
}

/**
 * Sends one email, marked as generated, and resolves once the relay has accepted it. The connection is encrypted, unless
 * the relay is on this machine.
 *
 * @throws MailRejected
 */
export type SendMail = (mail: Mail) => Promise<void>;

/** The reason for which an email was not accepted. */
interface MailFailure {
  /** Name of the failure for the log, in capital letters and underscores. */
  code?: string | undefined;
  /** The supplier's status; missing if it did not respond. */
  status?: number | undefined;
  /** True if it refused the recipient or the message for good: the email must not be sent again. */
  isFinal: boolean;
}

/**
 * An email that was not accepted. Keeps only status and code: the supplier's message may quote addresses.
 *
 * @example
 * const send: SendMail = async ({ to, subject, text }) => {
 *   const body = JSON.stringify({ to, subject, text });
 *   const { ok, status } = await fetch('https://relay.example/send', { method: 'POST', body });
 *   if (!ok) throw new MailRejected({ status, isFinal: status === 422 });
 * };
 */
export class MailRejected extends Error implements MailFailure {
  override readonly name = 'MailRejected';
  readonly code: string;
  readonly status: number | undefined;
  readonly isFinal: boolean;

  constructor({ code = '', status, isFinal }: MailFailure) {
    super('an email was not accepted');
    this.code = /^[A-Z_]{1,40}$/.test(code) ? code : 'unknown';
    this.status = status;
    this.isFinal = isFinal;
  }
}
