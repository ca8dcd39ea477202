import {
  defaultVatCountry,
  isVatCountry,
  vatCountries,
  formatVatPercent,
  type CurrentVat,
} from '@guildhall/money';
import { useAtom } from 'jotai';
import { useEffect, useId, useRef, type ReactElement } from 'react';
import { vatCountryAtom } from '../vat-country/vat-country-atom.ts';
import styles from './VatSelect.module.css';

export interface VatSelectProps {
  /** Main data's `chooselabel`. */
  label: string;
  /** Today's VAT rates, where they are known; else the fixed ones are shown. */
  currentVat?: CurrentVat | undefined;
}

/**
 * The choice of the country whose VAT is included in prices. The first HTML has Denmark; a choice made before hydration
 * counts. Hidden without JavaScript, because it could do nothing.
 *
 * @example
 * <VatSelect label={mainData.shopData.chooselabel} />
 */
export function VatSelect({ label, currentVat }: VatSelectProps): ReactElement {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const [country, setCountry] = useAtom(vatCountryAtom);

  useEffect(() => {
    const chosen = select.current?.value;
    if (isVatCountry(chosen) && chosen !== defaultVatCountry) setCountry(chosen);
  }, [setCountry]);
  // Uncontrolled: a controlled select would discard a choice made before hydration.
  useEffect(() => {
    if (select.current) select.current.value = country;
  }, [country]);

  return (
    <span className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <select
        ref={select}
        id={id}
        className={styles['select']}
        defaultValue={defaultVatCountry}
        onChange={({ target }) => {
          if (isVatCountry(target.value)) setCountry(target.value);
        }}
      >
        {vatCountries.map(({ code, name }) => (
          <option key={code} value={code}>
            {`${name} (${formatVatPercent(code, currentVat)}%)`}
          </option>
        ))}
      </select>
    </span>
  );
}
