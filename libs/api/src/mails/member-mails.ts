import { createHash } from 'node:crypto';
import type { SendMail } from '@guildhall/suppliers';
import {
  composeReminderMail,
  composeReportsMail,
  composeTransferMail,
  composeUndonePaymentMail,
  type ReminderToSend,
  type ReportedCase,
  type TransferToPay,
  type UndonePayment,
} from './compose-billing-mails.ts';
import {
  composeAddressChangedMail,
  composeAddressLinkMail,
  composeLinkWelcomeBackMail,
  composeLinkWelcomeMail,
  composeLoginLinkMail,
} from './compose-link-mails.ts';
import {
  composePasswordChangedMail,
  composePasswordMail,
  composeWelcomeBackMail,
  composeWelcomeMail,
} from './compose-member-mails.ts';
import {
  composeDecisionMail,
  composeReceiptMail,
  type DecidedStatement,
  type StatementToConfirm,
} from './compose-contract-mails.ts';
import { composeErasedMail, composeLeavingMail, type LeavingToConfirm } from './compose-leaving-mails.ts';
import type { LoadedMailLook } from './mail-look.ts';
import type { MailOptions } from './mail-options.ts';
import type { MailText } from './mail-text.ts';
import { markId, renderMailHtml, renderMailText } from './render-mail.ts';

/** Emails to members. Each rejects if the relay did not accept it, and can be sent again. */
export interface MemberMails {
  /**
   * For a newly confirmed membership.
   *
   * @param email the address on file at the identity service
   * @param code single-use code that sets the password; none where members log in by links
   */
  sendWelcome(email: string, code?: string): Promise<void>;
  /** @param secret of the link */
  sendLoginLink(email: string, secret: string): Promise<void>;
  /** To the new address. @param secret of the link that confirms it */
  sendAddressLink(email: string, secret: string): Promise<void>;
  /** To the old address. @param secret of the link that undoes the change */
  sendAddressChanged(email: string, secret: string, hasPassword: boolean): Promise<void>;
  sendPassword(email: string, code: string): Promise<void>;
  /** To a member whose password was changed. Time in ms since 1970. */
  sendPasswordChanged(email: string, change: { uid: string; changedAt: number }): Promise<void>;
  /** For members who joined again and have a login. */
  sendWelcomeBack(email: string, hasPassword: boolean): Promise<void>;
  sendUndonePayment(email: string, undone: UndonePayment): Promise<void>;
  /** For people who signed up and are to pay by bank transfer. */
  sendTransfer(email: string, mail: TransferToPay): Promise<void>;
  /** For members whose next term is to be paid. */
  sendReminder(email: string, reminder: ReminderToSend): Promise<void>;
  /** Confirms that a statement about a contract has arrived. */
  sendReceipt(email: string, statement: StatementToConfirm): Promise<void>;
  /** Says what became of a statement. */
  sendDecision(email: string, statement: DecidedStatement): Promise<void>;
  /** Confirms that somebody's data will be deleted. */
  sendLeaving(email: string, leaving: LeavingToConfirm): Promise<void>;
  /** Says that it was deleted. @param id of the deletion */
  sendErased(email: string, id: string): Promise<void>;
  /** For operators, to the sender's own address: its replies are read. */
  sendReports(reports: readonly ReportedCase[], consoleUrl: string | undefined): Promise<void>;
}

export interface MemberMailsOptions extends Omit<MailOptions, 'name'> {
  sendMail: SendMail;
  from: { name: string | undefined; address: string };
  look: LoadedMailLook;
}

/** Composes the mails in the organisation's texts and look, and sends them. */
export function createMemberMails({ sendMail, from, look, ...shared }: MemberMailsOptions): MemberMails {
  const { name = look.sender ?? new URL(shared.siteOrigin).hostname, address } = from;
  const options: MailOptions = { ...shared, name };
  const pictures = look.mark && [{ id: markId, png: look.mark }];
  const send = (to: string, mail: MailText, id?: string) =>
    sendMail({
      ...(id !== undefined && { id }),
      from: { name, address },
      to,
      subject: mail.subject,
      text: renderMailText(mail),
      html: renderMailHtml(mail, look, shared.organisation.language),
      ...(pictures && { pictures }),
    });
  return {
    sendWelcome: (email, code) =>
      send(email, code === undefined ? composeLinkWelcomeMail(options) : composeWelcomeMail(options, code)),
    sendLoginLink: (email, secret) => send(email, composeLoginLinkMail(options, secret)),
    sendAddressLink: (email, secret) => send(email, composeAddressLinkMail(options, secret)),
    sendAddressChanged: (email, secret, hasPassword) =>
      send(email, composeAddressChangedMail(options, secret, hasPassword)),
    sendPassword: (email, code) => send(email, composePasswordMail(options, code)),
    sendPasswordChanged: (email, { uid, changedAt }) =>
      send(
        email,
        composePasswordChangedMail(options, changedAt),
        toMailId('password', `${uid} ${changedAt}`),
      ),
    sendWelcomeBack: (email, hasPassword) =>
      send(email, hasPassword ? composeWelcomeBackMail(options) : composeLinkWelcomeBackMail(options)),
    sendUndonePayment: (email, undone) => send(email, composeUndonePaymentMail(options, undone)),
    sendTransfer: (email, mail) => send(email, composeTransferMail(options, mail)),
    sendReminder: (email, reminder) =>
      send(email, composeReminderMail(options, reminder), toMailId('reminder', reminder.id)),
    sendReceipt: (email, statement) =>
      send(email, composeReceiptMail(options, statement), `receipt-${statement.id}`),
    sendDecision: (email, statement) =>
      send(email, composeDecisionMail(options, statement), `decision-${statement.id}`),
    sendLeaving: (email, leaving) =>
      send(email, composeLeavingMail(options, leaving), `leaving-${leaving.id}`),
    sendErased: (email, id) => send(email, composeErasedMail(options), `erased-${id}`),
    sendReports: (reports, consoleUrl) => send(address, composeReportsMail(options, reports, consoleUrl)),
  };
}

/** An ID of letters, digits and hyphens, the same for the same email. */
const toMailId = (kind: string, id: string): string =>
  `${kind}-${createHash('sha256').update(id).digest('hex').slice(0, 32)}`;
