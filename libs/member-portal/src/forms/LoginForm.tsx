'use client';

import { cleanEmail } from '@guildhall/api-contract/email';
import { useAtom, useAtomValue } from 'jotai';
import type { MouseEvent, ReactElement } from 'react';
import { membersAtom, typedEmailAtom } from '../session/session-atoms.ts';
import { saveTypedEmail } from '../session/typed-email.ts';
import type { MemberTexts } from '../texts/member-texts.ts';
import { EmailField } from './EmailField.tsx';
import { BriefChoice, isBriefChosen } from './BriefChoice.tsx';
import { MemberFormFrame } from './MemberFormFrame.tsx';
import styles from './MemberForms.module.css';
import { PasswordField } from './PasswordField.tsx';
import { findField } from './use-focus-field.ts';
import { useMemberForm } from './use-member-form.ts';

export interface LoginFormProps {
  formId: string;
  texts: MemberTexts;
  /** The reset page. */
  resetUrl?: string;
  /** Opens the reset form in place of that link. */
  onForgot?: () => void;
}

/** Email and password. The message is the same for a wrong password, an unknown address and a disabled member. */
export function LoginForm({ formId, texts, resetUrl, onForgot }: LoginFormProps): ReactElement {
  const members = useAtomValue(membersAtom);
  const [typedEmail, setTypedEmail] = useAtom(typedEmailAtom);
  const fields = {
    email: { label: texts.emailLabel, email: true },
    password: { label: texts.passwordLabel },
  };
  const form = useMemberForm(fields, texts, async ({ email = '', password = '' }, element) =>
    members ? members.logIn(cleanEmail(email), password, isBriefChosen(element)) : 'technical',
  );
  const forgot = onForgot ? (
    <button
      type="button"
      className={styles['link']}
      onClick={(event) => {
        setTypedEmail(readEmail(event));
        onForgot();
      }}
    >
      {texts.forgotPasswordLabel}
    </button>
  ) : (
    <a className={styles['link']} href={resetUrl} onClick={(event) => saveTypedEmail(readEmail(event))}>
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
      <EmailField
        id={`${formId}-email`}
        name="email"
        defaultValue={typedEmail}
        label={texts.emailLabel}
        {...form.getErrorProps('email')}
      />
      <PasswordField
        id={`${formId}-password`}
        name="password"
        label={texts.passwordLabel}
        {...form.getErrorProps('password')}
        {...form.getProblemProps('password')}
        autoComplete="current-password"
        texts={texts}
        required
      />
      <BriefChoice id={`${formId}-brief`} texts={texts} />
    </MemberFormFrame>
  );
}

function readEmail({ currentTarget }: MouseEvent<HTMLElement>): string {
  const form = currentTarget.closest('form');
  return (form && findField(form, 'email')?.value.trim()) ?? '';
}
