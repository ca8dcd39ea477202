import { toMinorUnits, type MinorUnits } from './minor-units.ts';

/**
 * The format of amounts in the shop: digits, then perhaps a point and decimals, of which only the first two may be
 * other than 0.
 */
const decimal = /^(-?)(\d{1,13})(?:\.(\d{1,2})0*)?$/;

/**
 * Parses an amount in a supplier's format, digit by digit and never as a float.
 *
 * @returns `undefined` for anything but a plain decimal number with at most two significant decimals
 * @example
 * parseAmount('1234.50'); // 123450
 * parseAmount('1,234.50'); // undefined
 */
export function parseAmount(text: unknown): MinorUnits | undefined {
  const [, sign = '', integer = '', part = ''] = (typeof text === 'string' && decimal.exec(text)) || [];
  return integer ? toMinorUnits(Number(`${sign}${integer}${part.padEnd(2, '0')}`)) : undefined;
}

/**
 * Formats an amount with its two decimals, for programs: `parseAmount` reads it back.
 *
 * @example
 * formatDecimal(toMinorUnits(123450)); // '1234.50'
 */
export function formatDecimal(amountMinor: MinorUnits): string {
  const digits = String(Math.abs(amountMinor)).padStart(3, '0');
  return `${amountMinor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
