'use client';

import { startTransition, useMemo, useState } from 'react';
import type { SignUpTexts } from '../texts/sign-up-texts.ts';
import type { FormValues } from './form-values.ts';
import { fieldId } from './PartFields.tsx';
import type { SignUpFormProps } from './sign-up-form-props.ts';
import {
  toFieldErrors,
  findMessages,
  type FieldErrors,
  type FieldPath,
  type SignUpMessage,
} from './sign-up-messages.ts';

export interface Messages {
  /** Errors at the fields, as they are now. */
  errors: FieldErrors;
  /** Messages of the last attempt, in the order of the fields. */
  summary: readonly { id: string; message: string }[];
  /** Shows the messages of an attempt; none for an empty list. */
  show: (found: readonly SignUpMessage[]) => void;
  /** Updates the error of a field after an attempt. */
  recheck: (path: FieldPath, values: FormValues) => void;
}

/** The messages of a form, at its fields and in the summary. */
export function useMessages(props: SignUpFormProps, texts: SignUpTexts): Messages {
  const { formId, plan } = props;
  const [messages, setMessages] = useState<readonly SignUpMessage[]>([]);
  // Undefined before the first attempt: nothing is wrong yet.
  const [errors, setErrors] = useState<FieldErrors>();
  return {
    errors: errors ?? {},
    summary: useMemo(
      () => messages.map(({ path, inSummary }) => ({ id: fieldId(formId, path), message: inSummary })),
      [messages, formId],
    ),
    show(found) {
      const set = () => {
        setMessages(found);
        setErrors(toFieldErrors(found));
      };
      // In a transition: the whole form changes, and slow phones stay responsive.
      if (found.length > 0) startTransition(set);
      else set();
    },
    recheck(path, values) {
      const now = toFieldErrors(findMessages(plan, values, texts, props))[path];
      setErrors((before) => (before && before[path] !== now ? { ...before, [path]: now } : before));
    },
  };
}
