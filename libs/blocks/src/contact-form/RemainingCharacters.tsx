import { VisuallyHidden } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { ContactFormTexts } from './contact-form-texts.ts';
import { formatExcess } from './contact-rules.ts';
import { formatLimit } from './format-limit.ts';
import styles from './ContactForm.module.css';

interface RemainingCharactersProps {
  /** Label of the field. */
  label: string;
  /** Negative if the text is too long. */
  remaining: number;
  limit: number;
  texts: ContactFormTexts;
}

/** Screen readers announce only these numbers: more would interrupt typing. */
const milestones = [0, 10, 20, 50, 100, 200];

/**
 * The number of remaining characters, hidden until the limit is near, or of those that are too many. Nothing is cut off:
 * what is too long can be shortened by the person who wrote it.
 */
export function RemainingCharacters({
  label,
  remaining,
  limit,
  texts,
}: RemainingCharactersProps): ReactElement {
  const near = remaining <= Math.min(200, limit / 5);
  const milestone = milestones.find((number) => remaining <= number) ?? remaining;
  const announced =
    remaining < 0 ? formatLimit(texts.limit, limit, texts) : formatRemaining(milestone, texts);
  return (
    <>
      {near && (
        <p className={styles['left']} aria-hidden="true">
          {remaining < 0 ? formatExcess(-remaining, texts) : formatRemaining(remaining, texts)}
        </p>
      )}
      {/* Always rendered: screen readers announce only changes. */}
      <div role="status">{near && <VisuallyHidden>{`${label}: ${announced}`}</VisuallyHidden>}</div>
    </>
  );
}

function formatRemaining(remaining: number, texts: ContactFormTexts): string {
  if (remaining === 0) return texts.remainingNone;
  return remaining === 1 ? texts.remainingOne : texts.remaining.replace('{count}', String(remaining));
}
