import { VisuallyHidden } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { ContactFormTexts } from './contact-form-texts.ts';
import styles from './ContactForm.module.css';

interface RemainingCharactersProps {
  left: number;
  limit: number;
  texts: ContactFormTexts;
}

/** The numbers that screen readers announce, so that they do not interrupt every letter. */
const milestones = [0, 10, 20, 50, 100, 200];

/** How much more fits into a field; hidden until the limit is near. */
export function RemainingCharacters({ left, limit, texts }: RemainingCharactersProps): ReactElement {
  const near = left <= Math.min(200, limit / 5);
  const milestone = milestones.find((number) => left <= number);
  return (
    <>
      {near && (
        <p className={styles['left']} aria-hidden="true">
          {formatRemaining(left, texts)}
        </p>
      )}
      {/* Always there, so that screen readers announce what is put into it. */}
      <div role="status">
        <VisuallyHidden>
          {near && milestone !== undefined ? formatRemaining(milestone, texts) : ''}
        </VisuallyHidden>
      </div>
    </>
  );
}

function formatRemaining(left: number, texts: ContactFormTexts): string {
  if (left <= 0) return texts.leftNone;
  return left === 1 ? texts.leftOne : texts.left.replace('{count}', String(left));
}
