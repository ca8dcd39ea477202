'use client';

import { TextField, type TextFieldProps } from '@guildhall/ui';
import { useState, type ReactElement } from 'react';
import type { MemberTexts } from '../texts/member-texts.ts';
import styles from './MemberForms.module.css';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  autoComplete: 'current-password' | 'new-password';
  texts: Pick<MemberTexts, 'showPassword' | 'hidePassword'>;
}

export function PasswordField({ texts, ...field }: PasswordFieldProps): ReactElement {
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles['password']}>
      <TextField
        {...field}
        type={isShown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
      />
      <button
        type="button"
        className={styles['show']}
        aria-controls={field.id}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? texts.hidePassword : texts.showPassword}
      </button>
    </div>
  );
}
