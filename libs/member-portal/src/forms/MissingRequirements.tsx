import { fill } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { PasswordRequirement } from '../identity/password-requirements.ts';
import type { MemberTexts } from '../texts/member-texts.ts';
import styles from './MemberForms.module.css';

interface MissingRequirementsProps {
  missing: readonly PasswordRequirement[];
  texts: MemberTexts;
}

/** The requirements that a refused password does not meet, in the order of the identity service. */
export function MissingRequirements({ missing, texts }: MissingRequirementsProps): ReactElement {
  return (
    <>
      <p>{texts.passwordNeedsText}</p>
      <ul className={styles['needs']}>
        {missing.map((requirement) => {
          const words = wordsOf(requirement, texts);
          return <li key={words}>{words}</li>;
        })}
      </ul>
    </>
  );
}

function wordsOf(requirement: PasswordRequirement, { passwordNeeds }: MemberTexts): string {
  if (requirement.rule === 'other') return requirement.words;
  return fill(passwordNeeds[requirement.rule], 'count' in requirement ? { count: requirement.count } : {});
}
