import { formatDecimal, formatPrice, type MinorUnits, type Pricing, type VatCountry } from '@guildhall/money';
import type { ReactElement } from 'react';
import styles from './Price.module.css';

export interface PriceProps {
  /** The net price. */
  amountMinor: MinorUnits;
  /** The currency and notation of the price, and today’s VAT rates. */
  pricing: Pick<Pricing, 'currency' | 'currentVat' | 'numbers'>;
  /** Country whose VAT is added. Default: none. */
  vatCountry?: VatCountry | undefined;
}

/**
 * A price in figures of equal width, as whole units: `DKK 1,235`. Its `value` is the given amount, for programs.
 *
 * @example
 * import { toMinorUnits } from '@guildhall/money';
 *
 * <Price amountMinor={toMinorUnits(24900)} pricing={{ currency: 'DKK' }} vatCountry="DK" />;
 */
export function Price({ amountMinor, pricing, vatCountry }: PriceProps): ReactElement {
  return (
    <data className={styles['price']} value={formatDecimal(amountMinor)} translate="no">
      {formatPrice(amountMinor, pricing, vatCountry)}
    </data>
  );
}
