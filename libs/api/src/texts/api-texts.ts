import type { ReportTexts } from '../billing/report-texts.ts';
import type { ContactMailTexts } from '../contact/contact-mail-texts.ts';
import type { FailureTexts } from '../errors/failure-texts.ts';
import type { RefusalTexts } from '../invoice/refusal-texts.ts';
import type { InvoiceTexts } from '../members/invoice-texts.ts';
import type { LeavingTexts } from '../members/leaving/leaving-texts.ts';
import type { MailTexts } from '../mails/mail-texts.ts';

/**
 * All texts that the api sends to visitors, members and the organisation itself. They are plain, without HTML; each
 * `{name}` is replaced.
 */
export interface ApiTexts {
  /** Emails to members and to the operator. */
  mails: MailTexts;
  /** The page with a copy of a member's data. */
  leaving: LeavingTexts;
  /** Cases in emails to the operator. */
  reports: ReportTexts;
  /** Emails with messages of contact forms. */
  contactMail: ContactMailTexts;
  /** Invoices that members open on their profile. */
  memberInvoice: InvoiceTexts;
  /** Reasons for which an order gets no invoice. */
  invoice: RefusalTexts;
  /** Messages of failed calls. */
  failures: FailureTexts;
}
