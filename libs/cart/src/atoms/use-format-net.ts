'use client';

import { formatAmount, toMinorUnits } from '@guildhall/money';
import { useAtomValue } from 'jotai';
import { cartFactsAtom } from './cart-facts-atom.ts';

/**
 * Returns a function that formats net amounts, with “excl. VAT” if the organisation has a country of VAT: its other prices
 * are shown with that VAT.
 */
export function useFormatNet(withoutVat: string): (amountMinor: number, currency: string) => string {
  const { numbers, shopCountry } = useAtomValue(cartFactsAtom);
  return (amountMinor, currency) =>
    [formatAmount(toMinorUnits(amountMinor), currency, numbers), shopCountry && withoutVat]
      .filter(Boolean)
      .join(' ');
}
