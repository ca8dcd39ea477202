import type { Currency } from './currency.ts';
import { englishNumbers, type NumberFormat } from './number-format.ts';

const signs: Readonly<Record<Currency, string>> = {
  EUR: '€',
  GBP: '£',
  USD: '$',
};

/**
 * Formats a number of a currency's units. Written out instead of using the platform's formatter, so that every version
 * of server and browser gives exactly the same text.
 *
 * @param units whole units
 * @param minor two digits, or empty
 */
export function formatUnits(
  units: bigint,
  currency: Currency,
  numbers: NumberFormat = englishNumbers,
  minor = '',
): string {
  const figures = groupDigits(units < 0n ? -units : units, numbers) + (minor && numbers.decimal + minor);
  const sign = signs[currency];
  return (
    (units < 0n ? '-' : '') +
    (numbers.sign === 'after'
      ? // No-break: an amount stays on one line.
        `${figures}\u00A0${sign ?? currency}`
      : (sign ?? `${currency} `) + figures)
  );
}

/** Formats a whole number, 0 or more, in groups of three digits. */
export function groupDigits(units: bigint, { group }: NumberFormat = englishNumbers): string {
  return String(units).replace(/\B(?=(\d{3})+$)/g, group);
}
