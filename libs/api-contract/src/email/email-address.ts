const part = String.raw`[^\s\p{C}@"<>()[\]\\.,;:]+`;
const quoted = String.raw`"[^"\\\p{C}\p{Zl}\p{Zp}]+"`;
const name = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`;
const number = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`;
const pattern = new RegExp(
  String.raw`^(?=.{1,64}@)(?:${part}(?:\.${part})*|${quoted})@(?:(?:${name}\.)+\p{L}{2,}|\[${number}(?:\.${number}){3}\])$`,
  'u',
);

/**
 * True for an email address: a local part, @, and a domain whose last part has two letters or more, or an IPv4
 * address in brackets. Trim first: spaces around it make it invalid. At most 254 characters, without control characters
 * and invisible ones.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && pattern.test(text);
}

/**
 * True for an email address that every mail relay can send to: before the @ only letters without accents, digits and signs,
 * because many relays lack the extension for others (SMTPUTF8). Its domain may have any letters.
 */
export function isReachableAddress(text: string): boolean {
  return /^[!-~]+@/.test(text) && isEmailAddress(text);
}

/** Returns a typed or pasted address without the spaces around it, and without characters that nobody sees. */
export function cleanEmail(text: string): string {
  return text.replace(/\p{Cf}/gu, '').trim();
}
