import { toMinorUnits, type MinorUnits } from './minor-units.ts';

/** As the shop writes amounts: digits, then perhaps a point and decimals. Of those, only the first two may count. */
const decimal = /^(-?)(\d{1,13})(?:\.(\d{1,2})0*)?$/;

/**
 * Reads an amount as suppliers write it, digit by digit and never as a float.
 *
 * @returns `undefined` for all that is no plain decimal number with at most two decimals that count
 * @example
 * parseAmount('1234.50'); // 123450
 * parseAmount('1,234.50'); // undefined
 */
export function parseAmount(text: unknown): MinorUnits | undefined {
  const [, sign = '', integer = '', part = ''] = (typeof text === 'string' && decimal.exec(text)) || [];
  return integer ? toMinorUnits(Number(`${sign}${integer}${part.padEnd(2, '0')}`)) : undefined;
}

/**
 * Writes an amount with its two decimals, for programs: `parseAmount` reads it back.
 *
 * @example
 * formatDecimal(toMinorUnits(123450)); // '1234.50'
 */
export function formatDecimal(amountMinor: MinorUnits): string {
  const digits = String(Math.abs(amountMinor)).padStart(3, '0');
  return `${amountMinor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
