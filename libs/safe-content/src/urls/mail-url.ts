import { parseUrl } from './parse-web-url.ts';

const quotedName = /"[^"]*"/g;
/** `Anna Berg <anna@example.org>`: the address is within the brackets. */
const withName = /^[^<>]*<([^<>]+)>$/;
const address = /^((?:[^\s@"<>()[\]\\,;:?%]|%[89a-f][0-9a-f]){1,200})@([^\s@"<>()[\]\\,;:?%/#]{1,253})$/i;
/** The escapes that people's programs write in an address; none of them may hide a line break. */
const escapes = /%(?:20|22|2[bc]|3[bce]|40|c2%a0)/gi;

/**
 * Reads the text after `mailto:`: addresses with commas or semicolons between them, and a query. Domains become ASCII.
 *
 * @returns a `mailto:` URL, or `undefined` if one address is none
 * @example toMailUrl(' a@example.org; b@example.org') // 'mailto:a@example.org,b@example.org'
 */
export function toMailUrl(written: string): string | undefined {
  const [, to = '', query] = /^([^?&]*)(?:[?&](.+))?$/.exec(written.replace(/^(?:mailto:|\/\/)+/i, '')) ?? [];
  const addresses = to
    .replace(escapes, (escape) => decodeURIComponent(escape))
    .replace(quotedName, '')
    .split(/[,;]/)
    .map((one) => (withName.exec(one.trim())?.[1] ?? one).replace(/\s/g, ''))
    .filter((one) => one !== '')
    .map(toAddress);
  if (addresses.includes(undefined) || (addresses.length === 0 && query === undefined)) return undefined;
  return `mailto:${addresses.join(',')}${query === undefined ? '' : `?${escapeQuery(query)}`}`;
}

function toAddress(written: string): string | undefined {
  const [, name, domain = ''] = address.exec(written) ?? [];
  if (name === undefined) return undefined;
  const host = isAscii(domain) ? domain : parseUrl(`https://${domain}`)?.hostname;
  return host && `${isAscii(name) ? name : escapeQuery(name)}@${host}`;
}

const isAscii = (text: string): boolean => /^[\x21-\x7e]+$/.test(text);

/** Escapes what a URL cannot contain. Escapes that are there stay. */
export function escapeQuery(query: string): string {
  return query
    .toWellFormed()
    .replace(/%(?![0-9a-f]{2})|[^\x21-\x7e]|["<>`\\^{|}]/giu, (character) => encodeURIComponent(character));
}
