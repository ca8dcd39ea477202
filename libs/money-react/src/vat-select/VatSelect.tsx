'use client';

import { formatVatPercent, isVatCountry, listVatCountries, type Pricing } from '@guildhall/money';
import { useAtom } from 'jotai';
import { useEffect, useId, useRef, type ReactElement } from 'react';
import { vatCountryAtom } from '../vat-country/vat-country-atom.ts';
import styles from './VatSelect.module.css';

export interface VatSelectProps {
  /** Main data's `chooselabel`. */
  label: string;
  /** The home country, which is chosen at first, and how countries and their VAT are written. */
  pricing: Pick<Pricing, 'vatHome' | 'currentVat' | 'numbers' | 'countryNames' | 'percentSign'>;
}

/**
 * The choice of the country whose VAT is included in prices. The first HTML has the home country; a choice made before hydration
 * counts. Hidden without JavaScript, because it could do nothing. Renders nothing without a home country.
 *
 * @example
 * <VatSelect label={mainData.shopData.chooselabel} pricing={pricing} />;
 */
export function VatSelect({ label, pricing }: VatSelectProps): ReactElement | null {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const { vatHome, currentVat, numbers, countryNames, percentSign = '%' } = pricing;
  const [chosen, choose] = useAtom(vatCountryAtom);
  const country = chosen ?? vatHome;

  useEffect(() => {
    const selected = select.current?.value;
    if (isVatCountry(selected) && selected !== vatHome) choose(selected);
  }, [choose, vatHome]);
  // Uncontrolled: a controlled select would discard a choice made before hydration. So would setting it to the home
  // country then: the event of that choice, which React handles after hydrating, would read the home country.
  const shown = useRef(chosen);
  useEffect(() => {
    if (shown.current === chosen) return;
    shown.current = chosen;
    if (select.current && country) select.current.value = country;
  }, [chosen, country]);

  if (!vatHome) return null;
  return (
    <span className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <select
        ref={select}
        id={id}
        className={styles['select']}
        defaultValue={vatHome}
        // The tab's storage has the choice: browsers would put back that of an earlier visit to this page.
        autoComplete="off"
        onChange={({ target }) => {
          if (isVatCountry(target.value)) choose(target.value === vatHome ? undefined : target.value);
        }}
      >
        {listVatCountries(countryNames).map(({ code, name }) => (
          <option key={code} value={code}>
            {`${name} (${formatVatPercent(code, currentVat, numbers)}${percentSign})`}
          </option>
        ))}
      </select>
    </span>
  );
}
