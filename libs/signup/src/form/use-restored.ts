import { signUpFields, signUpParts } from '@guildhall/api-contract';
import { useEffect, useRef, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DraftValues } from '../draft/draft.ts';
import type { Memory } from '../draft/memory.ts';
import { isFirstForm, takeReturn, unfold } from './back-on-page.ts';
import type { FormValues } from './form-values.ts';

interface Restored {
  form: RefObject<HTMLFormElement | null>;
  fields: UseFormReturn<FormValues>;
  memoryOf: () => Memory;
  joining: { prepare: () => void; resume: (how?: 'paid') => void };
  /** The boxes decide what else is shown. */
  lookAtBoxes: () => void;
}

/**
 * Takes a sign-up up again where this tab left it: after a reload, when the checkout's own page has come back, and out of
 * the back button's memory. What was typed before React woke stays and goes before what was remembered.
 */
export function useRestored(parts: Restored): void {
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  useEffect(() => {
    // After the fields have been registered, and outside of the effect.
    queueMicrotask(() => takeUp(latest.current));
    const back = ({ persisted }: PageTransitionEvent) => {
      const { memoryOf, joining } = latest.current;
      if (persisted && memoryOf().read()?.asked) joining.resume();
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);
}

function takeUp({ form, fields, memoryOf, joining, lookAtBoxes }: Restored): void {
  const returned = takeReturn();
  const known = memoryOf().read();
  const element = form.current;
  if (!element) return;
  if (!known) {
    lookAtBoxes();
    if (returned !== 'succeeded' || !isFirstForm(element)) return;
    unfold(element);
    joining.resume('paid');
    return;
  }
  unfold(element);
  if (known.values) fillBlanks(fields, known.values);
  lookAtBoxes();
  if (known.paid || (known.asked && returned === 'succeeded')) joining.resume('paid');
  else if (known.asked) joining.resume();
  else joining.prepare();
}

function fillBlanks({ getValues, setValue }: UseFormReturn<FormValues>, kept: DraftValues): void {
  for (const name of ['sameAsBilling', 'taxDeduction', 'terms'] as const) setValue(name, kept[name]);
  for (const part of signUpParts)
    for (const { name } of signUpFields[part]) {
      const path = `${part}.${name}` as const;
      const value = kept[part]?.[name];
      if (value && !getValues(path)) setValue(path, value);
    }
}
