import type { SendMail } from '../suppliers/mail.ts';
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
  sendMail: SendMail;
  from: { name: string | undefined; address: string };
  siteOrigin: string;
}

/** Composes the mails and sends them. */
export function createMemberMails({ sendMail, from, siteOrigin }: MemberMailsOptions): MemberMails {
  const { name = new URL(siteOrigin).hostname, address } = from;
  const send = (to: string, mail: MailText) =>
    sendMail({
      from: { name, address },
      to,
      subject: mail.subject,
      text: renderText(mail),
      html: renderHtml(mail),
    });
  return {
    sendWelcome: (email, code) => send(email, composeWelcomeMail({ siteOrigin, name, code })),
    sendPassword: (email, code) => send(email, composePasswordMail({ siteOrigin, name, code })),
    sendWelcomeBack: (email) => send(email, composeWelcomeBackMail({ siteOrigin, name })),
    sendUndonePayment: (email, undone) => send(email, composeUndonePaymentMail({ siteOrigin, name }, undone)),
    sendReports: (reports, consoleUrl) =>
      send(address, composeReportsMail({ siteOrigin, name }, reports, consoleUrl)),
  };
}
