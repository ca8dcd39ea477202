import { reportTexts } from '../billing/report-texts.ts';
import { contactMailTexts } from '../contact/contact-mail-texts.ts';
import { failureTexts } from '../errors/failure-texts.ts';
import { refusalTexts } from '../invoice/refusal-texts.ts';
import { invoiceTexts } from '../members/invoice-texts.ts';
import { leavingTexts } from '../members/leaving/leaving-texts.ts';
import { mailTexts } from '../mails/mail-texts.ts';
import type { ApiTexts } from './api-texts.ts';

/**
 * The api's texts in English. An English organisation that words some of them differently replaces those.
 *
 * @example
 * const { contactMail } = englishApiTexts;
 * export const texts: ApiTexts = {
 *   ...englishApiTexts,
 *   contactMail: { ...contactMail, subject: 'A letter to the garden' },
 * };
 */
export const englishApiTexts: ApiTexts = {
  mails: mailTexts,
  leaving: leavingTexts,
  reports: reportTexts,
  contactMail: contactMailTexts,
  memberInvoice: invoiceTexts,
  invoice: refusalTexts,
  failures: failureTexts,
};
