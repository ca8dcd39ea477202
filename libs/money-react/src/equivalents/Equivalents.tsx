'use client';

import { computeEquivalents, type MinorUnits, type Pricing, type VatCountry } from '@guildhall/money';
import { useAtomValue } from 'jotai';
import { Fragment, type ReactElement } from 'react';
import { currenciesAtom } from '../currencies/currencies-atom.ts';
import styles from './Equivalents.module.css';

export interface EquivalentsProps {
  /** The net price, in the currency from which the rates convert. */
  amountMinor: MinorUnits;
  /** Without `rates`, those of `currenciesAtom` are used. */
  pricing: Pick<Pricing, 'rates' | 'currentVat' | 'numbers'>;
  /** Main data's `approxLabel`: marks these prices as approximate. */
  approxLabel: string;
  /** Country whose VAT is added first. Default: none. */
  vatCountry?: VatCountry | undefined;
}

/**
 * Approximate prices in other currencies: `approx. €166 / £140 / $169`. Renders nothing without exchange rates.
 *
 * @example
 * import { toMinorUnits } from '@guildhall/money';
 *
 * <Equivalents amountMinor={toMinorUnits(24900)} pricing={pricing} vatCountry="DK" approxLabel="approx." />;
 */
export function Equivalents({
  amountMinor,
  pricing,
  approxLabel,
  vatCountry,
}: EquivalentsProps): ReactElement | null {
  const rates = useAtomValue(currenciesAtom);
  const equivalents = computeEquivalents(amountMinor, { rates, ...pricing }, vatCountry);
  if (equivalents.length === 0) return null;
  return (
    <span className={styles['equivalents']}>
      {equivalents.map(({ currency, text }, at) => (
        <Fragment key={currency}>
          {at === 0 ? `${approxLabel} ` : ' / '}
          <span className={styles['amount']} translate="no">
            {text}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
