import { fill } from '@guildhall/ui';
import type { DisplayedStatus } from '../profile/use-member-status.ts';
import type { MemberTexts } from './member-texts.ts';

/** The note is empty while the status is being checked. */
export function formatStatus(
  { status, endsAt }: DisplayedStatus,
  texts: MemberTexts,
): { sentence: string; note: string } {
  const date = endsAt === undefined ? undefined : formatDay(endsAt);
  const values = { portal: texts.editSubscriptionLabel, ...(date !== undefined && { date }) };
  const dated: Partial<Record<typeof status, string>> = date === undefined ? {} : texts.datedStatus;
  const datedNotes: Partial<Record<typeof status, string>> = date === undefined ? {} : texts.datedStatusNotes;
  return {
    sentence: fill(dated[status] ?? texts.status[status], values),
    note: fill(datedNotes[status] ?? texts.statusNotes[status], values),
  };
}

/** Formats in the page's language, in English as 'March 05, 2027'; `undefined` for an unreadable date. Month and day stay on one line. */
function formatDay(iso: string): string | undefined {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return undefined;
  return date
    .toLocaleDateString(document.documentElement.lang || 'en', {
      year: 'numeric',
      month: 'long',
      day: '2-digit',
      timeZone: 'UTC',
    })
    .replace(' ', '\u00a0');
}
