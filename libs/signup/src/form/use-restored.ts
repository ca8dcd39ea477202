'use client';

import { signUpFields, signUpPartNames, type SignUpFields } from '@guildhall/api-contract/signup';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { DraftValues } from '../draft/unfinished-sign-up.ts';
import type { Draft } from '../draft/draft.ts';
import { planReturn, type ReturnStep } from '../draft/plan-return.ts';
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
  fieldLists: SignUpFields | undefined;
}

interface Restored {
  /** True if the details were kept, and certainly nothing was paid, until the next press. */
  isKept: boolean;
  /** True after a press, or a return from the checkout: before that, the focus stays where it is. */
  takesFocus: RefObject<boolean>;
  /** Records a press of the visitor. */
  press: () => void;
}

/**
 * Restores the sign-up of this tab: after a reload, after the checkout's own page has come back, and from the
 * back-forward cache. Text typed before hydration has precedence over stored text.
 */
export function useRestored(parts: RestoreOptions): Restored {
  const [isKept, setKept] = useState(false);
  const takesFocus = useRef(false);
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  useEffect(() => {
    // In a microtask: the effect must not set state.
    queueMicrotask(() => {
      takesFocus.current = takeCheckoutResult() !== undefined;
      setKept(restore(latest.current) === 'kept');
    });
    const back = ({ persisted }: PageTransitionEvent) => {
      const { getDraft, flow } = latest.current;
      if (persisted && getDraft().read()?.payable) flow.call('resume');
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);
  const press = useCallback(() => {
    takesFocus.current = true;
    setKept(false);
  }, []);
  return { isKept, takesFocus, press };
}

/** Returns the step that the stored sign-up led to. */
function restore({
  form,
  fields,
  billingNames,
  getDraft,
  flow,
  updateTicked,
  fieldLists,
}: RestoreOptions): ReturnStep | undefined {
  const returned = takeCheckoutResult();
  const storedDraft = getDraft().read();
  const element = form.current;
  if (!element) return undefined;
  for (const name of storedDraft?.edited ?? []) billingNames.edited.add(name);
  if (storedDraft?.values) fillBlanks(fields, storedDraft.values, fieldLists);
  billingNames.copy();
  updateTicked();
  if (!storedDraft && (returned !== 'succeeded' || !isFirstForm(element))) return undefined;
  openDetails(element);
  const step = planReturn(storedDraft, returned);
  if (step === 'kept' || step === 'prepare') flow.prepare();
  else flow.call(methods[step]);
  return step;
}

const methods = { 'resume paid': 'resumePaid', resume: 'resume', 'look up': 'lookUp' } as const;

function fillBlanks(fields: FormFields, stored: DraftValues, lists = signUpFields): void {
  for (const name of ['sameAsBilling', 'taxDeduction', 'terms'] as const) fields.set(name, stored[name]);
  for (const part of signUpPartNames)
    for (const { name, value: chosen = '' } of lists[part]) {
      const path = `${part}.${name}` as const;
      const value = stored[part]?.[name];
      if (value && fields.text(path) === chosen) fields.set(path, value);
    }
}
