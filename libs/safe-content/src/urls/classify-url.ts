import { parseUrl, toUrlText, toWebUrl } from './parse-web-url.ts';

/** What kind of address an untrusted text is, after parsing. Any other is refused. */
export type ClassifiedUrl =
  | { kind: 'path'; url: URL }
  | { kind: 'within page'; text: string }
  | { kind: 'web'; url: URL }
  | { kind: 'mail or phone'; text: string };

const pathShape = /^\/(?!\/)/;
/** Escaped control characters, slashes and backslashes: no page has them, servers decode them into something else. */
const deceptiveEscapes = /%(?:[01][0-9a-f]|7f|2f|5c)/i;
const mailShape = /^mailto:(?:[^?@%,]+@[^?@%,]+(?:,[^?@%,]+@[^?@%,]+)*(?:\?.*)?|\?.+)$/i;
const phoneShape = /^tel:\+?[0-9().-]{2,32}(?:[;,](?:ext=)?[0-9]{1,10})?$/i;
const placeholderOrigin = 'https://path.invalid';

/**
 * Classifies an address: checks the text first, then lets the platform parse it, and returns only what the parser
 * understood. Which host is allowed where is decided by `toSafeLink`, `toSafeImageUrl` and `toSafeFrameUrl`.
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

/** Whether a path of a host of ours stays one: none that could be read as another host, nor decoded into one. */
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
