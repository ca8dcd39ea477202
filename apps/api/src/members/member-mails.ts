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

/** Mails to members. Each rejects when the relay did not accept it, and may be sent again then. */
export interface MemberMails {
  /**
   * To somebody whose membership was just confirmed.
   *
   * @param email the address on file at the identity service
   * @param code sets the password, once
   */
  sendWelcome(email: string, code: string): Promise<void>;
  /** To a member who has requested it. */
  sendPassword(email: string, code: string): Promise<void>;
  /** To somebody who has joined again and has a login. */
  sendWelcomeBack(email: string): Promise<void>;
  /** To somebody who had paid for a second membership. */
  sendUndonePayment(email: string, undone: UndonePayment): Promise<void>;
  /** To those who run the site, at the address that sends these mails: somebody reads the replies to it. */
  sendReports(
    reports: readonly { text: string; subscriptionId: string }[],
    consoleUrl: string,
  ): Promise<void>;
}

export interface MemberMailsOptions {
  /** `smtps://name:password@host`, or `smtp://`. */
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
        // An object: nodemailer would read a text with commas as several addresses.
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

/** The relay did not accept a mail. Its message may quote addresses, so only status and code are passed on. */
export class MailRejected extends Error {
  override readonly name = 'MailNotTaken';
  readonly code: string;
  readonly status: number | undefined;

  constructor(cause: unknown) {
    const { code, responseCode } = (cause ?? {}) as { code?: unknown; responseCode?: unknown };
    super('the mail relay did not take a mail');
    this.code = typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? code : 'unknown';
    this.status = typeof responseCode === 'number' ? responseCode : undefined;
  }
}
