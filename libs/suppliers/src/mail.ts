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

  constructor(cause: unknown) {
    const { code, responseCode } = (cause ?? {}) as { code?: unknown; responseCode?: unknown };
    super('the mail relay rejected an email');
    this.code = typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? code : 'unknown';
    this.status = typeof responseCode === 'number' ? responseCode : undefined;
  }
}
