import {
  formatDecimal,
  formatPrice,
  type Currency,
  type CurrentVat,
  type MinorUnits,
  type VatCountry,
} from '@guildhall/money';
import type { ReactElement } from 'react';
import styles from './Price.module.css';

export interface PriceProps {
  amountMinor: MinorUnits;
  /**
   * The currency of the amount.
   * @default 'DKK'
   */
  currency?: Currency;
  /** Country whose VAT is added. Default: none. */
  vatCountry?: VatCountry;
  /** Today's VAT rates, where they are known; else the fixed ones hold. */
  currentVat?: CurrentVat | undefined;
}

/**
 * A price in figures of equal width, as whole units: `DKK 1,235`. Its `value` is the given amount, for programs.
 *
 * @example
 * <Price amountMinor={toMinorUnits(24900)} vatCountry="DK" />
 */
export function Price({ amountMinor, currency, vatCountry, currentVat }: PriceProps): ReactElement {
  return (
    <data className={styles['price']} value={formatDecimal(amountMinor)}>
      {formatPrice(amountMinor, { currency, vatCountry, currentVat })}
    </data>
  );
}
