import { Button, ErrorSummary } from '@guildhall/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { ContactFields } from './ContactFields.tsx';
import type { ContactFormProps } from './contact-form-props.ts';
import { contactFormTexts, type ContactFormTexts } from './contact-form-texts.ts';
import { useContactForm, type ContactFormState } from './use-contact-form.ts';
import styles from './ContactForm.module.css';

/**
 * A form that is sent to the organisation. It says what is wrong at the field and in a summary that takes the focus;
 * whatever happens to the message, what was written stays. The form emits two bubbling events: `invalid`, whose detail
 * is a list of `ContactFormError`, and `send`, whose detail is the list of title, value and type.
 */
export function ContactForm(props: ContactFormProps): ReactElement {
  const { formId, fields, submitLabel, mailAddress } = props;
  const texts = { ...contactFormTexts, ...props.texts };
  const { form, state, wrong, errors, recheck, submit } = useContactForm(props);
  if (state === 'sent') return <Sent>{texts.sent}</Sent>;
  const sending = state === 'sending';
  return (
    // Without script a press does nothing rather than put what was written into an address: there is no dialog.
    <form
      ref={form}
      className={styles['form']}
      method="dialog"
      noValidate
      onSubmit={submit}
      onChange={recheck}
    >
      <ErrorSummary title={texts.lookAgain} errors={wrong} />
      <ContactFields formId={formId} fields={fields} texts={texts} errors={errors} />
      <Trap />
      <div className={styles['end']}>
        <NotSent state={state} texts={texts} mailAddress={mailAddress} />
        <Button type="submit" size="large" busy={sending}>
          {sending ? texts.loading : (submitLabel ?? texts.send)}
        </Button>
      </div>
    </form>
  );
}

/** Takes the place of the form, and the focus. */
function Sent({ children }: { children: string }): ReactElement {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <p ref={place} className={styles['sent']} role="status" tabIndex={-1}>
      {children}
    </p>
  );
}

interface NotSentProps {
  state: ContactFormState;
  texts: ContactFormTexts;
  mailAddress: string | undefined;
}

/** Always there, so that screen readers announce what is put into it. */
function NotSent({ state, texts, mailAddress }: NotSentProps): ReactElement {
  const hasMessage = state !== 'idle' && state !== 'sending' && state !== 'sent';
  const elsewhere = hasMessage && state !== 'empty' && state !== 'tooLong';
  return (
    <div role="alert" className={hasMessage ? styles['notSent'] : undefined}>
      {hasMessage && <p>{texts[state]}</p>}
      {elsewhere && mailAddress && (
        <p>
          {texts.writeInstead} <a href={`mailto:${mailAddress}`}>{mailAddress}</a>
        </p>
      )}
    </div>
  );
}

/** Machines fill in everything; people never get here. */
function Trap(): ReactElement {
  return (
    <div className={styles['trap']} aria-hidden="true">
      <label>
        Website
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
