import { formatDay, type Organisation } from '@guildhall/organisation';
import { computeRefundTime } from './statements/contract-days.ts';
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

/** Formats a report for its reader. @param days how days are written, in ISO form by default */
export function formatReport(
  { id, kind, reportedAt }: BillingReport,
  texts: ReportTexts,
  days?: DayFormat,
): string {
  const refundAt = computeRefundTime(reportedAt);
  const date = days
    ? formatDay(refundAt, days.locale, days.timeZone)
    : new Date(refundAt).toISOString().slice(0, 10);
  return fillText(texts[kind], { number: id, date });
}
