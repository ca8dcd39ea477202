import { decodeHTMLStrict } from 'entities/decode';

/** Tags that editors put into titles and excerpts. Other text in angle brackets stays. */
const inlineTag =
  /<\/?(?:a|abbr|b|cite|code|del|em|i|ins|kbd|mark|q|s|small|span|strong|sub|sup|u|wbr)(?:[\s/][^<>]*)?>/gi;
const breakingTag =
  /<\/?(?:blockquote|br|dd|div|dl|dt|figcaption|figure|h[1-6]|hr|img|li|ol|p|pre|section|table|tbody|td|th|thead|tr|ul)(?:[\s/][^<>]*)?>/gi;

/**
 * Converts text that the content service wrote for its own pages: tags are removed, entities decoded once. The result
 * is plain text, in which `<` is a character. Never use it as HTML.
 *
 * @example toPlainText('Fish &#038; <em>chips</em>') // 'Fish & chips'
 */
export function toPlainText(written: string): string {
  const hasTags = written.includes('<');
  if (!hasTags && !written.includes('&')) return written.trim();
  const words = hasTags ? removeTags(written) : written;
  return decodeHTMLStrict(words).trim();
}

function removeTags(text: string): string {
  const apart = text.replace(breakingTag, ' ');
  const words = apart === text ? text : apart.replace(/ {2,}/g, ' ');
  return words.replace(inlineTag, '');
}

/**
 * Returns the text of sanitised HTML, in one line. Like `toPlainText`, the result is never HTML.
 *
 * @example toTextOfHtml('<p>Fish &amp; <em>chips</em></p><p>Tea</p>') // 'Fish & chips Tea'
 */
export function toTextOfHtml(html: string): string {
  const text = html.replace(inlineTag, '').replace(/<[^>]*>/g, ' ');
  return decodeHTMLStrict(text).replace(/\s+/g, ' ').trim();
}
