import type { ReactElement, ReactNode } from 'react';
import { RequestMailForm } from '../forms/RequestMailForm.tsx';
import forms from '../forms/MemberForms.module.css';
import type { Problem } from '../identity/problem.ts';
import type { MemberTexts } from '../texts/member-texts.ts';
import { getProblemText } from '../texts/get-problem-text.ts';

interface UnusableLinkProps {
  formId: string;
  problem: Problem;
  texts: MemberTexts;
  /** The way back. */
  back: ReactNode;
}

/** Says why the link of a mail sets no password, before one was typed. For one that has expired a new one is a press away. */
export function UnusableLink({ formId, problem, texts, back }: UnusableLinkProps): ReactElement {
  return (
    <>
      <div role="alert" className={forms['trouble']}>
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
