/** Elements outside of paragraphs. */
const blockNames =
  /^(?:address|article|aside|blockquote|caption|col|colgroup|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|legend|li|main|nav|ol|p|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/;
/** Elements that keep spaces and line breaks. */
const verbatim = /^(?:pre|script|style|svg|textarea)$/;
/** Elements in which even a single paragraph is wrapped. */
const paragraphParents = new Set(['', 'blockquote', 'form']);
/** Elements in which paragraphs are wrapped if there are several. */
const mixedParents = new Set(['address', 'article', 'aside', 'dd', 'div', 'li', 'section', 'td', 'th']);
/** Elements that cannot contain paragraphs. */
const singleParagraphParents =
  /^(?:caption|details|dt|figcaption|figure|footer|h[1-6]|header|legend|main|nav|p|summary)$/;
const voidElements = new Set(['hr', 'col']);

const token = /<!--[^<>]*-->|<\/?([a-z][a-z0-9]*)\b[^<>]*>|[^<]+|</gi;

/**
 * Adds paragraphs to classic text as WordPress's `wpautop` does: an empty line separates paragraphs, a line break
 * stays one.
 */
export function addParagraphs(text: string): string {
  const out: string[] = [];
  const open: string[] = [];
  let words = '';
  let asWritten: string | undefined;
  const flush = () => {
    out.push(renderParagraphs(words, open.at(-1) ?? ''));
    words = '';
  };
  const lines = text.replace(/\r\n?/g, '\n').replace(/<br\s*\/?>\s*<br\s*\/?>/gi, '\n\n');
  for (const [whole, written = ''] of lines.matchAll(token)) {
    const name = written.toLowerCase();
    const isEnd = whole.startsWith('</');
    if (asWritten !== undefined) {
      out.push(whole);
      if (isEnd && name === asWritten) asWritten = undefined;
    } else if (verbatim.test(name) && !isEnd) {
      flush();
      out.push(whole);
      asWritten = name;
    } else if (blockNames.test(name)) {
      flush();
      out.push(whole);
      if (isEnd) close(open, name);
      else if (!voidElements.has(name)) open.push(name);
    } else if (!whole.startsWith('<!--')) words += whole;
  }
  flush();
  return out.join('');
}

/** Unclosed elements that are searched for a match: more would be slow. */
const maxUnclosed = 20;

/** Closes an element and all unclosed ones in it. An end tag without a start is ignored. */
function close(open: string[], name: string): void {
  const at = open.slice(-maxUnclosed).lastIndexOf(name);
  if (at >= 0) open.length = Math.max(0, open.length - maxUnclosed) + at;
}

function renderParagraphs(words: string, inside: string): string {
  const pieces = words.split(/\n[^\S\n]*\n\s*/).map((piece) => piece.trim());
  const written = pieces.filter((piece) => piece !== '').map(addLineBreaks);
  if (written.length === 0) return '';
  const ends = /^\s/.test(words) || /\s$/.test(words) ? '\n' : '';
  if (singleParagraphParents.test(inside))
    return written.join(inside === 'p' ? '</p>\n<p>' : '<br />\n<br />\n');
  if (paragraphParents.has(inside) || (mixedParents.has(inside) && written.length > 1))
    return `${ends}${written.map((piece) => `<p>${piece}</p>`).join('\n')}${ends}`;
  return written.join('\n');
}

function addLineBreaks(piece: string): string {
  const lines = piece.split('\n').map((line) => line.trimEnd());
  return lines.map((line) => line.replace(/<br\s{0,9}\/?>$/i, '')).join('<br />\n');
}
