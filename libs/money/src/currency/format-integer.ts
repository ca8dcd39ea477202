import type { Currency } from './currency.ts';

const prefixes: Record<Currency, string> = { DKK: 'DKK ', EUR: '€', GBP: '£', USD: '$' };

/**
 * Formats a whole number of a currency's units, with thousands separators. Written out instead of using the platform's
 * formatter, so that every version of server and browser gives exactly the same text.
 */
export function formatInteger(units: bigint, currency: Currency): string {
  const size = units < 0n ? -units : units;
  const digits = String(size).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${units < 0n ? '-' : ''}${prefixes[currency]}${digits}`;
}
