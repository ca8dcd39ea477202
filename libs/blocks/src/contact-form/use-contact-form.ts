'use client';

import { contactLimits, countCharacters, hasText } from '@guildhall/api-contract/contact';
import { useRef, useState, type ChangeEvent, type FormEvent, type RefObject } from 'react';
import type { ContactFormError, ContactFormProps } from './contact-form-props.ts';
import { contactFormTexts } from './contact-form-texts.ts';
import {
  toContactFields,
  isInputField,
  getFieldKey,
  validateField,
  type ContactValues,
} from './contact-rules.ts';
import { sendContactForm, type ContactOutcome } from './send-contact-form.ts';
import { useMessageId } from './use-message-id.ts';

/** Error messages by field key. */
export type ContactErrors = Readonly<Record<string, string | undefined>>;

export type ContactFormState = 'idle' | 'sending' | 'empty' | 'tooLong' | ContactOutcome;

interface ContactForm {
  form: RefObject<HTMLFormElement | null>;
  state: ContactFormState;
  /** Number of the last attempt. */
  attempt: number;
  /** Errors of the last attempt, in the order of the fields. */
  wrong: readonly ContactFormError[];
  /** Current errors. */
  errors: ContactErrors;
  /** Handles every change: after an attempt, it clears the errors of corrected fields. */
  recheck: (event: ChangeEvent<HTMLFormElement>) => void;
  submit: (event: FormEvent) => void;
}

/**
 * The state of a contact form. Values stay in the fields, so that text typed before hydration is sent, too. Without a form
 * library: it would be most of the code that the first touch loads.
 */
export function useContactForm(props: ContactFormProps): ContactForm {
  const { formId, fields, send = sendContactForm, onInvalid } = props;
  const texts = { ...contactFormTexts, ...props.texts };
  const form = useRef<HTMLFormElement>(null);
  const messageId = useMessageId();
  const [state, setState] = useState<ContactFormState>('idle');
  const [attempt, setAttempt] = useState(0);
  const [wrong, setWrong] = useState<readonly ContactFormError[]>([]);
  const [errors, setErrors] = useState<ContactErrors>();

  async function deliver(values: ContactValues): Promise<void> {
    const message = toContactFields(fields, values);
    setWrong([]);
    if (!hasText(message)) return setState('empty');
    if (countCharacters(message) > contactLimits.all) return setState('tooLong');
    setState('sending');
    emit(form.current, 'send', message);
    const website = form.current?.querySelector<HTMLInputElement>('input[name=website]')?.value ?? '';
    setState(await send({ id: messageId(message), fields: message, page: location.pathname, website }));
  }

  function showErrors(messages: ContactErrors): void {
    const invalid = fields.flatMap(({ name }, index) => {
      const message = messages[getFieldKey(index)];
      return message ? [{ id: `${formId}-${getFieldKey(index)}`, name, message }] : [];
    });
    setState('idle');
    setWrong(invalid);
    emit(form.current, 'invalid', invalid);
    onInvalid?.(invalid);
  }

  function validateFields(values: ContactValues): ContactErrors {
    const messages = fields.flatMap((field, index) => {
      const message = isInputField(field) && validateField(field, values[getFieldKey(index)], texts);
      return message ? [[getFieldKey(index), message]] : [];
    });
    return Object.fromEntries(messages) as ContactErrors;
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (state === 'sending') return;
    setAttempt(attempt + 1);
    const values = readValues(form.current, fields.length);
    const messages = validateFields(values);
    setErrors(messages);
    if (Object.keys(messages).length > 0) showErrors(messages);
    else void deliver(values);
  }

  function recheck({ target }: ChangeEvent<HTMLFormElement>): void {
    const { name } = target as unknown as HTMLInputElement;
    const messages = validateFields(readValues(form.current, fields.length));
    setErrors((before) => before && { ...before, [name]: messages[name] });
  }

  return { form, state, attempt, wrong, errors: errors ?? {}, recheck, submit };
}

function readValues(form: HTMLFormElement | null, count: number): ContactValues {
  const keys = Array.from({ length: count }, (_, index) => getFieldKey(index));
  return Object.fromEntries(keys.map((key) => [key, readValue(form?.elements.namedItem(key))]));
}

function readValue(field: unknown): string | boolean | undefined {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.checked;
  return (field as HTMLInputElement | null | undefined)?.value;
}

/** The events bubble, for the page's own scripts. */
function emit(form: HTMLFormElement | null, type: 'invalid' | 'send', detail: readonly object[]): void {
  form?.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
}
