import { decodeHTMLStrict } from 'entities/decode';

/** Tags that an editor's desk writes into titles and excerpts. Anything else between angle brackets is text. */
const inlineTag =
  /<\/?(?:a|abbr|b|cite|code|del|em|i|ins|kbd|mark|q|s|small|span|strong|sub|sup|u|wbr)(?:[\s/][^<>]*)?>/gi;
const breakingTag =
  /<\/?(?:blockquote|br|dd|div|dl|dt|figcaption|figure|h[1-6]|hr|img|li|ol|p|pre|section|table|tbody|td|th|thead|tr|ul)(?:[\s/][^<>]*)?>/gi;

/**
 * The words of a text that the content service wrote for a page of its own: tags become the words in them, entities
 * the characters they name, once. The outcome is text: `<` in it is a character, and it is never to be read as HTML.
 *
 * @example plainText('Fish &#038; <em>chips</em>') // 'Fish & chips'
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
