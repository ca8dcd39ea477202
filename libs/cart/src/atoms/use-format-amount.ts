'use client';

import { formatAmount, toMinorUnits } from '@guildhall/money';
import { useAtomValue } from 'jotai';
import { cartFactsAtom } from './cart-facts-atom.ts';

/** Returns a function that formats amounts in a currency. */
export function useFormatAmount(currency: string): (amountMinor: number) => string {
  const { numbers } = useAtomValue(cartFactsAtom);
  return (amountMinor) => formatAmount(toMinorUnits(amountMinor), currency, numbers);
}
