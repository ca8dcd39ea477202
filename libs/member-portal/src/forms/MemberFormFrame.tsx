'use client';

import { Button, useIsSlow, VisuallyHidden } from '@guildhall/ui';
import type { ReactElement, ReactNode } from 'react';
import type { MemberTexts } from '../texts/member-texts.ts';
import { getProblemText } from '../texts/get-problem-text.ts';
import styles from './MemberForms.module.css';
import type { MemberForm } from './use-member-form.ts';

interface MemberFormFrameProps {
  form: MemberForm;
  texts: MemberTexts;
  submitLabel: string;
  problemMessage?: ReactNode;
  doneText?: string | undefined;
  doneNote?: string | undefined;
  /** For a form that is not the main action of its page. */
  isQuiet?: boolean | undefined;
  secondaryAction?: ReactNode;
  /** Accessible name of the form. */
  label?: string;
  children: ReactNode;
}

export function MemberFormFrame(props: MemberFormFrameProps): ReactElement {
  const {
    form,
    texts,
    submitLabel,
    problemMessage,
    doneText,
    doneNote,
    isQuiet,
    secondaryAction,
    label,
    children,
  } = props;
  const { problem, problemId, isProblemAlert, busy, submit } = form;
  const isSlow = useIsSlow(busy);
  const message = problem && (problemMessage ?? <p>{getProblemText(problem, texts)}</p>);
  const box = { id: problemId, className: styles['problem'] };
  return (
    // Without JavaScript, submitting does nothing: a GET would put the input into the URL.
    <form className={styles['form']} method="dialog" noValidate aria-label={label} onSubmit={submit}>
      {children}
      {message && !isProblemAlert && <div {...box}>{message}</div>}
      {/* Always rendered, so that screen readers announce new content. */}
      <div role="alert" {...(isProblemAlert && box)}>
        {isProblemAlert && message}
      </div>
      <div role="status" className={doneText ? styles['done'] : undefined}>
        {isSlow && <VisuallyHidden>{texts.loadingLabel}</VisuallyHidden>}
        {doneText && <p>{doneText}</p>}
        {doneText && doneNote && <p className={styles['quiet']}>{doneNote}</p>}
      </div>
      <div className={styles['actions']}>
        <Button type="submit" busy={busy} variant={isQuiet ? 'quiet' : 'primary'}>
          {busy ? texts.loadingLabel : submitLabel}
        </Button>
        {secondaryAction}
      </div>
    </form>
  );
}
