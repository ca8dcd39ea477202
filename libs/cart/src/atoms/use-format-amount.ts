import { formatAmount, toMinorUnits } from '@guildhall/money';
import { useAtomValue } from 'jotai';
import { cartFactsAtom } from './cart-facts-atom.ts';

/** Returns a function that formats an amount of the shop in its currency. */
export function useFormatAmount(): (amountMinor: number, currency: string) => string {
  const { numbers } = useAtomValue(cartFactsAtom);
  return (amountMinor, currency) => formatAmount(toMinorUnits(amountMinor), currency, numbers);
}
