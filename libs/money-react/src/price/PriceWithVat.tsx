'use client';

import type { MinorUnits, Pricing } from '@guildhall/money';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { Equivalents } from '../equivalents/Equivalents.tsx';
import { vatCountryAtom } from '../vat-country/vat-country-atom.ts';
import { Price } from './Price.tsx';
import styles from './PriceWithVat.module.css';

export interface PriceWithVatProps {
  /** The net price, in the currency of `pricing`. */
  netMinor: MinorUnits;
  /** On an island: that of the server's rendering. */
  pricing: Pricing;
  /** Main data's `approxLabel`. Without it no equivalents are shown. */
  approxLabel?: string;
  /**
   * Lets screen readers announce the price again when it changes. Switch it off for a change that was announced with its
   * control.
   * @default true
   */
  announced?: boolean;
}

/**
 * A net price plus the VAT of the visitor's country, and its equivalents in other currencies. Announced again to screen
 * readers when the country changes.
 *
 * @example
 * import { toMinorUnits } from '@guildhall/money';
 *
 * <PriceWithVat netMinor={toMinorUnits(24900)} pricing={pricing} approxLabel="approx." />;
 */
export function PriceWithVat({
  netMinor,
  pricing,
  approxLabel,
  announced = true,
}: PriceWithVatProps): ReactElement {
  const vatCountry = useAtomValue(vatCountryAtom) ?? pricing.vatHome;
  return (
    <span className={styles['both']} role="status" aria-live={announced ? undefined : 'off'}>
      <Price amountMinor={netMinor} pricing={pricing} vatCountry={vatCountry} />
      {approxLabel !== undefined && (
        <>
          {' '}
          <Equivalents
            amountMinor={netMinor}
            pricing={pricing}
            vatCountry={vatCountry}
            approxLabel={approxLabel}
          />
        </>
      )}
    </span>
  );
}
