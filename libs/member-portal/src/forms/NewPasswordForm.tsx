import { useAtomValue } from 'jotai';
import { useState, type ReactElement } from 'react';
import type { Problem } from '../identity/problem.ts';
import { membersAtom, userAtom } from '../session/session-atoms.ts';
import type { MemberTexts } from '../texts/member-texts.ts';
import { MemberFormFrame } from './MemberFormFrame.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useMemberForm } from './use-member-form.ts';

export interface NewPasswordFormProps {
  formId: string;
  texts: MemberTexts;
  /** The code of a mail; without it, the password of the member who is logged in is changed. */
  code?: string | undefined;
  /** Whether something else is there to do first. */
  quiet?: boolean;
  /** Told how it went. */
  onResult?: (problem: Problem | undefined) => void;
}

/**
 * Sets a password. The code of a mail is used when the form is sent, and not before. The present password is asked for
 * once the identity service says that the login is too old. What is saved does not stay on the screen. A hidden
 * field tells password managers whose password it is.
 */
export function NewPasswordForm(props: NewPasswordFormProps): ReactElement {
  const { formId, texts, code, quiet, onResult } = props;
  const members = useAtomValue(membersAtom);
  const email = useAtomValue(userAtom)?.email;
  const [asksCurrent, setAsksCurrent] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const fields = {
    ...(asksCurrent && { current: { label: texts.currentPasswordLabel } }),
    password: { label: texts.newPasswordLabel },
  };
  const form = useMemberForm(fields, texts, async ({ password = '', current }, sent) => {
    setSaved(false);
    if (!members) return 'technical';
    const problem =
      code === undefined
        ? await members.changePassword(password, current)
        : await members.resetPassword(code, password);
    setAsksCurrent(problem === 'login-again' || problem === 'wrong-password');
    setSaved(problem === undefined);
    if (problem === undefined) sent.reset();
    onResult?.(problem);
    return problem;
  });
  return (
    <MemberFormFrame
      form={form}
      texts={texts}
      action={texts.setPasswordLabel}
      done={isSaved ? texts.passwordSavedText : undefined}
      label={texts.setPasswordLabel}
      quiet={quiet}
    >
      {email !== undefined && (
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
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
        hint={texts.newPasswordHint}
        error={form.errors['password']}
        autoComplete="new-password"
        texts={texts}
        aria-required
      />
    </MemberFormFrame>
  );
}
