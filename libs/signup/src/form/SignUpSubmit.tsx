'use client';

import { Button, Checkbox, VisuallyHidden } from '@guildhall/ui';
import { useEffect, useRef, type ReactElement, type RefObject } from 'react';
import type { SignUpTexts } from '../texts/sign-up-texts.ts';
import type { FormFields } from './form-fields.ts';
import { fieldId } from './PartFields.tsx';
import type { SignUpLink } from './sign-up-form-props.ts';
import type { FieldErrors } from './sign-up-messages.ts';
import styles from './SignUpForm.module.css';

interface SignUpSubmitProps {
  formId: string;
  price: string | undefined;
  approx: string | undefined;
  conditions: readonly string[];
  links: readonly SignUpLink[];
  orderLabel: string | undefined;
  /** The message about the last attempt, unless it is about a field. */
  error: string | undefined;
  busy: boolean;
  takesFocus: RefObject<boolean>;
  texts: SignUpTexts;
  fields: FormFields;
  errors: FieldErrors;
}

/** The end of the form: price and conditions, terms, submit button. */
export function SignUpSubmit({
  formId,
  price,
  approx,
  conditions,
  links,
  orderLabel,
  error,
  busy,
  takesFocus,
  texts,
  fields,
  errors,
}: SignUpSubmitProps): ReactElement {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error && takesFocus.current && isFocusLost()) end.current?.querySelector('button')?.focus();
  }, [error, takesFocus]);
  const payment = (
    <div className={styles['payment']}>
      <p className={price ? styles['price'] : undefined}>{price ?? texts.priceAtCheckout}</p>
      {approx && <p>{approx}</p>}
      {conditions.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
  return (
    <div ref={end} className={styles['end']}>
      {!orderLabel && payment}
      <div>
        <Checkbox
          {...fields.control('terms')}
          id={fieldId(formId, 'terms')}
          label={texts.termsLabel}
          error={errors.terms}
          required
        />
        <Links links={links} texts={texts} />
      </div>
      {/* The law wants this directly above a button that orders. */}
      {orderLabel && payment}
      {/* Always rendered: a live region announces changes only. */}
      <div role="alert" className={error ? styles['error'] : undefined}>
        {error && <p>{error}</p>}
      </div>
      <Button type="submit" size="large" busy={busy}>
        {busy ? texts.loadingLabel : (orderLabel ?? texts.subscribeLabel)}
      </Button>
    </div>
  );
}

/** True if the focus was in the checkout, or on a status that has been removed. */
function isFocusLost(): boolean {
  const focused = document.activeElement;
  return focused === document.body || focused?.role === 'status';
}

/** Opens in a new tab, so that the form keeps its values. */
function Links({ links, texts }: Pick<SignUpSubmitProps, 'links' | 'texts'>): ReactElement | null {
  if (links.length === 0) return null;
  return (
    <ul className={styles['links']} role="list">
      {links.map(({ title, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener">
            <VisuallyHidden>{`${texts.read} `}</VisuallyHidden>
            {title}
            <VisuallyHidden>{` ${texts.newTab}`}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
