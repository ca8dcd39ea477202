import { escapeQuery } from './mail-url.ts';

const number = /^\+?[0-9().-]{2,32}$/;
/** Longer than any phone number: probably two. */
const maxDigits = 17;
const extension = /(?:[;,](?:ext=)?|ext\.?|x)([0-9]{1,10})$/i;
/** `+44 (0)20`: the zero is for callers within the country. */
const trunkZero = /^(\+[0-9]{1,3})\(0\)/;
/** A word on the keys of a phone, after the first digits. */
const withLetters = /^\+?(?:[().-]*[0-9]){2,7}[().-]*[A-Z][A-Z-]{2,}$/i;
// cspell:ignore PQRS WXYZ
const keys = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

/**
 * Reads the text after `tel:`. Spaces and slashes are removed; a word such as FLOWERS becomes its digits.
 *
 * @example toPhoneUrl('+45%2033 11-22-33') // 'tel:+4533-11-22-33'
 */
export function toPhoneUrl(written: string): string | undefined {
  const text = removeSpace(written);
  const [after = '', digits = ''] = extension.exec(text) ?? [];
  const main = text.slice(0, text.length - after.length);
  const phone = toDigits(main);
  // With "x" or "ext" it is an extension, with a comma alone a pause.
  const separator = /^[;,]/.test(after) ? after.slice(0, -digits.length) : ';ext=';
  return phone && `tel:${phone}${after && separator + digits}`;
}

/**
 * Reads the text after `sms:`: numbers, and the text of the message.
 *
 * @example toMessageUrl('1272&body=Yes') // 'sms:1272?body=Yes'
 */
export function toMessageUrl(written: string): string | undefined {
  const [, to = '', body] = /^([^?&]*)(?:[?&]+body=(.*))?$/i.exec(written) ?? [];
  const numbers = removeSpace(to).split(/[,;]/).filter(Boolean).map(toDigits);
  if (numbers.includes(undefined) || (numbers.length === 0 && !body)) return undefined;
  return `sms:${numbers.join(',')}${body ? `?body=${escapeQuery(body)}` : ''}`;
}

/** Dashes other than the hyphen are only for the eye. */
function removeSpace(written: string): string {
  return written
    .replace(/%20|%c2%a0/gi, '')
    .replace(/%2b/gi, '+')
    .replace(/[\s/\u2010-\u2015]/g, '');
}

function toDigits(text: string): string | undefined {
  const plain = withLetters.test(text) ? text.replace(/[A-Z]/gi, findKey) : text;
  const phone = plain.replace(trunkZero, '$1');
  return number.test(phone) && phone.replace(/\D/g, '').length <= maxDigits ? phone : undefined;
}

function findKey(letter: string): string {
  return String(keys.findIndex((key) => key.includes(letter.toUpperCase())) + 2);
}
