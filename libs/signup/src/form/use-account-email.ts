'use client';

import { useEffect } from 'react';
import type { BillingNames } from './billing-names.ts';
import type { FormFields } from './form-fields.ts';

/** Fills in the email address of the member who is logged in, unless the field has a value. */
export function useAccountEmail(
  email: string | undefined,
  fields: FormFields,
  billingNames: BillingNames,
): void {
  useEffect(() => {
    if (email === undefined) return;
    // After the draft of this tab was restored.
    queueMicrotask(() => {
      if (fields.text('customer.email')) return;
      fields.set('customer.email', email);
      billingNames.copy();
    });
  }, [email, fields, billingNames]);
}
