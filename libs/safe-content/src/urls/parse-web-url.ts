const maxUrlLength = 2048;
/** Browsers drop, fold or hide these: the checked text would differ from the opened URL. */
const deceptiveCharacters = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
/** Scheme, two slashes, and an authority without user names, backslashes or spaces; only letters may be escaped. */
const webShape = /^https?:\/\/(?:[^/?#@%\s\\"<>]|%[89a-f][0-9a-f])+(?:[/?#]|$)/i;

/** Parses an absolute http or https URL without user names or deceptive characters. */
export function parseWebUrl(untrusted: unknown): URL | undefined {
  const text = toUrlText(untrusted);
  return text === undefined || text.includes('\\') ? undefined : toWebUrl(text);
}

/** Returns the trimmed text of a URL if browsers would open exactly that. */
export function toUrlText(untrusted: unknown): string | undefined {
  if (typeof untrusted !== 'string' || untrusted.length > maxUrlLength) return undefined;
  const text = untrusted.trim();
  return text === '' || deceptiveCharacters.test(text) ? undefined : text;
}

export function toWebUrl(text: string): URL | undefined {
  const url = webShape.test(text) ? parseUrl(text) : undefined;
  return url === undefined || url.hostname === '' || url.username !== '' || url.password !== ''
    ? undefined
    : url;
}

/** Parses a URL. `URL.parse` and `URL.canParse` are missing in Safari before 17. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
