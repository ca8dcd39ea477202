'use client';

import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { cartFactsAtom } from '../atoms/cart-facts-atom.ts';
import type { CartTexts } from '../texts/cart-texts.ts';
import styles from './VatNote.module.css';

/** “excl. VAT” beside a price: the same product has a price with VAT on its page. Nothing without a country of VAT. */
export function VatNote({ texts }: { texts: Pick<CartTexts, 'withoutVat'> }): ReactElement | null {
  const { shopCountry } = useAtomValue(cartFactsAtom);
  return shopCountry ? <span className={styles['vat']}>{` ${texts.withoutVat}`}</span> : null;
}
