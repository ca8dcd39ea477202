import {
  computeEquivalents,
  type CurrentVat,
  type MinorUnits,
  type Rates,
  type VatCountry,
} from '@guildhall/money';
import { useAtomValue } from 'jotai';
import { Fragment, type ReactElement } from 'react';
import { currenciesAtom } from '../currencies/currencies-atom.ts';
import styles from './Equivalents.module.css';

export interface EquivalentsProps {
  /** In DKK. */
  amountMinor: MinorUnits;
  /** Main data's `approxLabel`: marks these prices as approximate. */
  approxLabel: string;
  /** Country whose VAT is added first. Default: none. */
  vatCountry?: VatCountry | undefined;
  /** Today's VAT rates, where they are known; else the fixed ones hold. */
  currentVat?: CurrentVat | undefined;
  /**
   * The rates to calculate with. On an island: those of the server's rendering.
   * @default the value of `currenciesAtom`
   */
  rates?: Rates | undefined;
}

/**
 * About what a price in DKK is in EUR, GBP and USD: `approx. €166 / £140 / $169`.
 *
 * @example
 * <Equivalents amountMinor={toMinorUnits(24900)} vatCountry="DK" approxLabel="approx." />
 */
export function Equivalents({
  amountMinor,
  approxLabel,
  vatCountry,
  currentVat,
  rates,
}: EquivalentsProps): ReactElement {
  const current = useAtomValue(currenciesAtom);
  return (
    <span className={styles['equivalents']}>
      {approxLabel}
      {computeEquivalents(amountMinor, rates ?? current, vatCountry, currentVat).map(
        ({ currency, text }, at) => (
          <Fragment key={currency}>
            {at === 0 ? ' ' : ' / '}
            <span className={styles['amount']}>{text}</span>
          </Fragment>
        ),
      )}
    </span>
  );
}
