import { Button } from '@guildhall/ui';
import type { ReactElement, ReactNode } from 'react';
import type { MemberTexts } from '../texts/member-texts.ts';
import { textOfProblem } from '../texts/text-of-problem.ts';
import styles from './MemberForms.module.css';
import type { MemberForm } from './use-member-form.ts';

interface MemberFormFrameProps {
  form: MemberForm;
  texts: MemberTexts;
  /** On the button. */
  action: string;
  /** Said instead of the problem's own words. */
  trouble?: ReactNode;
  /** Said before the button when all went well. */
  done?: string | undefined;
  /** Said after it, smaller. */
  doneNote?: string | undefined;
  /** For a form that is not the first thing to do on its page. */
  quiet?: boolean | undefined;
  /** Beside the button. */
  beside?: ReactNode;
  /** The form's name for those who do not see the heading above it. */
  label?: string;
  children: ReactNode;
}

/** Fields, what went wrong with them as a whole, and the button. */
export function MemberFormFrame(props: MemberFormFrameProps): ReactElement {
  const { form, texts, action, trouble, done, doneNote, quiet, beside, label, children } = props;
  const { problem, problemId, busy, submit } = form;
  return (
    // Without script a press does nothing rather than put what was typed into an address: there is no dialog.
    <form className={styles['form']} method="dialog" noValidate aria-label={label} onSubmit={submit}>
      {children}
      {/* Always there, so that screen readers announce what is put into them. */}
      <div id={problemId} role="alert" className={problem ? styles['trouble'] : undefined}>
        {problem && (trouble ?? <p>{textOfProblem(problem, texts)}</p>)}
      </div>
      <div role="status" className={done ? styles['done'] : undefined}>
        {done && <p>{done}</p>}
        {done && doneNote && <p className={styles['quiet']}>{doneNote}</p>}
      </div>
      <div className={styles['end']}>
        <Button type="submit" busy={busy} variant={quiet ? 'quiet' : 'primary'}>
          {busy ? texts.loadingLabel : action}
        </Button>
        {beside}
      </div>
    </form>
  );
}
