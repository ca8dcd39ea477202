const part = String.raw`[^\s@"<>()[\]\\.,;:]+`;
const quoted = String.raw`"[^"\r\n]+"`;
const name = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;
const number = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`;
const pattern = new RegExp(
  String.raw`^(?:${part}(?:\.${part})*|${quoted})@(?:(?:${name}\.)+\p{L}{2,}|\[${number}(?:\.${number}){3}\])$`,
  'u',
);

/**
 * Whether a text is written like an email address: a local part, @, and a domain whose last part has two letters or
 * more, or an IPv4 address in brackets. Spaces around it count as wrong: trim first. At most 254 characters.
 *
 * @example
 * isEmailAddress('anna@post.example'); // true
 * isEmailAddress('anna@post'); // false
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && pattern.test(text);
}
