import { signUpFields, signUpParts } from '@guildhall/api-contract';
import { useEffect, useRef, type RefObject } from 'react';
import type { DraftValues } from '../draft/unfinished-sign-up.ts';
import type { Draft } from '../draft/draft.ts';
import type { BillingNames } from './billing-names.ts';
import { isFirstForm, takeCheckoutResult, openDetails } from './checkout-return.ts';
import type { FormFields } from './form-fields.ts';
import type { FormJoining } from './use-joining.ts';

interface RestoreParts {
  form: RefObject<HTMLFormElement | null>;
  fields: FormFields;
  billingNames: BillingNames;
  draftOf: () => Draft;
  joining: Pick<FormJoining, 'prepare' | 'call'>;
  updateTicked: () => void;
}

/**
 * Restores the sign-up of this tab: after a reload, after the checkout's own page has come back, and from the
 * back-forward cache. What was typed before React woke has precedence over what was stored.
 */
export function useRestored(parts: RestoreParts): void {
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  useEffect(() => {
    // In a microtask: the effect must not set state.
    queueMicrotask(() => restore(latest.current));
    const back = ({ persisted }: PageTransitionEvent) => {
      const { draftOf, joining } = latest.current;
      if (persisted && draftOf().read()?.asked) joining.call('resume');
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);
}

function restore({ form, fields, billingNames, draftOf, joining, updateTicked }: RestoreParts): void {
  const returned = takeCheckoutResult();
  const known = draftOf().read();
  const element = form.current;
  if (!element) return;
  for (const name of known?.edited ?? []) billingNames.edited.add(name);
  if (known?.values) fillBlanks(fields, known.values);
  billingNames.copy();
  if (!known) {
    updateTicked();
    if (returned !== 'succeeded' || !isFirstForm(element)) return;
    openDetails(element);
    // Anybody can write such an address: only the api says whether this browser has paid.
    joining.call('lookUp');
    return;
  }
  openDetails(element);
  updateTicked();
  if (known.paid || (known.asked && returned === 'succeeded')) joining.call('resumePaid');
  else if (known.asked) joining.call('resume');
  else joining.prepare();
}

function fillBlanks(fields: FormFields, stored: DraftValues): void {
  for (const name of ['sameAsBilling', 'taxDeduction', 'terms'] as const) fields.set(name, stored[name]);
  for (const part of signUpParts)
    for (const { name } of signUpFields[part]) {
      const path = `${part}.${name}` as const;
      const value = stored[part]?.[name];
      if (value && !fields.text(path)) fields.set(path, value);
    }
}
