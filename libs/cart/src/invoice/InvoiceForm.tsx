import { formatPrice } from '@guildhall/money';
import { Button, Select, TextField } from '@guildhall/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useId, useRef, type ReactElement } from 'react';
import { cartSubtotalAtom } from '../atoms/cart-atoms.ts';
import { cartTexts, type CartTexts } from '../texts/cart-texts.ts';
import { buyerCountries } from './buyer-countries.ts';
import styles from './InvoiceForm.module.css';
import { useInvoiceForm } from './use-invoice-form.ts';

export interface InvoiceFormProps {
  texts?: Pick<CartTexts, 'invoice' | 'euBusinessLabel' | 'subtotalLabel'>;
  /** Back to the lines. */
  onBack: () => void;
}

/** The way for an EU business: country and VAT number, and then to an invoice without VAT. */
export function InvoiceForm({ texts: given = cartTexts, onBack }: InvoiceFormProps): ReactElement {
  const texts = given.invoice;
  const { country, vatNr, trouble, busy, submit } = useInvoiceForm(texts);
  const subtotalMinor = useAtomValue(cartSubtotalAtom);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <button type="button" className={styles['back']} onClick={onBack}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
          <path d="M17 10H3m6-6-6 6 6 6" />
        </svg>
        {texts.back}
      </button>
      <h3 ref={heading} tabIndex={-1}>
        {given.euBusinessLabel}
      </h3>
      <p className={styles['lead']}>{texts.lead}</p>
      <Select
        {...country}
        id={`${id}country`}
        label={texts.country}
        options={buyerCountries}
        placeholder={texts.choose}
        autoComplete="country"
      />
      <TextField
        {...vatNr}
        id={`${id}vat`}
        label={texts.vatNumber}
        hint={texts.vatNumberHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <dl className={styles['sum']}>
        <dt>{given.subtotalLabel}</dt>
        <dd>{formatPrice(subtotalMinor)}</dd>
      </dl>
      <div role="alert">{trouble && <p className={styles['trouble']}>{trouble}</p>}</div>
      <Button type="submit" size="large" busy={busy}>
        {busy ? texts.busy : texts.submit}
      </Button>
    </form>
  );
}
