import { TextField, type TextFieldProps } from '@guildhall/ui';
import type { ReactElement } from 'react';

/** Email field for a login; password managers store its value as the username. */
export function EmailField(field: Omit<TextFieldProps, 'type'>): ReactElement {
  return (
    <TextField
      {...field}
      type="email"
      autoComplete="username"
      inputMode="email"
      spellCheck={false}
      autoCapitalize="none"
      required
    />
  );
}
