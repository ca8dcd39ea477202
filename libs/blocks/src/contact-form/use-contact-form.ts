import { contactLimits, lengthOfAll, hasText } from '@guildhall/api-contract';
import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { useForm, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import type { ContactFormError, ContactFormProps } from './contact-form-props.ts';
import { asSent, keyOf, type ContactValues } from './contact-rules.ts';
import { sendContactForm, type ContactOutcome } from './send-contact-form.ts';
import { useMessageId } from './use-message-id.ts';

/** Where a form is: being filled in, on its way, or what came of that. */
export type ContactFormState = 'idle' | 'sending' | 'empty' | 'tooLong' | ContactOutcome;

interface ContactForm {
  form: RefObject<HTMLFormElement | null>;
  state: ContactFormState;
  /** Of the last attempt, in the order of the fields. */
  wrong: readonly ContactFormError[];
  register: UseFormRegister<ContactValues>;
  errors: FieldErrors<ContactValues>;
  submit: (event: FormEvent) => void;
}

/**
 * The state of a contact form. Fields are uncontrolled and have no values of the form's own, so that what was typed
 * before React woke is what is sent.
 */
export function useContactForm(props: ContactFormProps): ContactForm {
  const { formId, fields, send = sendContactForm, onInvalid } = props;
  const form = useRef<HTMLFormElement>(null);
  const messageId = useMessageId();
  const [state, setState] = useState<ContactFormState>('idle');
  const [wrong, setWrong] = useState<readonly ContactFormError[]>([]);
  const { register, handleSubmit, formState } = useForm<ContactValues>({ shouldFocusError: false });

  async function deliver(values: ContactValues): Promise<void> {
    const filled = asSent(fields, values);
    setWrong([]);
    if (!hasText(filled)) return setState('empty');
    if (lengthOfAll(filled) > contactLimits.all) return setState('tooLong');
    setState('sending');
    emit(form.current, 'send', filled);
    const website = form.current?.querySelector<HTMLInputElement>('input[name=website]')?.value ?? '';
    setState(await send({ id: messageId(filled), fields: filled, page: location.pathname, website }));
  }

  function refuse(errors: FieldErrors<ContactValues>): void {
    const found = fields.flatMap(({ name }, index) => {
      const message = errors[keyOf(index)]?.message;
      return message ? [{ id: `${formId}-${keyOf(index)}`, name, message }] : [];
    });
    setState('idle');
    setWrong(found);
    emit(form.current, 'invalid', found);
    onInvalid?.(found);
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (state !== 'sending') void handleSubmit(deliver, refuse)(event);
  };
  return { form, state, wrong, register, errors: formState.errors, submit };
}

/** A page's own scripts may listen: the events bubble. */
function emit(form: HTMLFormElement | null, type: 'invalid' | 'send', detail: readonly object[]): void {
  form?.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
}
