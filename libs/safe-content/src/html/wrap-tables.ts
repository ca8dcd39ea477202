import type { SafeHtml } from '../safe-types.ts';

const tag = /<(\/?)table(?=[ >])[^>]*>/g;
const caption = /<caption(?: [^>]*)?>([\s\S]*?)<\/caption>/;
const captionAfter = /^\s*<figcaption(?: [^>]*)?>([\s\S]*?)<\/figcaption>/;

/**
 * Wraps each table of sanitised HTML in a box that scrolls sideways, reachable by keyboard and named after the table.
 *
 * @param className class of the box, with the styles for scrolling
 * @param unnamed name of a table without a caption
 * @example
 * const html = sanitizeHtml('<table><caption>Tides</caption><tr><td>6:12</td></tr></table>', policy);
 * wrapTables(html, 'table-box', 'Table'); // a box with `aria-label="Tides"` around the table
 */
export function wrapTables(html: SafeHtml, className: string, unnamed: string): SafeHtml {
  if (!html.includes('<table')) return html;
  const fallback = unnamed.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  let out = '';
  let read = 0;
  let depth = 0;
  for (const { 0: whole, 1: closing, index } of html.matchAll(tag)) {
    depth += closing === '/' ? -1 : 1;
    const end = index + whole.length;
    if (depth === 1 && closing === '') {
      out += `${html.slice(read, index)}<div class="${className}" role="group" tabindex="0" aria-label="${findTableName(html.slice(index)) || fallback}">`;
      read = index;
    } else if (depth === 0) {
      out += `${html.slice(read, end)}</div>`;
      read = end;
    }
  }
  return (out + html.slice(read)) as SafeHtml;
}

/** Returns the table's caption, or the figure's caption after it; empty without one. */
function findTableName(table: string): string {
  const end = table.indexOf('</table>');
  const found = caption.exec(table.slice(0, end)) ?? captionAfter.exec(table.slice(end + '</table>'.length));
  const words = (found?.[1] ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('"', '&quot;')
    .trim();
  return words;
}
