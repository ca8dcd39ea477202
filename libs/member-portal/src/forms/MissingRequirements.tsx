import { fill } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { PasswordRequirement } from '@guildhall/browser-suppliers';
import type { MemberTexts } from '../texts/member-texts.ts';
import styles from './MemberForms.module.css';

interface MissingRequirementsProps {
  missing: readonly PasswordRequirement[];
  texts: MemberTexts;
}

/** Lists the unmet requirements of a refused password in the identity service's order. */
export function MissingRequirements({ missing, texts }: MissingRequirementsProps): ReactElement {
  const isTooShort = missing.every(({ rule }) => rule === 'min');
  return (
    <>
      <p>{isTooShort ? texts.problems['weak-password'] : texts.requirementsText}</p>
      <ul className={styles['requirements']}>
        {missing.map((requirement) => {
          const text = formatRequirement(requirement, texts);
          return <li key={text}>{text}</li>;
        })}
      </ul>
    </>
  );
}

function formatRequirement(requirement: PasswordRequirement, { requirements }: MemberTexts): string {
  if (requirement.rule === 'other') return requirement.text;
  return fill(requirements[requirement.rule], 'count' in requirement ? { count: requirement.count } : {});
}
