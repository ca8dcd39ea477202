/** A URL may be longer before it is cleaned than after. */
const maxWrittenLength = 3_000;
/** Characters that take no place. Copying adds them, and the URL is meant without them. */
const invisible = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202c\u2060-\u2064\u2066-\u2069\ufeff\t\n\r]/g;
const invisibleEnds = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;
/** Scheme and slashes, which decide what the rest means. */
const start = /^(?:[a-z][a-z0-9+.-]*:)?[/\\]*/i;
const quoted = /^["'“”„‟‘’‚«»<]+([^]*?)["'“”„‟‘’‚«»>]*$/;
/** An ampersand as HTML escapes it, once or several times. */
const ampersand = /&(?:amp;|#0*38;|#x0*26;)+/gi;
/** `https:// host`, and a scheme before another: `http://https://host`, `http://mailto:…`. */
const spaced = /^(https?:)\s*\/\/\s*/i;
const doubled = /^(?:https?:\/\/)+(?=https?:\/\/|mailto:|tel:)/i;

/**
 * Removes from a URL what people did not mean when they typed, copied and pasted it: quotes, invisible characters, line
 * breaks, ampersands escaped twice, a second scheme. `undefined` if that changes how the URL starts.
 *
 * @example cleanUrlText('“http://https://example.org/?a&amp;b”\u200b') // 'https://example.org/?a&b'
 */
export function cleanUrlText(written: unknown): string | undefined {
  if (typeof written !== 'string' || written.length > maxWrittenLength) return undefined;
  const text = written.replace(invisibleEnds, '').replace(quoted, '$1').replace(invisibleEnds, '');
  const clean = text.replace(invisible, '');
  if (start.exec(text)?.[0] !== start.exec(clean)?.[0]) return undefined;
  return clean
    .replace(ampersand, '&')
    .replace(spaced, '$1//')
    .replace(doubled, '')
    .replace(/^https?:\\\\(?!\\)[^?#@]*(?=[?#]|$)/i, (web) => web.replaceAll('\\', '/'));
}
