const maxAddressLength = 2048;
/** Browsers drop, fold or hide these, so that the checked text would not be the opened one. */
const deceptiveCharacters = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\\]/u;
/** Scheme, two slashes, and an authority without user names, escapes or blanks. */
const webShape = /^https?:\/\/[^/?#@%\s]+(?:[/?#]|$)/i;

/** Parses an absolute web address, after checking its text: without user names and tricks. */
export function parseWebAddress(untrusted: unknown): URL | undefined {
  const text = plainText(untrusted);
  return text === undefined ? undefined : webOf(text);
}

/** The text of an untrusted address, when it says what browsers would open. */
export function plainText(untrusted: unknown): string | undefined {
  if (typeof untrusted !== 'string' || untrusted.length > maxAddressLength) return undefined;
  const text = untrusted.trim();
  return text === '' || deceptiveCharacters.test(text) ? undefined : text;
}

/** The web address that a text is, or `undefined`. */
export function webOf(text: string): URL | undefined {
  const url = webShape.test(text) ? parsed(text) : undefined;
  return url === undefined || url.hostname === '' || url.username !== '' || url.password !== ''
    ? undefined
    : url;
}

export function parsed(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
