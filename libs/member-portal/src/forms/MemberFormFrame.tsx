import { Button } from '@guildhall/ui';
import type { ReactElement, ReactNode } from 'react';
import type { MemberTexts } from '../texts/member-texts.ts';
import { getProblemText } from '../texts/get-problem-text.ts';
import styles from './MemberForms.module.css';
import type { MemberForm } from './use-member-form.ts';

interface MemberFormFrameProps {
  form: MemberForm;
  texts: MemberTexts;
  /** On the button. */
  submitLabel: string;
  /** Said instead of the problem's own words. */
  problemMessage?: ReactNode;
  /** Said before the button when all went well. */
  doneText?: string | undefined;
  /** Said after it, smaller. */
  doneNote?: string | undefined;
  /** For a form that is not the first thing to do on its page. */
  isQuiet?: boolean | undefined;
  /** Beside the button. */
  secondaryAction?: ReactNode;
  /** The form's name for those who do not see the heading above it. */
  label?: string;
  children: ReactNode;
}

/** Fields, what went wrong with them as a whole, and the button. */
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
  const { problem, problemId, busy, submit } = form;
  return (
    // Without script a press does nothing rather than put what was typed into an address: there is no dialog.
    <form className={styles['form']} method="dialog" noValidate aria-label={label} onSubmit={submit}>
      {children}
      {/* Always there, so that screen readers announce what is put into them. */}
      <div id={problemId} role="alert" className={problem ? styles['trouble'] : undefined}>
        {problem && (problemMessage ?? <p>{getProblemText(problem, texts)}</p>)}
      </div>
      <div role="status" className={doneText ? styles['done'] : undefined}>
        {doneText && <p>{doneText}</p>}
        {doneText && doneNote && <p className={styles['quiet']}>{doneNote}</p>}
      </div>
      <div className={styles['end']}>
        <Button type="submit" busy={busy} variant={isQuiet ? 'quiet' : 'primary'}>
          {busy ? texts.loadingLabel : submitLabel}
        </Button>
        {secondaryAction}
      </div>
    </form>
  );
}
