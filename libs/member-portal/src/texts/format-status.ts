import { fill } from '@guildhall/ui';
import type { DisplayedStatus } from '../profile/use-member-status.ts';
import { formatDay } from './format-day.ts';
import type { MemberTexts } from './member-texts.ts';

/**
 * The note is empty while the status is being checked. Without a portal, such as where members pay by bank transfer, it has
 * no sentence that names it.
 */
export function formatStatus(
  { status, endsAt }: DisplayedStatus,
  texts: MemberTexts,
  hasPortal: boolean,
): { sentence: string; note: string } {
  const date = endsAt === undefined ? undefined : formatDay(endsAt);
  const values = { portal: texts.editSubscriptionLabel, ...(date !== undefined && { date }) };
  const dated: Partial<Record<typeof status, string>> = date === undefined ? {} : texts.datedStatus;
  const datedNotes: Partial<Record<typeof status, string>> = date === undefined ? {} : texts.datedStatusNotes;
  const note = datedNotes[status] ?? texts.statusNotes[status];
  return {
    sentence: fill(dated[status] ?? texts.status[status], values),
    note: fill(hasPortal ? note : omitPortal(note), values),
  };
}

function omitPortal(text: string): string {
  const sentences = new Intl.Segmenter(document.documentElement.lang || 'en', { granularity: 'sentence' });
  return [...sentences.segment(text)]
    .map(({ segment }) => segment)
    .filter((sentence) => !sentence.includes('{portal}'))
    .join('')
    .trim();
}
