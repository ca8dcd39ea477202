import type { Currency } from './currency.ts';
import { englishNumbers, type NumberFormat } from './number-format.ts';

const knownSigns: Readonly<Record<Currency, string>> = { EUR: '€', GBP: '£', USD: '$' };

/**
 * Formats whole units of a currency. Written out instead of using the platform's formatter, so that every version of
 * server and browser gives exactly the same text.
 */
export function formatUnits(units: bigint, currency: Currency, numbers?: NumberFormat): string {
  return addCurrency(groupDigits(units, numbers), currency, numbers);
}

/** Formats a whole number in groups of three digits. */
export function groupDigits(units: bigint, { group }: NumberFormat = englishNumbers): string {
  return String(units).replace(/\B(?=(\d{3})+$)/g, group);
}

/** Adds a currency to figures, between the minus and the digits or behind them. */
export function addCurrency(
  figures: string,
  currency: Currency,
  numbers: NumberFormat = englishNumbers,
): string {
  const sign = numbers.signs?.[currency] ?? knownSigns[currency] ?? `${currency} `;
  return numbers.sign === 'after'
    ? // No-break: an amount stays on one line.
      `${figures}\u00A0${sign.trim()}`
    : figures.replace(/^-?/, (minus) => minus + sign);
}
