import { isThisMachine } from '@guildhall/safe-content';
import { createTransport } from 'nodemailer';
import {
  composeReportsMail,
  composeUndonePaymentMail,
  composeWelcomeBackMail,
  type UndonePayment,
} from './billing-mail-texts.ts';
import { composePasswordMail, composeWelcomeMail, type MailText } from './mail-texts.ts';
import { renderHtml, renderText } from './mail-layout.ts';

/** Emails to members. Each rejects if the relay did not accept it, and can be sent again. */
export interface MemberMails {
  /**
   * For a newly confirmed membership.
   *
   * @param email the address on file at the identity service
   * @param code single-use code that sets the password
   */
  sendWelcome(email: string, code: string): Promise<void>;
  sendPassword(email: string, code: string): Promise<void>;
  /** For members who joined again and have a login. */
  sendWelcomeBack(email: string): Promise<void>;
  sendUndonePayment(email: string, undone: UndonePayment): Promise<void>;
  /** For operators, to the sender's own address: its replies are read. */
  sendReports(
    reports: readonly { text: string; subscriptionId: string }[],
    consoleUrl: string,
  ): Promise<void>;
}

export interface MemberMailsOptions {
  relay: string;
  from: { name: string | undefined; address: string };
  siteOrigin: string;
}

const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

/** Sends mails through a relay, encrypted unless the relay is on this machine. */
export function connectMemberMails({ relay, from, siteOrigin }: MemberMailsOptions): MemberMails {
  const { hostname, port, protocol, username, password } = new URL(relay);
  const transport = createTransport({
    host: hostname,
    ...(port && { port: Number(port) }),
    secure: protocol === 'smtps:',
    requireTLS: !isThisMachine(hostname),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { name = new URL(siteOrigin).hostname, address } = from;
  const send = async (to: string, mail: MailText) => {
    await transport
      .sendMail({
        from: { name, address },
        // As an object: nodemailer would split a string at commas into several addresses.
        to: { name: '', address: to },
        subject: mail.subject,
        text: renderText(mail),
        html: renderHtml(mail),
        headers: { 'auto-submitted': 'auto-generated' },
      })
      .catch((error: unknown) => {
        throw new MailRejected(error);
      });
  };
  return {
    sendWelcome: (email, code) => send(email, composeWelcomeMail({ siteOrigin, name, code })),
    sendPassword: (email, code) => send(email, composePasswordMail({ siteOrigin, name, code })),
    sendWelcomeBack: (email) => send(email, composeWelcomeBackMail({ siteOrigin, name })),
    sendUndonePayment: (email, undone) => send(email, composeUndonePaymentMail({ siteOrigin, name }, undone)),
    sendReports: (reports, consoleUrl) =>
      send(address, composeReportsMail({ siteOrigin, name }, reports, consoleUrl)),
  };
}

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
