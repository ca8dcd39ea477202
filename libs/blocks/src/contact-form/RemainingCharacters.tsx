import { VisuallyHidden } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { ContactFormTexts } from './contact-form-texts.ts';
import { formatLimit } from './format-limit.ts';
import type { CutInput } from './use-field-limit.ts';
import styles from './ContactForm.module.css';

interface RemainingCharactersProps {
  /** Label of the field. */
  label: string;
  remaining: number;
  limit: number;
  cut: CutInput | undefined;
  texts: ContactFormTexts;
}

/** Screen readers announce only these numbers: more would interrupt typing. */
const milestones = [0, 10, 20, 50, 100, 200];

/**
 * The number of remaining characters, hidden until the limit is near, or that the field’s text was shortened. Input that
 * the limit refuses or cuts is announced each time.
 */
export function RemainingCharacters({
  label,
  remaining,
  limit,
  cut,
  texts,
}: RemainingCharactersProps): ReactElement {
  const near = remaining <= Math.min(200, limit / 5);
  const milestone = milestones.find((number) => remaining <= number);
  const shortened = cut?.isPasted ? formatLimit(texts.shortened, limit, texts) : undefined;
  const announced = near && milestone !== undefined ? formatRemaining(milestone, texts) : undefined;
  const said = shortened ?? announced;
  return (
    <>
      {near && (
        <p className={styles['left']} aria-hidden="true">
          {shortened ?? formatRemaining(remaining, texts)}
        </p>
      )}
      {/* Always rendered: screen readers announce only changes. */}
      <div role="status">
        {said !== undefined && (
          <VisuallyHidden key={cut?.count}>
            {label}: {said}
          </VisuallyHidden>
        )}
      </div>
    </>
  );
}

function formatRemaining(remaining: number, texts: ContactFormTexts): string {
  if (remaining <= 0) return texts.remainingNone;
  return remaining === 1 ? texts.remainingOne : texts.remaining.replace('{count}', String(remaining));
}
