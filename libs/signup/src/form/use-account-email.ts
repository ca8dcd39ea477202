import { useEffect } from 'react';
import type { FormFields } from './form-fields.ts';

/** Fills in the e-mail address of the member who is logged in, unless the field has a value. */
export function useAccountEmail(email: string | undefined, fields: FormFields): void {
  useEffect(() => {
    if (email === undefined) return;
    // After the draft of this tab was restored.
    queueMicrotask(() => {
      if (!fields.text('customer.email')) fields.set('customer.email', email);
    });
  }, [email, fields]);
}
