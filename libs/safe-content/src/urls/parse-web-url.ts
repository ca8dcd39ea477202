const maxUrlLength = 2048;
/** Browsers drop, fold or hide these, so that the checked text would not be the opened one. */
const deceptiveCharacters = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\\]/u;
/** Scheme, two slashes, and an authority without user names, escapes or blanks. */
const webShape = /^https?:\/\/[^/?#@%\s]+(?:[/?#]|$)/i;

/** Parses an absolute web address, after checking its text: without user names and tricks. */
export function parseWebUrl(untrusted: unknown): URL | undefined {
  const text = toUrlText(untrusted);
  return text === undefined ? undefined : toWebUrl(text);
}

/** The text of an untrusted address, when it says what browsers would open. */
export function toUrlText(untrusted: unknown): string | undefined {
  if (typeof untrusted !== 'string' || untrusted.length > maxUrlLength) return undefined;
  const text = untrusted.trim();
  return text === '' || deceptiveCharacters.test(text) ? undefined : text;
}

/** The web address that a text is, or `undefined`. */
export function toWebUrl(text: string): URL | undefined {
  const url = webShape.test(text) ? parseUrl(text) : undefined;
  return url === undefined || url.hostname === '' || url.username !== '' || url.password !== ''
    ? undefined
    : url;
}

export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
