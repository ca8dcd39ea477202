'use client';

import { createInvoiceCheckout } from '@guildhall/billing-invoice/browser';
import type { SignUpSlotProps } from '@guildhall/blocks';
import { SignUpForm } from '@guildhall/signup';
import { organisation } from '../organisation.ts';

/** Paragraphs above the button; have a lawyer check them. */
const conditions = [
  'Your membership begins when we have received your payment, lasts for a year, and does not renew by itself.',
  'You can withdraw within 14 days of signing up.',
];

/** The sign-up form of a plan, in a subscription box or in its own block. */
export function Join({ subscriptionType, blockId, title, price }: SignUpSlotProps) {
  const plan = organisation.plans.find(({ id }) => id === subscriptionType);
  if (!plan) return null;
  const shown = { ...(title && { planLabel: title }), ...(price && { price }) };
  return (
    <SignUpForm
      {...{ formId: blockId, plan, conditions, ...shown }}
      checkout={{}}
      createCheckout={createInvoiceCheckout}
      loginUrl="/login"
    />
  );
}
