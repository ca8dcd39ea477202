import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { membersAtom } from '../session/session-atoms.ts';
import type { MemberTexts } from '../texts/member-texts.ts';
import { EmailField } from './EmailField.tsx';
import { MemberFormFrame } from './MemberFormFrame.tsx';
import styles from './MemberForms.module.css';
import { PasswordField } from './PasswordField.tsx';
import { useMemberForm } from './use-member-form.ts';

export interface LoginFormProps {
  /** Begins the ids of its fields. */
  formId: string;
  texts: MemberTexts;
  /** To the form that asks for the mail; a link to its page when not given. */
  onForgot?: () => void;
}

/** Email and password. Wrong ones, unknown ones and those of a disabled member are told the same. */
export function LoginForm({ formId, texts, onForgot }: LoginFormProps): ReactElement {
  const members = useAtomValue(membersAtom);
  const fields = {
    email: { label: texts.emailLabel, email: true },
    password: { label: texts.passwordLabel },
  };
  const form = useMemberForm(fields, texts, async ({ email = '', password = '' }) =>
    members ? members.logIn(email.trim(), password) : 'technical',
  );
  const forgot = onForgot ? (
    <button type="button" className={styles['way']} onClick={onForgot}>
      {texts.forgotPasswordLabel}
    </button>
  ) : (
    <a className={styles['way']} href="/reset-password">
      {texts.forgotPasswordLabel}
    </a>
  );
  return (
    <MemberFormFrame
      form={form}
      texts={texts}
      submitLabel={texts.loginLabel}
      secondaryAction={forgot}
      label={texts.loginTitle}
    >
      <EmailField id={`${formId}-email`} name="email" label={texts.emailLabel} error={form.errors['email']} />
      <PasswordField
        id={`${formId}-password`}
        name="password"
        label={texts.passwordLabel}
        error={form.errors['password']}
        {...form.getProblemProps('password')}
        autoComplete="current-password"
        texts={texts}
        aria-required
      />
    </MemberFormFrame>
  );
}
