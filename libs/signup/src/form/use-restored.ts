import { signUpFields, signUpPartNames } from '@guildhall/api-contract';
import { useEffect, useRef, type RefObject } from 'react';
import type { DraftValues } from '../draft/unfinished-sign-up.ts';
import type { Draft } from '../draft/draft.ts';
import type { BillingNames } from './billing-names.ts';
import { isFirstForm, takeCheckoutResult, openDetails } from './checkout-return.ts';
import type { FormFields } from './form-fields.ts';
import type { FormFlow } from './use-sign-up-flow.ts';

interface RestoreOptions {
  form: RefObject<HTMLFormElement | null>;
  fields: FormFields;
  billingNames: BillingNames;
  getDraft: () => Draft;
  flow: Pick<FormFlow, 'prepare' | 'call'>;
  updateTicked: () => void;
}

/**
 * Restores the sign-up of this tab: after a reload, after the checkout's own page has come back, and from the
 * back-forward cache. Text typed before hydration has precedence over stored text.
 */
export function useRestored(parts: RestoreOptions): void {
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  useEffect(() => {
    // In a microtask: the effect must not set state.
    queueMicrotask(() => restore(latest.current));
    const back = ({ persisted }: PageTransitionEvent) => {
      const { getDraft: getDraft, flow: flow } = latest.current;
      if (persisted && getDraft().read()?.sent) flow.call('resume');
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);
}

function restore({
  form,
  fields,
  billingNames,
  getDraft: getDraft,
  flow: flow,
  updateTicked,
}: RestoreOptions): void {
  const returned = takeCheckoutResult();
  const known = getDraft().read();
  const element = form.current;
  if (!element) return;
  for (const name of known?.edited ?? []) billingNames.edited.add(name);
  if (known?.values) fillBlanks(fields, known.values);
  billingNames.copy();
  updateTicked();
  if (!known && (returned !== 'succeeded' || !isFirstForm(element))) return;
  openDetails(element);
  // Anybody can create such a URL: only the api knows if this browser has paid.
  if (!known) flow.call('lookUp');
  else if (known.paid || (known.sent && returned === 'succeeded')) flow.call('resumePaid');
  else if (known.sent) flow.call('resume');
  else flow.prepare();
}

function fillBlanks(fields: FormFields, stored: DraftValues): void {
  for (const name of ['sameAsBilling', 'taxDeduction', 'terms'] as const) fields.set(name, stored[name]);
  for (const part of signUpPartNames)
    for (const { name } of signUpFields[part]) {
      const path = `${part}.${name}` as const;
      const value = stored[part]?.[name];
      if (value && !fields.text(path)) fields.set(path, value);
    }
}
