import type { ReactElement, ReactNode } from 'react';
import { RequestMailForm } from '../forms/RequestMailForm.tsx';
import forms from '../forms/MemberForms.module.css';
import type { MemberProblem } from '../identity/problem.ts';
import type { MemberTexts } from '../texts/member-texts.ts';
import { getProblemText } from '../texts/get-problem-text.ts';

interface UnusableLinkProps {
  formId: string;
  problem: MemberProblem;
  texts: MemberTexts;
  back: ReactNode;
}

/** Explains why an email's link cannot set a password, and offers a new one if it has expired. */
export function UnusableLink({ formId, problem, texts, back }: UnusableLinkProps): ReactElement {
  return (
    <>
      <div role="alert" className={forms['problem']}>
        <p>{getProblemText(problem, texts)}</p>
      </div>
      {problem === 'expired-link' ? (
        <>
          <p className={forms['text']}>{texts.resetText}</p>
          <RequestMailForm formId={formId} texts={texts} secondaryAction={back} isRepeat />
        </>
      ) : (
        back
      )}
    </>
  );
}
