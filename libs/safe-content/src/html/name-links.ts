import { escapeHtml } from './escape-html.ts';
import type { SafeHtml, SafeUrl } from '../safe-types.ts';

/** Links cannot contain each other, and no attribute of sanitised HTML has angle brackets. */
const link = /<a ([^<>]*)>([^]*?)<\/a>/g;
const href = /(?:^| )href="([^"]*)"/;
const anchor = /(?:^| )name="[^"]*"/;
const ownName = /(?:^| )(?:aria-label|title)="[^"]*[^\s"][^"]*"/;
const blankName = / ?aria-label="[^"]*"/;
const picture = /<img (?:[^<>]* )?alt="([^"]*)"[^<>]*>/g;
/** Blanks, and characters that take no place. */
const invisible = /[\s\u00ad\u200b-\u200d\u2060]/g;

/**
 * Makes sure that every link of sanitised HTML has a name. A link around a picture without a description is named by
 * `toName`; an empty link, which nobody can see, becomes its content.
 *
 * @param onNameless called for each of them
 * @example
 * const html = sanitizeHtml('<a href="/tides"><img src="/media/a.webp" alt="" /></a>', policy);
 * nameLinks(html, () => 'Tides', (content) => report(content)); // the link has `aria-label="Tides"`
 */
export function nameLinks(
  html: SafeHtml,
  toName: (url: SafeUrl) => string,
  onNameless: (content: 'empty' | 'picture') => void,
): SafeHtml {
  if (!html.includes('<a ')) return html;
  return html.replace(link, (whole, attributes: string, content: string) => {
    const url = href.exec(attributes)?.[1];
    if (url === undefined || ownName.test(attributes) || hasText(content)) return whole;
    const isPicture = content.includes('<img ');
    onNameless(isPicture ? 'picture' : 'empty');
    if (isPicture) {
      const name = escapeHtml(toName(unescapeText(url) as SafeUrl));
      return `<a ${attributes.replace(blankName, '')} aria-label="${name}">${content}</a>`;
    }
    const name = anchor.exec(attributes)?.[0].trim();
    return name === undefined ? content : `<a ${name}>${content}</a>`;
  }) as SafeHtml;
}

function hasText(html: string): boolean {
  const text = html.replace(picture, '$1').replace(/<[^>]*>/g, '');
  return text.replace(invisible, '') !== '';
}

function unescapeText(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
