/** An email. */
export interface Mail {
  from: { name: string; address: string };
  /** One email address. */
  to: string;
  subject: string;
  text: string;
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

/** Keeps only the status and code: the relay's message may quote addresses. */
export class MailRejected extends Error {
  override readonly name = 'MailRejected';
  readonly code: string;
  readonly status: number | undefined;
  /** True if the relay refused the recipient or the message for good (5xx): the email must not be sent again. */
  readonly isFinal: boolean;

  constructor(cause: unknown) {
    const { code, responseCode, command } = (cause ?? {}) as Partial<Record<string, unknown>>;
    super('the mail relay rejected an email');
    this.code = typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? code : 'unknown';
    this.status = typeof responseCode === 'number' ? responseCode : undefined;
    const isAboutMail = command === 'RCPT TO' || command === 'DATA';
    // Without a command of the relay: no relay can be asked to send to such an address.
    const isUnusable = command === 'API' && code === 'EENVELOPE';
    this.isFinal = isUnusable || (isAboutMail && (this.status ?? 0) >= 500 && (this.status ?? 0) < 600);
  }
}
