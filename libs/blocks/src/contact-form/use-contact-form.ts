import { contactLimits, countCharacters, hasText } from '@guildhall/api-contract';
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

/** Messages by the keys of their fields. */
export type ContactErrors = Readonly<Record<string, string | undefined>>;

/** Where a form is: being filled in, on its way, or the outcome of that. */
export type ContactFormState = 'idle' | 'sending' | 'empty' | 'tooLong' | ContactOutcome;

interface ContactForm {
  form: RefObject<HTMLFormElement | null>;
  state: ContactFormState;
  /** Of the last attempt, in the order of the fields. */
  wrong: readonly ContactFormError[];
  /** What is wrong now, by the field's key. */
  errors: ContactErrors;
  /** For every change in the form: after an attempt, what is corrected is no longer wrong. */
  recheck: (event: ChangeEvent<HTMLFormElement>) => void;
  submit: (event: FormEvent) => void;
}

/**
 * The state of a contact form. Its values are in its fields and nowhere else, so that what was typed before React woke
 * is what is sent; with that little to do, a library of forms would be most of what the form's first touch fetches.
 */
export function useContactForm(props: ContactFormProps): ContactForm {
  const { formId, fields, send = sendContactForm, onInvalid } = props;
  const texts = { ...contactFormTexts, ...props.texts };
  const form = useRef<HTMLFormElement>(null);
  const messageId = useMessageId();
  const [state, setState] = useState<ContactFormState>('idle');
  const [wrong, setWrong] = useState<readonly ContactFormError[]>([]);
  const [errors, setErrors] = useState<ContactErrors>();

  async function deliver(values: ContactValues): Promise<void> {
    const filled = toContactFields(fields, values);
    setWrong([]);
    if (!hasText(filled)) return setState('empty');
    if (countCharacters(filled) > contactLimits.all) return setState('tooLong');
    setState('sending');
    emit(form.current, 'send', filled);
    const website = form.current?.querySelector<HTMLInputElement>('input[name=website]')?.value ?? '';
    setState(await send({ id: messageId(filled), fields: filled, page: location.pathname, website }));
  }

  function refuse(messages: ContactErrors): void {
    const found = fields.flatMap(({ name }, index) => {
      const message = messages[getFieldKey(index)];
      return message ? [{ id: `${formId}-${getFieldKey(index)}`, name, message }] : [];
    });
    setState('idle');
    setWrong(found);
    emit(form.current, 'invalid', found);
    onInvalid?.(found);
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
    const values = readValues(form.current, fields.length);
    const messages = validateFields(values);
    setErrors(messages);
    if (Object.keys(messages).length > 0) refuse(messages);
    else void deliver(values);
  }

  function recheck({ target }: ChangeEvent<HTMLFormElement>): void {
    const { name } = target as unknown as HTMLInputElement;
    const messages = validateFields(readValues(form.current, fields.length));
    setErrors((before) => before && { ...before, [name]: messages[name] });
  }

  return { form, state, wrong, errors: errors ?? {}, recheck, submit };
}

/** What is in the fields: text as it was typed, or whether a box is ticked. */
function readValues(form: HTMLFormElement | null, count: number): ContactValues {
  const keys = Array.from({ length: count }, (_, index) => getFieldKey(index));
  return Object.fromEntries(keys.map((key) => [key, readValue(form?.elements.namedItem(key))]));
}

function readValue(field: unknown): string | boolean | undefined {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.checked;
  return (field as HTMLInputElement | null | undefined)?.value;
}

/** A page's own scripts may listen: the events bubble. */
function emit(form: HTMLFormElement | null, type: 'invalid' | 'send', detail: readonly object[]): void {
  form?.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
}
