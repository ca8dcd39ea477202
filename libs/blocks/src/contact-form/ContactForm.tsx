'use client';

import { Button, ErrorSummary, useIsSlow, VisuallyHidden } from '@guildhall/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { ContactFields } from './ContactFields.tsx';
import type { ContactFormProps } from './contact-form-props.ts';
import { contactFormTexts, type ContactFormTexts } from './contact-form-texts.ts';
import { useContactForm, type ContactFormState } from './use-contact-form.ts';
import styles from './ContactForm.module.css';

/**
 * A form for messages to the organisation. Errors appear at their fields and in a summary that takes the focus; the text is
 * kept whatever happens to the message. The form emits two bubbling events: `invalid`, whose detail is a list of
 * `ContactFormError`, and `send`, whose detail is the list of title, value and type.
 */
export function ContactForm(props: ContactFormProps): ReactElement {
  const { formId, fields, submitLabel, mailAddress } = props;
  const texts = { ...contactFormTexts, ...props.texts };
  const { form, state, attempt, wrong, errors, recheck, submit } = useContactForm(props);
  const isSlow = useIsSlow(state === 'sending');
  if (state === 'sent') return <Sent>{texts.sent}</Sent>;
  const sending = state === 'sending';
  return (
    // Without script, `dialog` makes a press do nothing: otherwise, the text would end up in the URL.
    <form
      ref={form}
      className={styles['form']}
      method="dialog"
      noValidate
      onSubmit={submit}
      onChange={recheck}
    >
      <ErrorSummary title={texts.errorTitle} errors={wrong} />
      <ContactFields formId={formId} fields={fields} texts={texts} errors={errors} />
      <Honeypot label={texts.trap} />
      <div className={styles['end']}>
        <NotSent {...{ state, attempt, texts, mailAddress }} />
        <div role="status">{isSlow && <VisuallyHidden>{texts.loading}</VisuallyHidden>}</div>
        <Button type="submit" size="large" busy={sending}>
          {sending ? texts.loading : (submitLabel ?? texts.send)}
        </Button>
      </div>
    </form>
  );
}

/** Replaces the form and takes the focus. */
function Sent({ children }: { children: string }): ReactElement {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <p ref={message} className={styles['sent']} role="status" tabIndex={-1}>
      {children}
    </p>
  );
}

interface NotSentProps {
  state: ContactFormState;
  attempt: number;
  texts: ContactFormTexts;
  mailAddress: string | undefined;
}

/** Always rendered: screen readers announce only changes. The same message is a new element for each attempt. */
function NotSent({ state, attempt, texts, mailAddress }: NotSentProps): ReactElement {
  const hasMessage = state !== 'idle' && state !== 'sending' && state !== 'sent';
  const showsMailAddress = hasMessage && state !== 'empty' && state !== 'tooLong';
  return (
    <div role="alert" className={hasMessage ? styles['notSent'] : undefined}>
      {hasMessage && <p key={attempt}>{texts[state]}</p>}
      {showsMailAddress && mailAddress && (
        <p>
          {`${texts.writeInstead} `}
          <a href={`mailto:${mailAddress}`}>{mailAddress}</a>
        </p>
      )}
    </div>
  );
}

/** A field that only bots fill in. */
function Honeypot({ label }: { label: string }): ReactElement {
  return (
    <div className={styles['trap']} aria-hidden="true">
      <label>
        {label}
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
