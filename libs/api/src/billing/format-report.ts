import type { Organisation } from '@guildhall/organisation';
import { computeRefundTime } from '../contracts/contract-days.ts';
import { fillText } from '../format/fill-text.ts';
import type { BillingReport } from './attempt-store.ts';
import type { ReportTexts } from './report-texts.ts';

/** Language and time zone of days. */
export type DayFormat = Pick<Organisation, 'locale' | 'timeZone'>;

const notAboutSubscriptions: ReadonlySet<BillingReport['kind']> = new Set([
  ...(['contact refused', 'withdrawal', 'cancellation', 'receipt refused'] as const),
]);

/** True for a report about a subscription, which its reader finds at the billing vendor. */
export const isAboutSubscription = ({ kind }: Pick<BillingReport, 'kind'>): boolean =>
  !notAboutSubscriptions.has(kind);

/** Formats a report for its reader. */
export function formatReport(
  { id, kind, reportedAt }: BillingReport,
  texts: ReportTexts,
  { locale, timeZone }: DayFormat,
): string {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  return fillText(texts[kind], { number: String(id), date: date.format(computeRefundTime(reportedAt)) });
}
