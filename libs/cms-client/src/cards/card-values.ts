import { findGround, type Grounds } from '../fields/grounds.ts';
import { readText, readWord } from '../fields/values.ts';

/** Reads a colour: the role of a background colour, another name, or `#rrggbb` (from hexadecimal or `rgb(…)`). */
export function readColour(value: unknown, grounds: Grounds): string | undefined {
  const color = readWord(value)?.toLowerCase() ?? '';
  if (/^[a-z][a-z0-9-]{0,30}$/.test(color)) return findGround(color, grounds) ?? color;
  const [, short, long] = /^#(?:([0-9a-f]{3})[0-9a-f]?|([0-9a-f]{6})(?:[0-9a-f]{2})?)$/.exec(color) ?? [];
  if (short) return `#${short.replace(/./g, '$&$&')}`;
  if (long) return `#${long}`;
  const parts = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/]\s*[\d.]+%?\s*)?\)$/
    .exec(color)
    ?.slice(1);
  return parts?.every((part) => Number(part) < 256)
    ? `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
    : undefined;
}

/** Reads an email address, without `mailto:`. */
export function readEmail(value: unknown): string | undefined {
  const email = readText(value)?.replace(/^mailto:/i, '');
  return email !== undefined && /^[^\s@<>"`?&%,;:]+@[^\s@<>"'`?&%,;:]+$/.test(email) ? email : undefined;
}

/** Reads one or more phone numbers with the text around them. Only numbers that can be dialled become links. */
export function readPhone(value: unknown): string | undefined {
  const phone = readText(value)?.replace(/^tel:/i, '');
  return phone !== undefined && phone.length <= 80 && /\d.*\d.*\d/.test(phone) ? phone : undefined;
}
