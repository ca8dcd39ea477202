import type { CurrentVat, MinorUnits, Rates } from '@guildhall/money';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { Equivalents } from '../equivalents/Equivalents.tsx';
import { vatCountryAtom } from '../vat-country/vat-country-atom.ts';
import { Price } from './Price.tsx';
import styles from './PriceWithVat.module.css';

export interface PriceWithVatProps {
  /** The net price, in DKK. */
  netMinor: MinorUnits;
  /** Main data's `approxLabel`. Without it no equivalents are shown. */
  approxLabel?: string;
  /**
   * The rates to calculate with.
   * @default the value of `currenciesAtom`
   */
  rates?: Rates;
  /** Today's VAT rates, where they are known; else the fixed ones hold. */
  currentVat?: CurrentVat | undefined;
}

/**
 * A net price plus the VAT of the visitor's country, and its equivalents in other currencies. Announced again to screen
 * readers when the country changes.
 *
 * @example
 * <PriceWithVat netMinor={toMinorUnits(24900)} approxLabel="approx." />
 */
export function PriceWithVat({ netMinor, approxLabel, rates, currentVat }: PriceWithVatProps): ReactElement {
  const vatCountry = useAtomValue(vatCountryAtom);
  return (
    <span className={styles['both']} role="status">
      <Price amountMinor={netMinor} vatCountry={vatCountry} currentVat={currentVat} />
      {approxLabel !== undefined && (
        <>
          {' '}
          <Equivalents
            amountMinor={netMinor}
            vatCountry={vatCountry}
            currentVat={currentVat}
            approxLabel={approxLabel}
            rates={rates}
          />
        </>
      )}
    </span>
  );
}
