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
readColour.pattern =
  /^(?:[a-zA-Z](?:[a-zA-Z0-9]|-){0,30}|#[0-9a-fA-F]{3,8}|rgba?\(\s*[0-9]{1,3}[\s,]+[0-9]{1,3}[\s,]+[0-9]{1,3}\s*(?:(?:,|\/)\s*[0-9.]+%?\s*)?\))$/;

/** Reads an email address, without `mailto:`. */
export function readEmail(value: unknown): string | undefined {
  const email = readText(value)?.replace(/^mailto:/i, '');
  return email !== undefined && readEmail.pattern.test(email) ? email : undefined;
}
readEmail.pattern = /^[^\s@<>"`?&%,;:]+@[^\s@<>"'`?&%,;:]+$/;
readEmail.inputPattern = /^\s*(?:[mM][aA][iI][lL][tT][oO]:)?[^\s@<>"`?&%,;:]+@[^\s@<>"'`?&%,;:]+\s*$/;

/** Reads one or more phone numbers with the text around them. Only numbers that can be dialled become links. */
export function readPhone(value: unknown): string | undefined {
  const phone = readText(value)?.replace(/^tel:/i, '');
  return phone !== undefined && readPhone.pattern.test(phone) ? phone : undefined;
}
readPhone.pattern = /^(?=.{3,80}$).*[0-9].*[0-9].*[0-9].*$/;
