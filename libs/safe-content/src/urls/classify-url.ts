import { parseUrl, toUrlText, toWebUrl } from './parse-web-url.ts';

/** Kind of an untrusted URL after parsing. Any other is refused. */
export type ClassifiedUrl =
  | { kind: 'path'; url: URL }
  | { kind: 'within page'; text: string }
  | { kind: 'web'; url: URL }
  | { kind: 'mail or phone'; text: string };

const pathShape = /^\/(?!\/)/;
/** Escaped control characters, slashes and backslashes: no page has them, and servers decode them differently. */
const deceptiveEscapes = /%(?:[01][0-9a-f]|7f|2f|5c)/i;
const mailShape = /^mailto:(?:[^?@%,]+@[^?@%,]+(?:,[^?@%,]+@[^?@%,]+)*(?:\?.*)?|\?.+)$/i;
const phoneShape = /^tel:\+?[0-9().-]{2,32}(?:[;,](?:ext=)?[0-9]{1,10})?$/i;
const placeholderOrigin = 'https://path.invalid';

/**
 * Classifies a URL: checks its text, lets the platform parse it, and returns only the parsed result. `toSafeLink`,
 * `toSafeImageUrl` and `toSafeFrameUrl` decide which hosts are allowed.
 */
export function classifyUrl(untrusted: unknown): ClassifiedUrl | undefined {
  const text = toUrlText(untrusted);
  if (text === undefined) return undefined;
  if (text.startsWith('#'))
    return { kind: 'within page', text: parseUrl(`${placeholderOrigin}/${text}`)?.hash || '#' };
  if (text.startsWith('?')) return classifyQuery(text);
  if (pathShape.test(text)) return classifyPath(text);
  const url = toWebUrl(text);
  if (url) return { kind: 'web', url };
  return classifyMailOrPhone(text);
}

/** Returns true for a path that cannot be read as another host, even after decoding. */
export function isPlainPath(pathname: string): boolean {
  return !pathname.startsWith('//') && !deceptiveEscapes.test(pathname);
}

function classifyQuery(text: string): ClassifiedUrl | undefined {
  const url = parseUrl(`${placeholderOrigin}/${text}`);
  return url === undefined || url.search === ''
    ? undefined
    : { kind: 'within page', text: url.search + url.hash };
}

function classifyPath(text: string): ClassifiedUrl | undefined {
  const url = parseUrl(placeholderOrigin + text);
  return url?.origin === placeholderOrigin && isPlainPath(url.pathname) ? { kind: 'path', url } : undefined;
}

function classifyMailOrPhone(text: string): ClassifiedUrl | undefined {
  const mail = text.replaceAll(' ', '%20');
  if (mailShape.test(mail) && !/[\s"<>`]/.test(mail)) {
    return { kind: 'mail or phone', text: `mailto:${mail.slice('mailto:'.length)}` };
  }
  const phone = text.replace(/\s/g, '');
  if (phoneShape.test(phone)) return { kind: 'mail or phone', text: `tel:${phone.slice('tel:'.length)}` };
  return undefined;
}
