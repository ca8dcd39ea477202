// cspell:ignore callto
import { cleanUrlText } from './clean-url-text.ts';
import { toMailUrl } from './mail-url.ts';
import { parseUrl, toUrlText, toWebUrl } from './parse-web-url.ts';
import { toMessageUrl, toPhoneUrl } from './phone-url.ts';

/** Kind of an untrusted URL after parsing. Any other is refused. */
export type ClassifiedUrl =
  | { kind: 'path'; url: URL }
  | { kind: 'within page'; text: string }
  /** Written without a scheme: https, or that of a configured host. */
  | { kind: 'web'; url: URL; hasNoScheme?: boolean }
  /** Opened by another program: email, phone, messages, calendar. */
  | { kind: 'program'; text: string };

const pathShape = /^\/(?![/\\])/;
/** Escaped control characters, slashes and backslashes: no page has them, and servers decode them differently. */
const deceptiveEscapes = /%(?:[01][0-9a-f]|7f|2f|5c)/i;
const noSchemeShape = /^\/\/(?![/\\])/;
const wwwShape = /^www\.[^\s/?#@:\\]+\.[^\s/?#@:\\.]{2,}(?::\d+)?(?:[/?#]|$)/i;
const programShape = /^(mailto|tel|callto|sms|webcals?):/i;
const addressShape = /^[^\s@/?#:;,]+@[^\s@/?#:;,]+\.[^\s@/?#:;,.]{2,}$/;
const internationalNumber = /^\+[0-9][0-9 ().-]{5,}$/;
const placeholderOrigin = 'https://path.invalid';

/**
 * Classifies a URL: cleans its text, lets the platform parse it, and returns only the parsed result. `toSafeLink`,
 * `toSafeImageUrl` and `toSafeFrameUrl` decide which hosts are allowed.
 */
export function classifyUrl(untrusted: unknown): ClassifiedUrl | undefined {
  const text = toUrlText(cleanUrlText(untrusted));
  if (text === undefined) return undefined;
  if (text.startsWith('#'))
    return { kind: 'within page', text: parseUrl(`${placeholderOrigin}/${text}`)?.hash || '#' };
  if (text.startsWith('?')) return classifyQuery(text);
  if (pathShape.test(text)) return classifyPath(text);
  const hasNoScheme = noSchemeShape.test(text);
  const url = toWebUrl(hasNoScheme ? `https:${text}` : wwwShape.test(text) ? `https://${text}` : text);
  if (url) return { kind: 'web', url, ...(hasNoScheme && { hasNoScheme }) };
  const program = toProgramUrl(text);
  return program === undefined ? undefined : { kind: 'program', text: program };
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

function toProgramUrl(text: string): string | undefined {
  const [whole = '', scheme = ''] = programShape.exec(text) ?? [];
  const rest = text.slice(whole.length);
  switch (scheme.toLowerCase()) {
    case 'mailto':
      return toMailUrl(rest);
    case 'tel':
    case 'callto':
      return toPhoneUrl(rest);
    case 'sms':
      return toMessageUrl(rest);
    case 'webcal':
    case 'webcals':
      return toWebUrl(`https:${rest.replace(/^(?:\/\/)?https?:/i, '')}`)?.href.replace(
        'https',
        scheme.toLowerCase(),
      );
    default:
      if (internationalNumber.test(text)) return toPhoneUrl(text);
      return addressShape.test(text) ? toMailUrl(text) : undefined;
  }
}
