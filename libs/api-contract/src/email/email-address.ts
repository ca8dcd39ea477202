const part = String.raw`[^\s@"<>()[\]\\.,;:]+`;
const quoted = String.raw`"[^"\r\n]+"`;
const name = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;
const number = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`;
const pattern = new RegExp(
  String.raw`^(?:${part}(?:\.${part})*|${quoted})@(?:(?:${name}\.)+\p{L}{2,}|\[${number}(?:\.${number}){3}\])$`,
  'u',
);

/**
 * True for an email address: a local part, @, and a domain whose last part has two letters or more, or an IPv4
 * address in brackets. Trim first: spaces around it make it invalid. At most 254 characters.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && pattern.test(text);
}
