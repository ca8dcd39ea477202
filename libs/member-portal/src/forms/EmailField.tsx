import { TextField, type TextFieldProps } from '@guildhall/ui';
import type { ReactElement } from 'react';

/** The address a member logs in with; password managers store it as the user name. */
export function EmailField(field: Omit<TextFieldProps, 'type'>): ReactElement {
  return (
    <TextField
      {...field}
      type="email"
      autoComplete="username"
      inputMode="email"
      spellCheck={false}
      autoCapitalize="none"
      aria-required
    />
  );
}
