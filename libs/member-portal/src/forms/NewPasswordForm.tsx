import { fill } from '@guildhall/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState, type ReactElement } from 'react';
import type { PasswordRequirement } from '../identity/password-requirements.ts';
import type { Problem } from '../identity/problem.ts';
import { membersAtom, resetCodeAtom, userAtom } from '../session/session-atoms.ts';
import type { MemberTexts } from '../texts/member-texts.ts';
import { MemberFormFrame } from './MemberFormFrame.tsx';
import styles from './MemberForms.module.css';
import { MissingRequirements } from './MissingRequirements.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useMemberForm } from './use-member-form.ts';

export interface NewPasswordFormProps {
  formId: string;
  texts: MemberTexts;
  /** The code of a mail; without it, the password of the member who is logged in is changed. */
  code?: string | undefined;
  /** Whose password the code sets, once that is known. */
  owner?: string | undefined;
  /** Whether something else is there to do first. */
  quiet?: boolean;
  /** Told how it went. */
  onResult?: (problem: Problem | undefined) => void;
}

/**
 * Sets a password. The code of a mail is used when the form is sent, and not before. The present password is asked for
 * once the identity service says that the login is too old. What is saved does not stay on the screen. A hidden
 * field tells password managers whose password it is: with a code that is not whoever is logged in.
 */
export function NewPasswordForm(props: NewPasswordFormProps): ReactElement {
  const { formId, texts, code, owner, quiet, onResult } = props;
  const members = useAtomValue(membersAtom);
  const own = useAtomValue(userAtom)?.email;
  const email = code === undefined ? own : owner;
  const forgetCode = useSetAtom(resetCodeAtom);
  const [asksCurrent, setAsksCurrent] = useState(false);
  const [missing, setMissing] = useState<readonly PasswordRequirement[]>();
  const fields = {
    ...(asksCurrent && { current: { label: texts.currentPasswordLabel } }),
    password: { label: texts.newPasswordLabel },
  };
  const form = useMemberForm(fields, texts, async ({ password = '', current }, sent) => {
    if (!members) return 'technical';
    const answer =
      code === undefined
        ? await members.changePassword(password, current)
        : await members.resetPassword(code, password);
    const problem = typeof answer === 'object' ? 'weak-password' : answer;
    setMissing(typeof answer === 'object' ? answer.missing : undefined);
    setAsksCurrent(problem === 'login-again' || problem === 'wrong-password');
    if (problem === undefined) {
      sent.reset();
      // It is used.
      if (code !== undefined) forgetCode(undefined);
    }
    onResult?.(problem);
    return problem;
  });
  return (
    <MemberFormFrame
      form={form}
      texts={texts}
      action={texts.setPasswordLabel}
      trouble={missing && <MissingRequirements missing={missing} texts={texts} />}
      done={form.isDone ? texts.passwordSavedText : undefined}
      label={texts.setPasswordLabel}
      quiet={quiet}
    >
      {email !== undefined && (
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      )}
      {code !== undefined && owner !== undefined && (
        <div className={styles['whose']}>
          <p>{fill(texts.passwordOfText, { email: owner })}</p>
          {own !== undefined && own !== owner && <p>{fill(texts.otherLoginText, { email: own })}</p>}
        </div>
      )}
      {asksCurrent && (
        <PasswordField
          id={`${formId}-current`}
          name="current"
          label={texts.currentPasswordLabel}
          error={form.errors['current']}
          {...form.problemAt('current')}
          autoComplete="current-password"
          texts={texts}
          aria-required
        />
      )}
      <PasswordField
        id={`${formId}-new`}
        name="password"
        label={texts.newPasswordLabel}
        hint={missing ? undefined : texts.newPasswordHint}
        error={form.errors['password']}
        {...form.problemAt('password')}
        autoComplete="new-password"
        texts={texts}
        aria-required
      />
    </MemberFormFrame>
  );
}
