'use client';

import { Button, useIsSlow, VisuallyHidden } from '@guildhall/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, type ReactElement } from 'react';
import { cartLinesAtom } from '../atoms/cart-atoms.ts';
import { CartSum } from '../drawer/CartSum.tsx';
import type { CartTexts } from '../texts/cart-texts.ts';
import { invoiceTexts } from '../texts/invoice-texts.ts';
import { BuyerFields } from './BuyerFields.tsx';
import styles from './InvoiceForm.module.css';
import { useInvoiceForm } from './use-invoice-form.ts';

export interface InvoiceFormProps {
  texts: Pick<
    CartTexts,
    'invoice' | 'euBusinessLabel' | 'subtotalLabel' | 'totalLabel' | 'inapplicableCode' | 'withoutVat'
  >;
  onBack: () => void;
}

/** The form in which an EU business requests an invoice without VAT. */
export function InvoiceForm({ texts: given, onBack }: InvoiceFormProps): ReactElement {
  const texts = { ...invoiceTexts, ...given.invoice };
  const { fields, error, waiting, busy, submit } = useInvoiceForm(texts);
  const isSlow = useIsSlow(busy);
  const hasEvent = useAtomValue(cartLinesAtom).some(({ isEvent }) => isEvent);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <button type="button" className={styles['back']} onClick={onBack}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M17 10H3m6-6-6 6 6 6" />
        </svg>
        {texts.back}
      </button>
      <h3 ref={heading} tabIndex={-1}>
        {given.euBusinessLabel}
      </h3>
      <p className={styles['lead']}>{texts.lead}</p>
      {hasEvent && <p className={styles['lead']}>{texts.eventNote}</p>}
      <BuyerFields fields={fields} texts={texts} />
      <div className={styles['sum']}>
        <CartSum texts={given} />
      </div>
      <p>{texts.orderNote}</p>
      <p role="status" className={styles['waiting']}>
        {waiting ?? (isSlow && <VisuallyHidden>{texts.busy}</VisuallyHidden>)}
      </p>
      <div role="alert">{error && <p className={styles['error']}>{error}</p>}</div>
      <Button type="submit" size="large" busy={busy}>
        {busy ? texts.busy : texts.submit}
      </Button>
    </form>
  );
}
