import type { ReactElement, ReactNode } from 'react';
import { AskMailForm } from '../forms/AskMailForm.tsx';
import forms from '../forms/MemberForms.module.css';
import type { Problem } from '../identity/problem.ts';
import type { MemberTexts } from '../texts/member-texts.ts';
import { textOfProblem } from '../texts/text-of-problem.ts';

interface DeadLinkProps {
  formId: string;
  problem: Problem;
  texts: MemberTexts;
  /** The way back. */
  back: ReactNode;
}

/** Says why the link of a mail sets no password, before one was typed. For one that has expired a new one is a press away. */
export function DeadLink({ formId, problem, texts, back }: DeadLinkProps): ReactElement {
  return (
    <>
      <div role="alert" className={forms['trouble']}>
        <p>{textOfProblem(problem, texts)}</p>
      </div>
      {problem === 'expired-link' ? (
        <>
          <p className={forms['text']}>{texts.resetText}</p>
          <AskMailForm formId={formId} texts={texts} beside={back} again />
        </>
      ) : (
        back
      )}
    </>
  );
}
