'use client';

import { fill } from '@guildhall/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { minPasswordLength } from '../identity/min-password-length.ts';
import { userAtom } from '../session/session-atoms.ts';
import type { MemberTexts } from '../texts/member-texts.ts';
import { MemberFormFrame } from './MemberFormFrame.tsx';
import styles from './MemberForms.module.css';
import { MissingRequirements } from './MissingRequirements.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useNewPassword, type NewPasswordOptions } from './use-new-password.ts';

export interface NewPasswordFormProps extends NewPasswordOptions {
  formId: string;
  owner?: string | undefined;
  /** For a form that is not the main action of its page. */
  isQuiet?: boolean;
}

/**
 * Sets a password. The code of an email is used on submit only. The current password is requested once the identity
 * service calls the login too old. A hidden field tells password managers the account's address, which may differ from
 * that of the logged-in member.
 */
export function NewPasswordForm(props: NewPasswordFormProps): ReactElement {
  const { formId, texts, code, owner, isQuiet } = props;
  const userEmail = useAtomValue(userAtom)?.email;
  const email = code === undefined ? userEmail : owner;
  const { form, missing, needsCurrentPassword } = useNewPassword(props);
  return (
    <MemberFormFrame
      form={form}
      texts={texts}
      submitLabel={texts.setPasswordLabel}
      problemMessage={missing && <MissingRequirements missing={missing} texts={texts} />}
      doneText={form.isDone ? texts.passwordSavedText : undefined}
      label={texts.setPasswordLabel}
      isQuiet={isQuiet}
    >
      {email !== undefined && (
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      )}
      {code !== undefined && owner !== undefined && <PasswordOwner {...{ owner, own: userEmail, texts }} />}
      {needsCurrentPassword && (
        <PasswordField
          id={`${formId}-current`}
          name="current"
          label={texts.currentPasswordLabel}
          {...form.getErrorProps('current')}
          {...form.getProblemProps('current')}
          autoComplete="current-password"
          texts={texts}
          required
        />
      )}
      <PasswordField
        id={`${formId}-new`}
        name="password"
        label={texts.newPasswordLabel}
        hint={missing ? undefined : fill(texts.newPasswordHint, { count: minPasswordLength })}
        {...form.getErrorProps('password')}
        {...form.getProblemProps('password')}
        autoComplete="new-password"
        texts={texts}
        required
      />
    </MemberFormFrame>
  );
}

interface PasswordOwnerProps {
  owner: string;
  own: string | undefined;
  texts: MemberTexts;
}

/** States whose password the code sets, and which login ends with it. */
function PasswordOwner({ owner, own, texts }: PasswordOwnerProps): ReactElement {
  return (
    <div className={styles['owner']}>
      <p>{fill(texts.passwordForText, { email: owner })}</p>
      {own !== undefined && own !== owner && (
        <p className={styles['quiet']}>{fill(texts.otherLoginText, { email: own })}</p>
      )}
    </div>
  );
}
