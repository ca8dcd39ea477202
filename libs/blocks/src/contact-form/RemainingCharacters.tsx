import { VisuallyHidden } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { ContactFormTexts } from './contact-form-texts.ts';
import styles from './ContactForm.module.css';

interface RemainingCharactersProps {
  remaining: number;
  limit: number;
  texts: ContactFormTexts;
}

/** Screen readers announce only these numbers: more would interrupt typing. */
const milestones = [0, 10, 20, 50, 100, 200];

/** The number of remaining characters; hidden until the limit is near. */
export function RemainingCharacters({ remaining, limit, texts }: RemainingCharactersProps): ReactElement {
  const near = remaining <= Math.min(200, limit / 5);
  const milestone = milestones.find((number) => remaining <= number);
  return (
    <>
      {near && (
        <p className={styles['left']} aria-hidden="true">
          {formatRemaining(remaining, texts)}
        </p>
      )}
      {/* Always rendered: screen readers announce only changes. */}
      <div role="status">
        <VisuallyHidden>
          {near && milestone !== undefined ? formatRemaining(milestone, texts) : ''}
        </VisuallyHidden>
      </div>
    </>
  );
}

function formatRemaining(remaining: number, texts: ContactFormTexts): string {
  if (remaining <= 0) return texts.remainingNone;
  return remaining === 1 ? texts.remainingOne : texts.remaining.replace('{count}', String(remaining));
}
