'use client';

import { Button } from '@guildhall/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactElement } from 'react';
import { checkOutAtom } from '../atoms/cart-actions.ts';
import { cartBusyAtom } from '../atoms/cart-atoms.ts';
import type { CartTexts } from '../texts/cart-texts.ts';
import styles from './CartFoot.module.css';
import { CartSum } from './CartSum.tsx';

interface CartFootProps {
  texts: CartTexts;
  /** True while the form is loading. */
  isInvoiceLoading: boolean;
  onInvoice: () => void;
}

export function CartFoot({ texts, isInvoiceLoading: invoiceComing, onInvoice }: CartFootProps): ReactElement {
  const busy = useAtomValue(cartBusyAtom);
  const checkOut = useSetAtom(checkOutAtom);
  return (
    <div className={styles['foot']}>
      <CartSum texts={texts} />
      <p className={styles['notes']}>
        <span>{texts.cartPlusVatText}</span> <span>{texts.shippingNoteText}</span>
      </p>
      <div className={styles['ways']}>
        <Button size="large" busy={busy} onClick={checkOut}>
          {texts.checkoutLabel}
        </Button>
        <Button variant="quiet" busy={busy || invoiceComing} onClick={onInvoice}>
          {texts.euBusinessLabel}
        </Button>
      </div>
    </div>
  );
}
