import type { Currency } from './currency.ts';

const prefixes: Record<Currency, string> = { DKK: 'DKK ', EUR: '€', GBP: '£', USD: '$' };

/**
 * Writes a whole number of a currency's units, with thousands separators. Written out here, and not by the platform's
 * own formatter, so that server and browser agree to the letter whatever versions they have.
 */
export function formatInteger(units: bigint, currency: Currency): string {
  const size = units < 0n ? -units : units;
  const digits = String(size).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${units < 0n ? '-' : ''}${prefixes[currency]}${digits}`;
}
